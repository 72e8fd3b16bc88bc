/** `npm run serve`: serves the built site. `--help` describes the options. */

import { existsSync } from "node:fs"
import type { Server } from "node:http"
import path from "node:path"
import { command, quotedCommand } from "../src/lib/command"
import { listenOnFreePort, toPort } from "./lib/listen"
import { runWithOptions, UserError } from "./lib/run-main"
import { createStaticServer } from "./lib/static-server"

const HELP = `Serves the built site on this machine.

  ${command("serve")}

Options:
  --port NUMBER        the first port to try (the variable PORT, or 9000)
  --root FOLDER        the built site (public)
  --path-prefix PATH   the path of the site on its domain, if it was built with one
  --help               shows this text`

const CONFIG = {
  options: {
    port: { type: "string", default: process.env.PORT || "9000" },
    root: { type: "string", default: "public" },
    "path-prefix": { type: "string", default: "" },
  },
} as const

runWithOptions(HELP, CONFIG, async ({ values }) => {
  const { root, "path-prefix": pathPrefix } = values
  const requestedPort = toPort(values.port)
  if (!existsSync(path.join(root, "index.html"))) {
    throw new UserError(`There is no built site in ${root}. Run ${quotedCommand("build")} first.`)
  }
  const server = createStaticServer({ root, pathPrefix })
  const port = await listenOnFreePort(server, requestedPort)
  const address = new URL(pathPrefix, `http://localhost:${port}/`)
  if (port !== requestedPort) console.log(`Port ${requestedPort} is in use.`)
  console.log(`The site is served on ${address}`)
  console.log("Press Ctrl-C to stop it.")
  closeOnSignal(server)
})

function closeOnSignal(server: Server) {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
}
