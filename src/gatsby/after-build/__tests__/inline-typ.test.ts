import { readFileSync } from "node:fs"
import { parseInline } from "../../../content/inline/parse-inline"
import { typeset } from "../typst"
import { templateProgram } from "../typst-programs"

const MAIN = "/inline-text.typ"

const PROGRAM = {
  main: MAIN,
  files: { ...templateProgram("standard").files, [MAIN]: readFileSync(`test${MAIN}`) },
}

/** @returns how often the PDF has each structure type, and the targets of its links */
function readTags(...texts: string[]) {
  const data = { language: "en", texts: texts.map(parseInline) } as const
  const pdf = typeset(PROGRAM, data).toPdf()
  const source = pdf.toString("latin1")
  const count = (type: string) =>
    source.match(new RegExp(`/Type /StructElem\\s+/S /${type}\\s`, "g"))?.length ?? 0
  return { count, targets: [...source.matchAll(/\/URI \(([^)]*)\)/g)].map(([, url]) => url) }
}

test("tags emphasis, strong, code and links in the PDF", () => {
  const { count, targets } = readTags("*a* **b** `c` [d](https://x.example/d)", "me@x.example")
  expect(["Em", "Strong", "Code", "Link"].map(count)).toEqual([1, 1, 1, 2])
  expect(targets).toEqual(["https://x.example/d", "mailto:me@x.example"])
})

test("typesets HTML and Typst's own syntax as text", () => {
  const { count } = readTags("#panic() $x$ <b>b</b> = @a `#panic()` [a](https://x.example)")
  expect(["P", "Code", "Link"].map(count)).toEqual([1, 1, 1])
})
