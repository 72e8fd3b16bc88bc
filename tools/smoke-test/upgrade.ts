/**
 * Tries the first version of an owner's site and an upgrade, in two clones of this repository: one
 * of the owner and one of the project, which publishes three commits in between.
 */
import assert from "node:assert/strict"
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { readFormatTexts } from "../../scripts/lib/format-texts"
import { FORMAT } from "../../src/content/schemas/format"
import { compareFormats, describeFormatChanges } from "../../src/resume"
import { outputOf, run } from "../lib/shell"

const AUTHOR = "-c user.name=Ada -c user.email=ada@writer.dev -c commit.gpgsign=false"

/** The comment of the first line that `npm run new` writes. */
const FORMAT_COMMENT =
  "                             # of all these files; `npm run upgrade` changes it"

/** A change of a text in a file, which must have the text. */
type Edit = readonly [file: string, from: string | RegExp, to: string]

const TEN_EDITS: readonly Edit[] = [
  ["content/owner.yaml", "headline: Your profession", "headline: Beekeeper   # since 2019"],
  ["content/owner.yaml", "location: Your city", "location: Turku"],
  ["content/owner.yaml", "you@example.com", "ada@writer.dev"],
  ["content/website.yaml", /origin: \S+/, "origin: https://writer.dev"],
  ["content/website.yaml", "Thanks for stopping by.", "'Thanks: all of you.'   # my line"],
  ["content/home.yaml", "One sentence that says what you do.", "I keep *bees*."],
  ["content/skills.yaml", "name: A skill\n", "name: Honey\n"],
  ["content/work.yaml", "company: Your company", "company: Hive & Co."],
  ["content/work.yaml", "What you did next.", "Counted 40,000 bees, twice."],
  ["content/resume.yaml", "title: Your degree", "title: Bachelor of Bees"],
]

const PORTRAIT = `portrait:
  src: images/me.png
  alt: Ada in a white suit, with a smoker.
  pdf: true
`

const VARIANT = `title: For a bank
objective: I count honey, and would like to count money.
`

/** The new format calls the field `thanks` of website.yaml `farewell`. */
const MIGRATION = `import { isMap, isScalar } from "yaml"
import type { Migration } from "./migration"
import { fieldOf, replaceScalar } from "./yaml-edits"

export const farewell: Migration = {
  format: ${FORMAT + 1},
  summary: "The field thanks is called farewell.",
  edit: ({ name, document: { contents } }) => {
    const field = name === "website" && isMap(contents) && fieldOf(contents, "thanks")
    return field && isScalar(field.key) ? [replaceScalar(field.key, "farewell")] : []
  },
}
`

/**
 * @param temporary a folder for the clones
 * @param modules the installed packages
 * @throws if a command fails, a merge has a conflict, or a format differs in what nobody announced
 */
export async function tryUpgrade(temporary: string, modules: string): Promise<void> {
  const [project, owner] = [path.join(temporary, "project"), path.join(temporary, "owner")]
  clone(".", project, modules)
  clone(project, owner, modules)
  const readFormats = () => readFormatTexts(path.join(owner, "public"))

  writeOwnContent(owner)
  run("npm run check -- --built", owner)
  commit(owner, "Write my content")
  const before = await readFormats()

  publishThreeCommits(project)
  run("git diff --exit-code HEAD~3 -- content", project)
  run(`git ${AUTHOR} pull --quiet --no-rebase --no-edit`, owner)
  run("git diff --exit-code ORIG_HEAD -- content", owner)
  // Both clones have content of the older format, which still builds.
  run("npm run build", project)
  run("npm run check", owner)

  const output = outputOf("npm run upgrade", owner)
  console.log(output)
  const changedLines = outputOf("git diff -U0 content", owner).match(/^[-+]\w.*/gm) ?? []
  assert.deepEqual(changedLines, [
    `-format: ${FORMAT}${FORMAT_COMMENT}`,
    `+format: ${FORMAT + 1}${FORMAT_COMMENT}`,
    "-thanks: 'Thanks: all of you.'   # my line",
    "+farewell: 'Thanks: all of you.'   # my line",
  ])
  const changes = compareFormats(before, await readFormats())
  const paths = changes.map((change) => change.path)
  assert.deepEqual(paths, ["/resume.txt", "/resume/bank.txt"])
  assert.ok(output.includes(describeFormatChanges(changes)), "The upgrade lists other changes.")
  assert.match(outputOf("npm run upgrade -- --dry-run", owner), /Would change no file/)
  run("npm run check -- --built", owner)
}

/** A new owner's first steps: ten edits, a picture and a variant. */
function writeOwnContent(owner: string): void {
  run("npm run new -- --force --name 'Ada Writer'", owner)
  for (const each of TEN_EDITS) edit(owner, each)
  edit(owner, ["content/owner.yaml", /$/, PORTRAIT])
  cpSync("sample/images/moth-club.png", path.join(owner, "content/images/me.png"))
  mkdirSync(path.join(owner, "content/variants"))
  writeFileSync(path.join(owner, "content/variants/bank.yaml"), VARIANT)
}

/** A schema and its migration, then the sample, then the code and the docs. */
function publishThreeCommits(project: string): void {
  const next = FORMAT + 1
  const migration = `${String(next).padStart(4, "0")}-farewell`
  const index = "src/content/migrations/index.ts"
  for (const file of filesWith(project, "thanks")) edit(project, [file, /\bthanks\b/g, "farewell"])
  for (const file of filesWith(project, `^format: ${FORMAT}`))
    edit(project, [file, /^format: \d+/m, `format: ${next}`])
  edit(project, ["src/content/schemas/format.ts", /FORMAT = \d+/, `FORMAT = ${next}`])
  edit(project, [index, /(MIGRATIONS: .* = )(\[.*\])/, "$1[...$2, farewell]"])
  edit(project, [index, /^import/m, `import { farewell } from "./${migration}"\nimport`])
  writeFileSync(path.join(project, "src/content/migrations", `${migration}.ts`), MIGRATION)
  run("npm run schemas", project)
  commit(project, "feat(content)!: rename a field")

  edit(project, ["sample/work.yaml", /^# /m, "# The sample has a new comment.\n# "])
  edit(project, ["sample/showcase.yaml", "robot-roster.png", "robots.png"])
  run("git mv sample/images/robot-roster.png sample/images/robots.png", project)
  run("git mv sample/variants/platform.yaml sample/variants/team.yaml", project)
  commit(project, "docs(sample): change a text, and the names of a picture and a variant")

  edit(project, ["src/resume/formats/to-text.ts", '"-".repeat', '"=".repeat'])
  edit(project, ["README.md", /^# .*/, "# A site from YAML"])
  commit(project, "feat(exports): underline the headings of the text twice")
}

function clone(source: string, folder: string, modules: string): void {
  run(`git clone --quiet '${path.resolve(source)}' '${folder}'`, ".")
  symlinkSync(modules, path.join(folder, "node_modules"), "junction")
}

function commit(folder: string, message: string): void {
  run(`git add --all && git ${AUTHOR} commit --quiet --message '${message}'`, folder)
}

function edit(folder: string, [file, from, to]: Edit): void {
  const text = readFileSync(path.join(folder, file), "utf8")
  const changed = text.replace(from, to)
  assert.ok(changed !== text, `${file} does not have ${from}.`)
  writeFileSync(path.join(folder, file), changed)
}

/** @returns the files of the project that have a whole word; migrations are never changed */
function filesWith(folder: string, word: string): string[] {
  const files = outputOf(`git grep -lw '${word}' -- src sample ':!*/migrations/*'`, folder)
  return files.trim().split("\n")
}
