import { spawnSync } from "node:child_process"
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { CONTENT_TYPES, IMMUTABLE, REVALIDATE } from "../../../src/gatsby/after-build/host-headers"
import { makeTemporaryFolder } from "../../../test/temporary-folder"

const SCRIPT = "app-0123456789abcdef0123.js"

/** Runs the script in a folder with a fake `aws` command. Returns the arguments of each call. */
function run(cwd = makeTemporaryFolder()): string[][] {
  const folder = makeTemporaryFolder()
  const log = path.join(folder, "log")
  const fake = `#!/bin/sh\nfor each in "$@"; do printf '%s\\n' "$each"; done >> ${log}\necho >> ${log}\n`
  writeFileSync(path.join(folder, "aws"), fake)
  chmodSync(path.join(folder, "aws"), 0o755)
  mkdirSync(path.join(cwd, "public"), { recursive: true })
  const PATH = `${folder}:${process.env.PATH}`
  const { status, stderr } = spawnSync("sh", [path.resolve("hosting/s3.sh"), "bucket"], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, PATH },
  })
  if (status !== 0) throw new Error(stderr)
  const commands = readFileSync(log, "utf8").trim().split("\n\n")
  return commands.map((command) => command.split("\n"))
}

/** The last filter that matches a file decides; without a match, `aws` uploads the file. */
function isUploaded(file: string, command: readonly string[]): boolean {
  const deciding = command.findLastIndex((word, at) => {
    if (word !== "--include" && word !== "--exclude") return false
    const pattern = (command[at + 1] ?? "").replaceAll(".", "\\.").replaceAll("*", ".*")
    return new RegExp(`^${pattern.replaceAll("?", ".")}$`).test(file)
  })
  return command[deciding] !== "--exclude"
}

const optionOf = (command: readonly string[], name: string) =>
  command.includes(name) ? command[command.indexOf(name) + 1] : undefined

const commandsFor = (file: string) => run().filter((command) => isUploaded(file, command))

test.each([
  ["about/index.html", REVALIDATE, undefined],
  ["page-data/about/page-data.json", REVALIDATE, undefined],
  ["favicon.svg", REVALIDATE, undefined],
  ["resume.docx", REVALIDATE, CONTENT_TYPES.docx],
  ["resume/platform.md", REVALIDATE, CONTENT_TYPES.md],
  ["robots.txt", REVALIDATE, CONTENT_TYPES.txt],
  ["contact.vcf", REVALIDATE, CONTENT_TYPES.vcf],
  ["manifest.webmanifest", REVALIDATE, CONTENT_TYPES.webmanifest],
  [SCRIPT, IMMUTABLE, undefined],
  [`${SCRIPT}.LICENSE.txt`, REVALIDATE, CONTENT_TYPES.txt],
  ["static/font.woff2", IMMUTABLE, undefined],
  ["static/0/1/card.avif", IMMUTABLE, CONTENT_TYPES.avif],
])("uploads %s once, with its headers", (file, cacheControl, type) => {
  const uploads = commandsFor(file)
  expect(uploads.map((command) => optionOf(command, "--cache-control"))).toEqual([cacheControl])
  expect(uploads.map((command) => optionOf(command, "--content-type"))).toEqual([type])
})

test.each(["_headers", "index.html.br", `${SCRIPT}.gz`])(
  "does not upload %s, which is for other hosts",
  (file) => {
    expect(commandsFor(file)).toEqual([])
  },
)

test("uploads the pages last", () => {
  const commands = run()
  expect(commands.filter((command) => isUploaded("index.html", command))).toEqual([commands.at(-1)])
})

// The command never deletes a file that its filters exclude.
test.each(["index.html", "resume/old.docx", "resume/old.md", "resume/old.txt", "resume/old.pdf"])(
  "deletes %s when it is gone",
  (file) => {
    expect(commandsFor(file).map((command) => command.includes("--delete"))).toEqual([true])
  },
)

test("keeps old scripts, which a page that is still open may request", () => {
  expect(commandsFor(SCRIPT).map((command) => command.includes("--delete"))).toEqual([false])
})

test("uploads a compressed file of static/, which is no copy of another file", () => {
  const folder = makeTemporaryFolder()
  mkdirSync(path.join(folder, "public"))
  for (const name of ["page.html", "page.html.gz", "my data.gz"]) {
    writeFileSync(path.join(folder, "public", name), "")
  }
  const copies = run(folder).filter(([, command]) => command === "cp")
  expect(copies.map((command) => command.slice(2, 4))).toEqual([
    ["public/my data.gz", "s3://bucket/my data.gz"],
  ])
})
