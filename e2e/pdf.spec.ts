/** Both PDFs, as people, screen readers and machines read them. */
import type { Content } from "../src/content/schemas"
import { toModel } from "../src/exports/model"
import { extractPdf } from "./support/extract-pdf"
import { comparable } from "./support/facts"
import { makeAt, PATHS } from "./support/paths"
import { withoutFooters } from "./support/read-format"
import { flatten, pdfInfo, pdfStructure, pdfToText } from "./support/read-pdf"
import { readRecords, toComparable, workFirst } from "./support/records"
import { expect, test } from "./support/test"

for (const key of ["pdf", "ats"] as const) {
  test(`the records rebuilt from the structure of ${PATHS[key]} are those of the YAML`, async ({
    request,
    content,
  }) => {
    const bytes = await (await request.get(PATHS[key])).body()
    expect(readRecords(pdfStructure(bytes))).toEqual(workFirst(content).map(toComparable))
  })

  test(`${PATHS[key]} is tagged throughout, with nested headings, real lists and described links`, async ({
    request,
  }) => {
    const bytes = await (await request.get(PATHS[key])).body()
    const { untagged, silentLinks, links } = await extractPdf(bytes)
    expect({ untagged, silentLinks }).toEqual({ untagged: [], silentLinks: 0 })

    const nodes = flatten(pdfStructure(bytes))
    const levels = nodes.flatMap(({ tag }) => /^H(\d)$/.exec(tag)?.[1] ?? []).map(Number)
    levels.reduce((before, level) => {
      expect(level).toBeLessThanOrEqual(before + 1)
      return level
    }, 0)
    for (const { tag, children } of nodes) {
      const tags = children.map((child) => child.tag)
      if (tag === "L") expect(new Set(tags)).toEqual(new Set(["LI"]))
      if (tag === "LI") expect(tags).toEqual(["Lbl", "LBody"])
    }
    const linked = nodes.filter(({ tag, text }) => tag === "Link" && text.trim() !== "")
    expect(linked).toHaveLength(links.length)
  })

  test(`${PATHS[key]} says what it is: PDF/UA-1, title, author, language, version, bookmarks`, async ({
    request,
    content,
  }) => {
    const bytes = await (await request.get(PATHS[key])).body()
    const { xmp, language, bookmarks } = await extractPdf(bytes)
    const { hash, updated } = toModel(content)
    expect(xmp).toContain("<pdfuaid:part>1</pdfuaid:part>")
    expect(language).toMatch(/^en/)
    expect(pdfInfo(bytes)).toMatchObject({
      Title: `${content.owner.name} — ${content.resume.title}`,
      Author: content.owner.name,
      Keywords: `updated ${updated}, version ${hash}`,
      Tagged: "yes",
      Pages: "2",
      "Page size": expect.stringContaining("letter"),
    })
    expect(bytes.length).toBeLessThan(150_000)
    const titles = bookmarks.map(({ title }) => title)
    expect(titles).toEqual(
      expect.arrayContaining([
        content.owner.name,
        ...content.resume.sections.map(({ title }) => title),
        ...content.work.work.map(({ company }) => company),
      ]),
    )
  })
}

test("both PDFs hold the same words", async ({ request }) => {
  const [columns, column] = await Promise.all(
    [PATHS.pdf, PATHS.ats].map(async (path) => {
      const text = withoutFooters(pdfToText(await (await request.get(path)).body(), "-raw"))
      return text.split(/[\s·]+/).sort()
    }),
  )
  expect(columns).toEqual(column)
})

test("A4 is one setting away", ({ content }) => {
  const a4: Content = { ...content, resume: { ...content.resume, paper: "a4" } }
  expect(pdfInfo(makeAt(PATHS.pdf, a4))).toMatchObject({
    "Page size": expect.stringContaining("A4"),
  })
})

test("a name in Arabic or Chinese, and emoji, are read back word by word", async ({ content }) => {
  const name = "محمد علي السيد 李小龙 かな 🎉"
  const pdf = makeAt(PATHS.pdf, { ...content, owner: { ...content.owner, name } })
  const { text } = await extractPdf(pdf)
  for (const reading of [text, pdfToText(pdf), pdfToText(pdf, "-raw")]) {
    // Marks of direction and spaces between scripts are the reader's own.
    const found = comparable(reading)
    for (const word of name.split(" ")) expect(found).toContain(comparable(word))
  }
})
