/**
 * `npm run serve`: serves the built site.
 * Options: --port N (or PORT), --root FOLDER, --path-prefix NAME for a site built with a prefix.
 */
import { existsSync } from "node:fs"
import type { Server } from "node:http"
import path from "node:path"
import { parseArgs } from "node:util"
import { listenOnFreePort } from "./lib/listen"
import { runMain, UserError } from "./lib/run-main"
import { createStaticServer } from "./lib/static-server"

runMain(async () => {
  const { port: requestedPort, root, pathPrefix } = readOptions()
  if (!existsSync(path.join(root, "index.html"))) {
    throw new UserError(`There is no built site in ${root}. Run \`npm run build\` first.`)
  }
  const server = createStaticServer({ root, pathPrefix })
  const port = await listenOnFreePort(server, requestedPort)
  const address = new URL(pathPrefix, `http://localhost:${port}/`)
  if (port !== requestedPort) console.log(`Port ${requestedPort} is in use.`)
  console.log(`The site is served on ${address}`)
  console.log("Press Ctrl-C to stop it.")
  closeOnSignal(server)
})

function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: process.env.PORT || "9000" },
      root: { type: "string", default: "public" },
      "path-prefix": { type: "string", default: "" },
    },
  })
  return { port: toPort(values.port), root: values.root, pathPrefix: values["path-prefix"] }
}

function toPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new UserError(`"${text}" is not a port. A port is a whole number from 1 to 65535.`)
}

function closeOnSignal(server: Server) {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
}
