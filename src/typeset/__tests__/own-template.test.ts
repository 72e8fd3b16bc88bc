import { spawnSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { serialize } from "node:v8"
import { fullContent, minimalContent } from "../../../test/content"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { toTypstInput } from "../../resume/formats/to-typst-input"
import { modelFor, type ResumeModel, toModel } from "../../resume/model/model"
import { type TemplateJob, typeset } from "../typst"
import { templateProgram } from "../typst-programs"

type Options = {
  others?: Record<string, string>
  limit?: number
  memory?: number
  model?: ResumeModel
  isOwn?: boolean
}

/** Typesets with a template of the owner, beside which there are other files, in a process of its own. */
function typesetWith(
  template: string,
  {
    others = {},
    limit = 20_000,
    memory = 1e10,
    model = toModel(minimalContent()),
    isOwn = true,
  }: Options = {},
) {
  const files = Object.entries({ "mine.typ": template, ...others }).map(
    ([name, text]) => [`/content/templates/${name}`, Buffer.from(text)] as const,
  )
  const program = { ...templateProgram("mine.typ", Object.fromEntries(files)), isOwn }
  return typeset(program, toTypstInput(model, "designed"), [], { time: limit, memory })
}

/** Typesets in this process, which is faster, and shows the same mistakes. */
const typesetHere = (template: string, options: Options = {}) =>
  typesetWith(template, { ...options, isOwn: false })

const IMPORT = '#import "/library/v1.typ": *\n#show: resume\n'

test("a template of the owner has the library and the files beside it", () => {
  const template = `${IMPORT}#import "parts/head.typ": head\n#head(data.name)\n#masthead`
  const others = { "parts/head.typ": "#let head(it) = par(upper(it))" }
  const document = typesetWith(template, { others })
  expect(document.toPdf().toString("latin1")).toContain("/StructTreeRoot")
  expect(document.sectionEnds()).toEqual([])
})

test("says where a mistake in a template is", () => {
  const others = { "a.svg": SVG }
  expect(() => typesetHere(`${IMPORT}#let x = (`)).toThrow(
    "content/templates/mine.typ:3:10 unclosed delimiter",
  )
  expect(() => typesetWith(`${IMPORT}#entry(1, wide, true)`)).toThrow(
    /^library\/entries\.typ:\d+:\d+ .*\ncontent\/templates\/mine\.typ:3:2 /,
  )
  expect(() => typesetHere(`${IMPORT}#text(font: "No Such Font")[x]`)).toThrow(
    "unknown font family: no such font",
  )
  const drawing = () =>
    typesetHere('#set document(title: "x")\n#image("a.svg")', { others }).toPdf()
  expect(drawing).toThrow(/^content\/templates\/mine\.typ makes no accessible PDF: .*alt/s)
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'

const ONLY_ITS_FILES = "a template can read only the files in its folder and the library"

test.each([
  ['#read("../owner.yaml")', ONLY_ITS_FILES],
  ['#read("/content/owner.yaml")', ONLY_ITS_FILES],
  ['#read("../../../../../../etc/passwd")', ONLY_ITS_FILES],
  ['#read("/etc/passwd")', ONLY_ITS_FILES],
  ['#yaml("/package.json")', ONLY_ITS_FILES],
  ['#image("/portrait.jpg")', ONLY_ITS_FILES],
  ['#import "@preview/cetz:0.4.2"', "a template can import no package"],
  ['#import ("@" + "local/mine:1.0.0")', "a template can import no package"],
])("a template cannot do %s", (attack, message) => {
  const start = "^content/templates/mine\\.typ:1:\\d+ "
  expect(() => typesetHere(attack)).toThrow(new RegExp(`${start}.*${message}`))
})

test("a template that does not end is ended", () => {
  const endless = "#let f(n) = if n > 0 { range(9999).map(_ => f(n - 1)) }\n#f(9)"
  expect(() => typesetWith(endless, { limit: 2000 })).toThrow(
    "content/templates/mine.typ takes longer than 2 seconds. Look for a loop that does not end.",
  )
})

test.each([
  "#let a = (0,)\n#for _ in range(60) { a = a + a }",
  '#let a = "x"\n#for _ in range(60) { a = a + a }',
])(
  "a template that takes too much memory is ended, and the message says memory: %s",
  (template) => {
    expect(() => typesetWith(template, { memory: 700_000_000, limit: 50_000 })).toThrow(
      "content/templates/mine.typ takes more than 700 MB of memory. Look for a list or a text that grows, or a picture with too many pixels.",
    )
  },
)

test("says what a crash may come from", () => {
  expect(() => typesetWith(`#${"(".repeat(50_000)}`)).toThrow(
    /^content\/templates\/mine\.typ makes Typst crash \(SIG[A-Z]+\)\. Look for brackets or calls that are nested very deeply\.$/,
  )
})

test("cuts a message that is too long to read", () => {
  expect(() => typesetHere('#panic("x" * 20000000)')).toThrow(
    /^content\/templates\/mine\.typ:1:\d+ panicked with: "x{900,1000}…$/,
  )
})

test.each([
  ["its parent is gone", { parent: 1 }],
  ["it takes too long, if nothing else ends it", { time: 1000 }],
])("a template ends by itself when %s", (_reason, changed) => {
  const files = { "/a.typ": Buffer.from("#for i in range(100000) { for j in range(100000) {} }") }
  const job: TemplateJob = {
    program: { main: "/a.typ", files },
    options: { data: "{}", fonts: [] },
    limits: { time: 60_000, memory: 1e10 },
    parent: process.pid,
  }
  const input = serialize({ ...job, ...changed, limits: { ...job.limits, ...changed } })
  const { signal, error } = spawnSync(process.execPath, ["scripts/run.mjs", "typeset-template"], {
    input,
    timeout: 30_000,
    killSignal: "SIGTERM",
  })
  expect([signal, error]).toEqual(["SIGKILL", undefined])
})

test("a template finds no package on the disk", () => {
  const cache = makeTemporaryFolder()
  const folder = path.join(cache, "typst/packages/preview/mine/1.0.0")
  mkdirSync(folder, { recursive: true })
  const manifest = 'package = { name = "mine", version = "1.0.0", entrypoint = "lib.typ" }'
  writeFileSync(path.join(folder, "typst.toml"), manifest)
  writeFileSync(path.join(folder, "lib.typ"), "#let found = true")
  const before = { ...process.env }
  Object.assign(process.env, { XDG_CACHE_HOME: cache, XDG_DATA_HOME: cache })
  expect(() => typesetWith('#import "@preview/mine:1.0.0": found')).toThrow("no package")
  process.env = before
})

test("a template gets only the contact data that its document may show", () => {
  const content = fullContent()
  content.owner.portrait = undefined
  const model = modelFor(toModel(content), "pdf")
  const shown = JSON.stringify(
    typesetHere(`${IMPORT}#metadata(data)<section-end>`, { model }).sectionEnds(),
  )
  const values = content.owner.contact.filter(({ kind }) => kind === "email" || kind === "phone")
  expect(values.filter(({ value }) => shown.includes(value))).toEqual(
    values.filter(({ visibleIn }) => !visibleIn || visibleIn.includes("pdf")),
  )
})
