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

test.each(DOCUMENTS)("the files and commands that %s names exist", (document) => {
  const text = readFileSync(document, "utf8")
  const files = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
    .map(([, address = ""]) => address)
    .filter((address) => !/^(?:https?:|\/)/.test(address))
  const missing = files.filter((file) => !existsSync(path.join(path.dirname(document), file)))
  expect(missing).toEqual([])
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
