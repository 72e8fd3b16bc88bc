import { readdirSync, readFileSync } from "node:fs"
import { parseSync } from "@swc/core"

/** Reason → the functions in src/content and src/resume that call themselves, also through others of their file. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  "walks content": [
    "content/tree/walk.ts: walk mapTexts",
    "content/migrations/dictionary.ts: placesIn",
  ],
  "schemas contain schemas": [
    "content/schemas/introspection.ts: fieldsIn membersOf schemaAt",
    "content/accept/expected-field.ts: exampleOf",
  ],
  "walks the model, or what is made from it": ["resume/model/languages.ts: textsOf"],
  "finds the schema of a value, through unions and wrappers": [
    "content/schemas/introspection.ts: unwrap shapeOf memberFor matchesLiterals",
    "content/accept/schema-errors.ts: expandUnion",
  ],
  "marks contain marks": [
    "content/inline/check-inline.ts: linksOf",
    "content/inline/end-addresses.ts: moved",
    "content/inline/parse-inline.ts: parseMarks correct toInline fromNode",
    "content/inline/unclosed-marks.ts: mask",
    "resume/formats/docx/paragraphs.ts: writeText",
    "resume/formats/markdown-text.ts: write",
  ],
  "values of JSON contain values": [
    "resume/formats/to-json-resume.ts: withoutEmpty",
    "resume/formats/json-entries.ts: toJsonValue",
  ],
  "folders contain folders": ["content/files/list-files.ts: readEntries"],
  "tries again with less or with a corrected value": [
    "content/rules/private-values.ts: findLimit",
    "content/inline/end-addresses.ts: withoutLast",
    "content/inline/words-with-asterisks.ts: next",
    "content/private-values/normal-form.ts: decodeEscapes",
    "content/site-map/page-paths.ts: filesOf",
    "resume/model/plan-pages.ts: takeWhatFits",
  ],
}

type Node = Readonly<Record<string, unknown>>
type Uses = { outer?: string | undefined; names: Set<string> }

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null

const textOf = (node: unknown) => (isNode(node) ? String(node.value) : "")

/** The parts of a node in which a name is no use of a function. */
const NO_USE = /^(property|key|id|identifier|type\w+|returnType)$/

/** @returns the name of a function, a method, or a variable whose value is a function */
function readName({ type, identifier, key, id, init }: Node): string | undefined {
  if (type === "FunctionDeclaration") return textOf(identifier)
  if (/Method/.test(String(type))) return textOf(key)
  return isNode(init) && /Function/.test(String(init.type)) ? textOf(id) : undefined
}

/** @returns the name that a node uses, as in `walk` and `this.walk` */
function readUse({ type, value, object, property }: Node): string | undefined {
  if (type === "Identifier") return String(value)
  return isNode(object) && object.type === "ThisExpression" ? textOf(property) : undefined
}

/** Adds each function in a node, with the names that it uses, also in its inner functions. */
function addFunctions(node: unknown, around: readonly string[], functions: Map<string, Uses>) {
  if (!isNode(node)) return
  const name = readName(node)
  if (name && !functions.has(name)) functions.set(name, { outer: around.at(-1), names: new Set() })
  const use = readUse(node)
  if (use) for (const each of around) functions.get(each)?.names.add(use)
  for (const [key, child] of Object.entries(node))
    if (!NO_USE.test(key)) addFunctions(child, name ? [...around, name] : around, functions)
}

/** @returns the functions of a file that call themselves. An inner function must do so alone */
function findRecursive(code: string): string[] {
  const functions = new Map<string, Uses>()
  addFunctions(parseSync(code, { syntax: "typescript" }).body, [], functions)
  const isRecursive = (name: string) => {
    const reached = new Set(functions.get(name)?.names)
    for (const next of reached) for (const use of functions.get(next)?.names ?? []) reached.add(use)
    return reached.has(name)
  }
  const found = [...functions].filter(
    ([name, { outer, names }]) =>
      names.has(name) || (isRecursive(name) && !(outer && isRecursive(outer))),
  )
  return found.map(([name]) => name)
}

test("only what the list names calls itself", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /^(?:content|resume)\/.*\.tsx?$/.test(file) && !file.includes("__tests__"))
  const found = files.flatMap((file) =>
    findRecursive(readFileSync(`src/${file}`, "utf8")).map((name) => `${file}: ${name}`),
  )
  const allowed = Object.values(ALLOWED)
    .flat()
    .flatMap((line) => {
      const [file, names = ""] = line.split(": ")
      return names.split(" ").map((name) => `${file}: ${name}`)
    })
  expect(found.toSorted()).toEqual(allowed.toSorted())
})

test.each([
  ["a direct call", "function walk() { walk() }", ["walk"]],
  ["a callback", "const walk = (node) => node.map(walk)", ["walk"]],
  ["a method", "class Matcher { match() { this.match() } }", ["match"]],
  [
    "a call through another function",
    "const walk = () => inner(); const inner = () => walk()",
    ["walk", "inner"],
  ],
  [
    "a call in an inner function",
    "function walk() { const inner = () => walk(); inner() }",
    ["walk"],
  ],
  ["an inner function alone", "function find() { const walk = () => walk() }", ["walk"]],
  [
    "a property of the same name, which is none",
    "const text = (node: { text: string }) => node.text",
    [],
  ],
])("recognizes recursion: %s", (_, code, expected) => {
  expect(findRecursive(code)).toEqual(expected)
})
