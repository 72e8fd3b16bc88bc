import { parse } from "yaml"
import { updateTranslation } from "../update-translation"

const PLAIN = { description: "Who I am.", title: "About" }

/** @returns the updated text of about.yaml */
function update(text: string | undefined, base: object) {
  return updateTranslation("about", base, text)
}

test("a new file has every text, each with its source", () => {
  const base = {
    title: "About: me",
    bio: ["One.", "Two\nlines\n"],
    likes: [{ title: "Tea # green" }],
  }
  const { text } = update(undefined, base)
  expect(text).toMatchInlineSnapshot(`
"# yaml-language-server: $schema=../../../schemas/translations/about.json
title:
  source: 'About: me'
  target: ''
bio:
  - source: One.
    target: ''
  - source: |
      Two
      lines
    target: ''
likes:
  - title:
      source: 'Tea # green'
      target: ''
"
`)
  expect(update(text, base).text).toBe(text)
})

test("an addition keeps comments, blank lines, quotes and order, and comes after its neighbour", () => {
  const text = `# Mine.

description: {source:  "Who I am.",   target: 'Wer ich bin.'}   # short

# The list
bio:

  # first
  - source: One.
    target: Eins.   # sic

  # third
  - {source: Three., target: Drei.}

# End.
`
  const base = { ...PLAIN, bio: ["One.", "Two.", "Three.", "Four."] }
  expect(update(text, base).text).toMatchInlineSnapshot(`
"# Mine.

description: {source:  "Who I am.",   target: 'Wer ich bin.'}   # short
title:
  source: About
  target: ''

# The list
bio:

  # first
  - source: One.
    target: Eins.   # sic
  - source: Two.
    target: ''

  # third
  - {source: Three., target: Drei.}
  - source: Four.
    target: ''

# End.
"
`)
})

test("a text that has changed is marked in block style, in flow style and as a plain string", () => {
  const text = `title: Über   # plain
description: { source: 'Who.', target: "Wer." } # flow
bio:
  - source: >-
      One
      text.
    target: |
      Ein
      Text.
  - Same
  - >
    Long
    text.
  # end
`
  const base = { title: "About", description: "Who?", bio: ["One line.", "Other", "Next."] }
  const { text: marked } = update(text, base)
  expect(marked).toMatchInlineSnapshot(`
"title:
  source: About
  target: Über
  stale:
    source: Über
    target: Über   # plain
description: { source: Who?, target: "Wer.", stale: { source: Who., target: Wer. } } # flow
bio:
  - source: One line.
    target: |
      Ein
      Text.
    stale:
      source: One text.
      target: |
        Ein
        Text.
  - source: Other
    target: Same
    stale:
      source: Same
      target: Same
  - source: Next.
    target: |
      Long text.
    stale:
      source: |
        Long text.
      target: |
        Long text.
  # end
"
`)
  expect(update(marked, base).text).toBe(marked)
})

const MARKED = `title:
  source: About
  target: Über   # comment
  stale: { source: Me, target: Über }
`

test.each([
  ["stays with its first earlier pair", "About you", MARKED.replace("About", "About you")],
  [
    "goes if the base has the earlier text again",
    "Me",
    MARKED.replace("About", "Me").replace(/ {2}stale.*\n/, ""),
  ],
  ["stays while nothing changes", "About", MARKED],
])("a mark %s", (_name, title, expected) => {
  expect(update(MARKED, { title }).text).toBe(expected)
})

test("a mark goes with another translation, and comes again with another change", () => {
  const settled = MARKED.replace("target: Über   #", "target: Über mich   #")
  expect(update(settled, { title: "About" }).text).toBe(settled.replace(/ {2}stale.*\n/, ""))
  expect(parse(update(settled, { title: "Us" }).text ?? "")).toEqual({
    title: {
      source: "Us",
      target: "Über mich",
      stale: { source: "About", target: "Über mich" },
    },
  })
})

test("what is gone is removed and returned, with its comment, and its empty parents", () => {
  const text = `title: { source: About, target: Über }
# Likes
likes:
  # tea
  - title: { source: Tea, target: Tee }
    items: [{ source: Green, target: Grün }, { source: Black, target: Schwarz }]
  # coffee
  - title: { source: Coffee, target: Kaffee }
bio:
  - { source: One., target: '' }
# End.
`
  const base = { title: "About", likes: [{ title: "Tea", items: ["Black"] }], bio: [] }
  const { text: updated, removed } = update(text, base)
  expect(updated).toMatchInlineSnapshot(`
"title: { source: About, target: Über }
# Likes
likes:
  # tea
  - title: { source: Tea, target: Tee }
    items: [{ source: Black, target: Schwarz }]
# End.
"
`)
  expect(removed).toEqual([
    { source: "Coffee", target: "Kaffee" },
    { source: "Green", target: "Grün" },
  ])
  expect(update(text, {})).toEqual({ text: undefined, removed: expect.anything() })
})

test("a text that has moved to another entry keeps its translation", () => {
  const text = "bio:\n  - { source: One., target: Eins. }\n"
  const { text: updated, removed } = update(text, { likes: [{ title: "Likes", items: ["One."] }] })
  expect(parse(updated ?? "").likes[0].items).toEqual([{ source: "One.", target: "Eins." }])
  expect(removed).toEqual([])
})

test("items without ids get the order of the base, with their comments; others keep theirs", () => {
  const bio =
    "bio:\n  # one\n  - { source: One., target: Eins. }\n  # two\n  - { source: Two., target: Zwei. }\n"
  expect(update(bio, { bio: ["Two.", "One."] }).text).toMatchInlineSnapshot(`
"bio:
  # one
  # two
  - { source: Two., target: Zwei. }
  - { source: One., target: Eins. }
"
`)
  const work = `work:
  - id: a
    location: { source: A, target: Ä }
  - id: b
    location: { source: B, target: Bä }
`
  const base = {
    work: [
      { id: "b", location: "B" },
      { id: "c", location: "C" },
      { id: "a", location: "A" },
    ],
  }
  expect(updateTranslation("work", base, work).text).toMatchInlineSnapshot(`
"work:
  - id: a
    location: { source: A, target: Ä }
  - id: b
    location: { source: B, target: Bä }
  - id: c
    location:
      source: C
      target: ''
"
`)
})

test("equal texts keep their own translations", () => {
  const text = "bio:\n  - { source: One., target: A }\n  - { source: One., target: B }\n"
  const targets = (bio: string[]) =>
    parse(update(text, { bio }).text ?? "").bio.map(({ target }: { target: string }) => target)
  expect(targets(["New.", "One.", "One."])).toEqual(["", "A", "B"])
  expect(targets(["One.", "New.", "One."])).toEqual(["A", "", "B"])
  expect(targets(["Other.", "One."])).toEqual(["A", "B"])
  expect(targets(["One.", "Other."])).toEqual(["A", "B"])
})

test("Windows line breaks, a byte order mark and a missing last line break stay", () => {
  const text = "\ufefftitle:\r\n  source: About\r\n  target: Über"
  const base = { title: "About you", bio: ["One."] }
  const { text: updated } = update(text, base)
  expect(updated).toBe(
    "\ufefftitle:\r\n  source: About you\r\n  target: Über\r\n  stale:\r\n    source: About\r\n    target: Über\r\nbio:\r\n  - source: One.\r\n    target: ''",
  )
  expect(update(updated, base).text).toBe(updated)
})

test("an object with a text may have its translation without a name or with one", () => {
  const work = (text: string) => `work:\n  - id: a\n    responsibilities:\n${text}`
  const base = { work: [{ id: "a", responsibilities: [{ text: "Led.", tags: [] }, "Ran."] }] }
  const texts = work("      - source: Led.\n        target: Leitete.\n      - text: Ran.\n")
  expect(updateTranslation("work", base, texts).text).toBe(texts)
})

test("anchors are refused where they are in the way", () => {
  const text = "title: { source: &a About, target: Über }\nbio: [*a]\n"
  expect(() => update(text, { title: "New", bio: ["About"] })).toThrow("without anchors")
})
