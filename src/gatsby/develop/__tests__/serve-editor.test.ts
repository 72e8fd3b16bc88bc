import { spawn } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { Readable } from "node:stream"
import { minimalContent } from "../../../../test/content"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { VALID_FILES } from "../../../../test/valid-content"
import { serveEditor } from "../serve-editor"

jest.mock("node:child_process", () => ({
  ...jest.requireActual("node:child_process"),
  spawn: jest.fn(() => ({ unref: () => {} })),
}))

const folder = path.join(makeTemporaryFolder(), "Jörg")
mkdirSync(folder)
for (const [name, text] of Object.entries(VALID_FILES))
  writeFileSync(path.join(folder, `${name}.yaml`), text)
process.env.CONTENT = folder

/** Sends the body to the route, as Express does. */
async function ask(body: string) {
  const [writeHead, setHeader] = [jest.fn().mockReturnThis(), jest.fn().mockReturnThis()]
  const response = { writeHead, setHeader, end: jest.fn() }
  const routes: ((request: unknown, response: unknown) => Promise<void>)[] = []
  serveEditor({ app: { post: (_: string, route: never) => routes.push(route) } }, () => [
    minimalContent(),
  ])
  await routes[0]?.(Readable.from([Buffer.from(body)]), response)
  const [[, args = [], options] = []] = jest.mocked(spawn).mock.calls.splice(0)
  const [status] = writeHead.mock.calls.flat()
  const [text] = response.end.mock.calls.flat()
  return { answer: text && JSON.parse(text), opened: args.slice(-2), options, status }
}

const question = (text: string, pick?: number) =>
  JSON.stringify({ texts: [text], around: [], language: "en", path: "/about/", pick })

const FILE = path.join(folder, "about.yaml")

test("opens the one line that has the text, and answers with its place", async () => {
  const { answer, opened } = await ask(question("Who I am."))
  expect(opened).toEqual([FILE, "2"])
  const place = `${FILE}:2:14`
  expect(answer).toEqual({ text: "Who I am.", places: [place], opened: place })
})

test("of several lines, opens only the one that the owner picks", async () => {
  const { answer, opened } = await ask(question("Portfolio"))
  expect(answer.places).toHaveLength(2)
  expect([answer.opened, opened]).toEqual([undefined, []])
  const picked = await ask(question("Portfolio", 1))
  expect(picked.answer.opened).toBe(answer.places[1])
  expect(picked.opened).toEqual([path.join(folder, "portfolio.yaml"), "1"])
  expect((await ask(question("Portfolio", 2))).opened).toEqual([])
})

test.each(["", "{", "[]", '{"fileName":"/etc/passwd"}', question("x").replace('"x"', "1")])(
  "opens nothing for what no page asks: %s",
  async (body) => {
    expect(await ask(body)).toMatchObject({ status: 400, opened: [] })
  },
)

test("answers that a text is not in the content", async () => {
  expect(await ask(question("Made by code"))).toMatchObject({ answer: { places: [] }, opened: [] })
})

test("gives no editor the terminal, and starts none that is made for one", async () => {
  const before = { EDITOR: process.env.EDITOR, VISUAL: process.env.VISUAL }
  Object.assign(process.env, { EDITOR: "vi", VISUAL: "nano", REACT_EDITOR: "zed" })
  try {
    const { options } = await ask(question("Who I am."))
    expect(options).toMatchObject({ stdio: "ignore", detached: true })
    expect(options?.env).toMatchObject({ EDITOR: "", VISUAL: "", REACT_EDITOR: "zed" })
  } finally {
    delete process.env.REACT_EDITOR
    for (const [name, value] of Object.entries(before))
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
  }
})
