import { mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import type { CreateDevServerArgs } from "gatsby"
import { minimalContent } from "../../../../test/content"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import type { Content } from "../../../content/schemas"
import { resumesOf } from "../../../resume"
import { removeGeneratedFiles, serveGeneratedFiles } from "../serve-generated-files"

type App = RequestListener & CreateDevServerArgs["app"]

/** Gatsby's develop server is an Express application, too. */
const createApp = jest.requireActual<() => App>("express")

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Starts a server that calls `getContent`, and returns a function that requests a path. */
function startServer(getContent: () => Content) {
  const app = createApp()
  serveGeneratedFiles({ app }, () => resumesOf(getContent()))
  server = createServer(app).listen(0)
  const { port } = server.address() as AddressInfo
  return async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`)
    // A body that nobody reads keeps its socket, and the process, alive.
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}

test("serves the files of a variant that is added while the server runs", async () => {
  let content = minimalContent()
  const request = startServer(() => content)
  expect((await request("/share/resume-platform.png")).status).toBe(404)

  content = { ...minimalContent(), variants: { platform: {} } }
  const text = await request("/resume/platform.txt")
  const image = await request("/share/resume-platform.png")
  expect([text.status, image.status]).toEqual([200, 200])
  expect(image.headers.get("content-type")).toBe("image/png")

  content = minimalContent()
  expect((await request("/share/resume-platform.png")).status).toBe(404)
})

test("generates a file from the content at the time of the request", async () => {
  let content = minimalContent()
  const request = startServer(() => content)
  expect((await request("/resume.txt")).text).toContain("Ada")
  content = { ...content, owner: { ...content.owner, name: "Grace" } }
  expect((await request("/resume.txt")).text).toContain("Grace")
})

test("leaves every other request to the develop server", async () => {
  const request = startServer(() => minimalContent())
  expect((await request("/resume/")).status).toBe(404)
  expect((await request("/commons.js")).status).toBe(404)
})

test("removes the generated files of an earlier build, also of a variant that is gone, and no page", async () => {
  const folder = makeTemporaryFolder()
  mkdirSync(path.join(folder, "resume/gone"), { recursive: true })
  for (const name of [
    "resume.pdf",
    "resume/gone.txt",
    "resume/index.html",
    "resume/gone/index.html",
  ]) {
    writeFileSync(path.join(folder, name), "old")
  }
  await removeGeneratedFiles([minimalContent()], folder)
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    "resume",
    "resume/gone",
    "resume/gone/index.html",
    "resume/index.html",
  ])
})
