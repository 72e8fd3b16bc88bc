import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"

const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  "AGENTS.md",
  ...["docs", "docs/decisions"].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${folder}/${name}`),
  ),
]

/** What a link inside a document leads to: a heading, as GitHub names it, or the id of an element. */
function anchorsIn(document: string): Set<string> {
  const text = readFileSync(document, "utf8")
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  )
  return new Set([...headings, ...[...text.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id)])
}

/** @returns those of the addresses that lead to no file or to no anchor; `from` is the folder they start at */
const deadAmong = (addresses: readonly string[], from: string, self: string) =>
  addresses.filter((address) => {
    const [file = "", anchor] = address.split("#")
    const target = file ? path.join(from, file) : self
    return !existsSync(target) || (anchor !== undefined && !anchorsIn(target).has(anchor))
  })

test.each(DOCUMENTS)("the links of %s lead to files and headings that exist", (document) => {
  const addresses = [...readFileSync(document, "utf8").matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, address = ""]) => address)
    .filter((address) => !/^(?:https?:|\/)/.test(address))
  expect(deadAmong(addresses, path.dirname(document), document)).toEqual([])
})

test("every page of docs/ that code, a message or a comment names exists, with its heading", () => {
  const { stdout } = spawnSync("git", [
    "grep",
    "-ohE",
    "docs/[a-z-]+\\.md(#[a-z0-9-]+)?",
    "--",
    ".",
  ])
  const named = [...new Set(String(stdout).trim().split("\n"))]
  expect(named.length).toBeGreaterThan(10)
  expect(deadAmong(named, ".", "")).toEqual([])
})

test("the versions in internals.md are installed: after an update, read its rows again", () => {
  const text = readFileSync("docs/decisions/internals.md", "utf8")
  const named = [...text.matchAll(/(@?[a-z][a-z/-]+) (\d+\.\d+\.\d+)/g)]
  const wrong = named.filter(([, name, version]) => {
    const installed = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"))
    return installed.version !== version
  })
  expect(named.length).toBeGreaterThan(10)
  expect(wrong.map(([row]) => row)).toEqual([])
})

test.each(DOCUMENTS)("the commands that %s names exist", (document) => {
  const text = readFileSync(document, "utf8")
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"))
  const commands = [...text.matchAll(/npm run (?:-s |--silent )?([a-z-]+)/g)].map(
    ([, name]) => name,
  )
  expect(commands.filter((name) => !Object.hasOwn(scripts, String(name)))).toEqual([])
})

test("the dev container has the version of Node that the hosts take", () => {
  const image = readFileSync(".devcontainer/Dockerfile", "utf8")
  expect(image).toMatch(`FROM node:${readFileSync(".nvmrc", "utf8").trim()}-`)
})
