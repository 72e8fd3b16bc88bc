import { parse } from "yaml"
import { folderOf, TODAY, VALID_FILES } from "../../../../test/valid-content"
import { validateFolder } from "../../load"
import { updateDictionary } from "../update-dictionary"

type Files = NonNullable<Parameters<typeof folderOf>[0]>

/** @returns the updated dictionary into German of the valid content with the files */
function update(text: string | undefined, files: Files = {}) {
  const website = `${VALID_FILES.website}language: en\n`
  const all = folderOf({
    website,
    ...files,
    ...(text !== undefined && { "translations/de": text }),
  })
  const { content, diagnostics } = validateFolder(all, TODAY)
  if (!content) throw new Error(JSON.stringify(diagnostics))
  return updateDictionary(content, "de", text)
}

const workWith = (text: string) => ({ work: VALID_FILES.work.replace("Led a team.", text) })

const sourcesOf = (text: string) =>
  parse(text).texts.map(({ source }: { source: string }) => source) as string[]

test("a new file has every text once, with an empty target, but no names and no words of a new site", () => {
  const { text, removed } = update(undefined)
  expect(text).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.\.\/schemas\/translation\.json\n/)
  expect(parse(text).texts.slice(0, 2)).toEqual([
    { source: "Who I am.", target: "" },
    { source: "I build services.", target: "" },
  ])
  const sources = sourcesOf(text)
  expect(new Set(sources).size).toBe(sources.length)
  expect(sources).toContain("Engineer")
  for (const left of ["Specimen", "https://moths.dev", "About", "Not Found"])
    expect(sources).not.toContain(left)
  expect(removed).toEqual([])
  expect(update(text)).toEqual({ text, removed })
})

test("comments, order and what the owner wrote stay; a new text comes after its neighbour", () => {
  const complete = update(undefined).text
  const entry = "  - source: Led a team.\n    target: ''\n"
  const mine = "  # Mine.\n  - { source: Led a team., target: Führte. } # sic\n"
  const text = `${complete.replace(entry, "").replace("texts:\n", `texts:\n${mine}`)}\n# The end.\nwords:\n  home: Heim\n`
  const { text: updated } = update(text, { "variants/bank": "headline: Banker\n" })
  expect(updated).toContain("  # Mine.\n  - { source: Led a team., target: Führte. } # sic\n")
  expect(updated).toContain("# The end.\nwords:\n  home: Heim\n")
  expect(sourcesOf(updated)).toEqual([...sourcesOf(text), "Banker"])
  expect(update(text.replaceAll("\n", "\r\n"), { "variants/bank": "headline: Banker\n" })).toEqual({
    text: updated.replaceAll("\n", "\r\n"),
    removed: [],
  })
  const withMark = update(`\ufeff${text}`, { "variants/bank": "headline: Banker\n" })
  expect(withMark.text).toBe(`\ufeff${updated}`)
})

test("a comment such as # ok: CODE stays at the first entry if another one comes before it", () => {
  const mark = "  # ok: unclosed-mark\n  - source: Who I am.\n    target: Wer **ich bin.\n"
  const others = update(undefined).text.replace(/^.*?target.*?\n/s, "")
  const about = VALID_FILES.about
    .replace("Who I am.", "Moved.")
    .replace("bio:", "bio:\n  - Who I am.")
  const { text } = update(`texts:\n${mark}${others}`, { about })
  expect(text).toContain(`texts:\n  - source: Moved.\n    target: ''\n${mark}`)
})

const LONG = "Led a team of twelve people."

test.each<[string, string, string, object]>([
  [
    "a changed text",
    `{ source: ${LONG}, target: Führte zwölf. }`,
    "Led a team of eleven people.",
    {
      source: "Led a team of eleven people.",
      target: "Führte zwölf.",
      stale: { source: LONG, target: "Führte zwölf." },
    },
  ],
  [
    "another target settles the mark",
    `{ source: ${LONG}, target: B., stale: { source: Led twelve., target: A. } }`,
    LONG,
    { source: LONG, target: "B." },
  ],
  [
    "the first text is back",
    `{ source: ${LONG}, target: A., stale: { source: Led twelve people., target: A. } }`,
    "Led twelve people.",
    { source: "Led twelve people.", target: "" },
  ],
])("marks: %s", (_what, entry, source, expected) => {
  const { text } = update(`texts:\n  - ${entry}\n`, workWith(source))
  expect(parse(text).texts).toContainEqual(expected)
  expect(
    parse(text).texts.filter((each: { source: string }) => each.source === source),
  ).toHaveLength(1)
})

test("removes what no text uses, and says what had a translation", () => {
  const text =
    "texts:\n  - { source: Gone., target: Weg. }\n  - { source: Never translated., target: '' }\nnames:\n  - { source: Nobody, target: Niemand }\n"
  const updated = update(text)
  expect(updated.removed.map(({ source }) => source)).toEqual(["Gone.", "Nobody"])
  expect(sourcesOf(updated.text)).not.toContain("Never translated.")
  expect(updated.text).not.toContain("names")
})

test.each(["yes", "a: b"])("writes the text %p so that YAML reads it again", (source) => {
  const { text } = update(undefined, {
    "variants/bank": `headline: ${JSON.stringify(source)}\n`,
  })
  expect(sourcesOf(text)).toContain(source)
})
