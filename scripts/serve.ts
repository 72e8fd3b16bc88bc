/** `npm run serve`: serves the built site. `--help` describes the options. */

import { existsSync, readFileSync } from "node:fs"
import { networkInterfaces } from "node:os"
import path from "node:path"
import { command, quotedCommand } from "../src/lib/command"
import { listenOnFreePort, toPort } from "./lib/listen"
import { UserError, withOptions } from "./lib/run-main"
import { createStaticServer } from "./lib/static-server"

const HELP = `Serves the built site on this machine. No other machine can open it.

  ${command("serve")}

Options:
  --port NUMBER        the first port to try (the variable PORT, or 9000)
  --host               also lets every machine in your network open the site, such as your phone
  --root FOLDER        the built site (public)
  --path-prefix PATH   the path of the site on its domain (that of the build)
  --help               shows this text`

const OPTIONS = { texts: ["port", "root", "path-prefix"], flags: ["host"] } as const

export const main = withOptions(HELP, OPTIONS, async (values) => {
  const { host: isOpen, root = "public" } = values
  const requestedPort = toPort(values.port ?? (process.env.PORT || "9000"))
  const home = path.join(root, "index.html")
  if (!existsSync(home)) {
    throw new UserError(`There is no built site in ${root}. Run ${quotedCommand("build")} first.`)
  }
  // The first script of a page stands at the root of the site.
  const builtWith = /<script data-src="([^" ]*)\//.exec(readFileSync(home, "utf8"))?.[1]
  const pathPrefix = values["path-prefix"] ?? builtWith ?? ""
  const server = createStaticServer({ root, pathPrefix })
  const port = await listenOnFreePort(server, requestedPort, isOpen ? "0.0.0.0" : undefined)
  const toAddress = (host: string) => new URL(pathPrefix, `http://${host}:${port}/`)
  if (port !== requestedPort) console.log(`Port ${requestedPort} is in use.`)
  console.log(`The site is served on ${toAddress("localhost")}`)
  if (isOpen) {
    const interfaces = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
    const others = interfaces.filter(({ family, internal }) => family === "IPv4" && !internal)
    const addresses = others.map(({ address }) => `  ${toAddress(address)}`)
    console.log(["Everyone in your network can open it:", ...addresses].join("\n"))
  }
  console.log("Press Ctrl-C to stop it.")
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => server.close().closeAllConnections())
})
