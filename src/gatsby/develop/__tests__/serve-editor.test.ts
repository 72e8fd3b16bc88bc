import { spawn } from "node:child_process"
import path from "node:path"
import { serveEditor } from "../serve-editor"

jest.mock("node:child_process", () => ({ spawn: jest.fn(() => ({ unref: () => {} })) }))

/** Asks the route for the address, as Express does. */
function open(query: Record<string, string>) {
  const response = { end: jest.fn() }
  const get = (_: string, answer: (request: unknown, response: unknown) => void) =>
    answer({ query }, response)
  serveEditor({ app: { get } })
  expect(response.end).toHaveBeenCalled()
  const [[, args = [], options] = []] = jest.mocked(spawn).mock.calls.splice(0)
  return { args: args.slice(-2), options }
}

test.each([
  [
    { fileName: "/Jörg/content/work.yaml", lineNumber: "7" },
    [path.resolve("/Jörg/content/work.yaml"), "7"],
  ],
  [{ fileName: "src/a.ts" }, [path.resolve("src/a.ts"), "1"]],
  [{ fileName: "-x" }, [path.resolve("-x"), "1"]],
])("starts the editor with a file and a line: %j", (query, expected) => {
  expect(open(query).args).toEqual(expected)
})

test("gives no editor the terminal, and starts none that is made for one", () => {
  const before = { EDITOR: process.env.EDITOR, VISUAL: process.env.VISUAL }
  Object.assign(process.env, { EDITOR: "vi", VISUAL: "nano", REACT_EDITOR: "zed" })
  try {
    const { options } = open({ fileName: "/a.yaml", lineNumber: "1" })
    expect(options).toMatchObject({ stdio: "ignore", detached: true })
    expect(options?.env).toMatchObject({ EDITOR: "", VISUAL: "", REACT_EDITOR: "zed" })
  } finally {
    delete process.env.REACT_EDITOR
    for (const [name, value] of Object.entries(before))
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
  }
})
