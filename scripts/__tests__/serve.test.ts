import { spawn } from "node:child_process"
import { once } from "node:events"
import { writeFileSync } from "node:fs"
import { networkInterfaces } from "node:os"
import path from "node:path"
import { makeTemporaryFolder } from "../../test/temporary-folder"

const root = makeTemporaryFolder()
writeFileSync(path.join(root, "index.html"), "home")

/** @returns what the command prints, and the status of each address that it prints */
async function serve(args: readonly string[]) {
  const command = ["scripts/run.mjs", "serve", "--root", root, "--port", "9610", ...args]
  const server = spawn(process.execPath, command)
  let text = ""
  for await (const chunk of server.stdout) {
    text += chunk
    if (text.includes("Ctrl-C")) break
  }
  const addresses = text.match(/http:\S+/g) ?? []
  const statuses = await Promise.all(addresses.map(async (each) => (await fetch(each)).status))
  server.kill()
  await once(server, "exit")
  return { text, addresses, statuses }
}

test("serves the site on this machine, and on the network only with --host", async () => {
  const own = await serve([])
  expect([own.addresses, own.statuses]).toEqual([[expect.stringContaining("//localhost:")], [200]])

  const { text, addresses, statuses } = await serve(["--host"])
  expect(text).toContain("Everyone in your network can open it")
  const interfaces = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  const network = interfaces.filter(({ family, internal }) => family === "IPv4" && !internal)
  expect(addresses).toHaveLength(1 + network.length)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test("serves a site that was built with a path prefix below that path", async () => {
  const page = '<script data-src="/me/cv/webpack-runtime-0a.js /me/cv/app-0b.js"></script>'
  writeFileSync(path.join(root, "index.html"), page)
  const { addresses, statuses } = await serve([])
  expect([addresses, statuses]).toEqual([[expect.stringMatching(/\d\/me\/cv$/)], [200]])
})
