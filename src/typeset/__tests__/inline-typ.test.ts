import { readFileSync } from "node:fs"
import { minimalContent } from "../../../test/content"
import { parseInline } from "../../content/inline/parse-inline"
import { LOOKS } from "../../content/schemas/paper-fields"
import { required } from "../../lib/required"
import { toTypstInput } from "../../resume"
import { toLetterTypstInput } from "../../resume/formats/to-letter"
import { toModel } from "../../resume/model/model"
import { toPages } from "../../site/pages"
import { toShareInput } from "../../site/share-image"
import { type TypesetDocument, type TypstData, typeset } from "../typst"
import { shareImageProgram, templateProgram } from "../typst-programs"

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

/** @returns the shapes that Typst draws of a text */
function draw(text: string, language: string, fonts: string, rule = "") {
  const main = `#import "/library/inline.typ": *
    #let data = json(bytes(sys.inputs.data))
    #set text(font: ${fonts}, fallback: false)
    ${rule}
    #par(data.text)`
  const files = { ...PROGRAM.files, "/draw.typ": Buffer.from(main) }
  return shapesIn(typeset({ main: "/draw.typ", files }, { language, text } as TypstData))
}

const shapesIn = (document: TypesetDocument) => document.toSvg().match(/(?<=<use .*"#)\w+/g) ?? []

const SERIF = "Source Serif 4"

test.each([
  ["Ewe", "en", "ɔ́ ɔ̃ Ɛ̀", "Noto Sans", "Noto Sans"],
  ["Navajo", "en", "ǫ́ Ǫ́", "Noto Sans", "Noto Sans"],
  ["Dinka", "en", "ɛ̈ Ɔ̈", "Noto Sans", "Noto Sans"],
  ["Yoruba", "he", "ẹ́ ọ̀ Ẹ̀", "Roboto", SERIF],
  ["Greek with lengths", "en", "ᾱ́ ῑ́", "Noto Sans", "Noto Sans"],
  ["phonetic signs", "en", "ɑ̃ ɛ̃", "Noto Sans", "Noto Sans"],
  ["Sanskrit, with two accents", "en", "r̥̄́", "Noto Sans", "Noto Sans"],
  ["a capital in parts", "en", "ǰ", "Noto Sans", "Noto Sans"],
  ["stressed Cyrillic", "ar", "и́ ё́", "Roboto", SERIF],
  ["stressed Cyrillic", "he", "и́ ё́", "Roboto", SERIF],
  ["stressed Cyrillic", "th", "и́ ё́", "Roboto", SERIF],
])("one font draws the whole letter: %s in %s", (_name, language, text, plain, serif) => {
  const fonts = { "data.fonts": plain, "data.serifFonts": serif }
  for (const [list, font] of Object.entries(fonts)) {
    const rule = `#show: with-whole-letters.with(data.partial, ${list})`
    for (const form of ["", "#show: upper"]) {
      const drawn = draw(text, language, list, `${rule}\n${form}`)
      expect([list, ...drawn]).toEqual([list, ...draw(text, language, `"${font}"`, form)])
    }
  }
})

const OWN = '#import "/library/v1.typ": *\n#show: resume\n#par(data.name)'

/** @returns the shapes that the document shows if its name and the titles in it are this text */
function drawDocument(document: string, text: string): string[] {
  const content = minimalContent()
  content.owner.name = text
  for (const section of content.resume.sections) section.title = text
  const model = toModel(content)
  const own = { "/content/templates/own.typ": Buffer.from(OWN) }
  const ofLook = () => typeset(templateProgram(document, own), toTypstInput(model, "designed"))
  const others: Record<string, () => TypesetDocument> = {
    share: () =>
      typeset(shareImageProgram(), toShareInput(model, required(toPages(content)[0], "page"))),
    letter: () => {
      const letter = {
        to: [text],
        date: "2026-11-21",
        greeting: text,
        paragraphs: [text],
        closing: text,
      }
      return typeset(templateProgram("banner"), toLetterTypstInput(model, letter))
    },
    "one column": () => typeset(templateProgram("standard"), toTypstInput(model, "simple")),
  }
  return shapesIn((others[document] ?? ofLook)())
}

test.each([...LOOKS, "one column", "letter", "share", "own.typ"])(
  "no part of a letter is lost in the document %s",
  (document) => {
    expect(drawDocument(document, "WƆ́")).toHaveLength(drawDocument(document, "WOB").length)
  },
)

test("a long word is broken between letters, and not before an accent", () => {
  const shapes = (letter: string) => new Set(drawDocument("classic", `W${letter.repeat(90)}`))
  expect(shapes("Ɔ́").size).toBe(shapes("OB").size)
})
