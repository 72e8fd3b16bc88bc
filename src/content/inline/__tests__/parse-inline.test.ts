import fc from "fast-check"
import { type Inline, type Mark, plainText } from "../../../lib/inline-text"
import { toOneLine } from "../../../lib/one-line"
import { hasTooManyMarks, parseInline } from "../parse-inline"

const mark = (type: "emphasis" | "strong", content: Inline): Mark => ({ type, content })

const link = (href: string, content: Inline = href): Mark => ({ type: "link", href, content })

test.each<[text: string, tree: Inline]>([
  ["*a* _b_", [mark("emphasis", "a"), " ", mark("emphasis", "b")]],
  ["**a *b***", mark("strong", ["a ", mark("emphasis", "b")])],
  ["use `a *b*`", ["use ", { type: "code", content: "a *b*" }]],
  ["[a **b**](/about/)", link("/about/", ["a ", mark("strong", "b")])],
  [
    "<https://a.example> or <me@a.example>",
    [link("https://a.example"), " or ", link("mailto:me@a.example", "me@a.example")],
  ],
  ["(https://a.example/b_c_d).", ["(", link("https://a.example/b_c_d"), ")."]],
  ["www.a.example", link("http://www.a.example", "www.a.example")],
  ["me@a.example!", [link("mailto:me@a.example", "me@a.example"), "!"]],
  ["[1 of 2] https://a.example", ["[1 of 2] ", link("https://a.example")]],
])("parses %s", (text, tree) => {
  expect(parseInline(text)).toEqual(tree)
})

test.each([
  "<b>bold</b> <!-- c --> <a href='https://a.example'>x</a>".replace("https://", ""),
  "AT&T &amp; &copy; &#42;",
  "# title",
  "- item",
  "> quote",
  "***",
  "```js",
  "[name]: /url",
  "[words][name] and [name]",
  "vector<std::string> <javascript:alert(1)>",
  "2 * 3 * 4, snake_case_name, C:\\path",
  "2*3*4 = 24, 2**3**4, x***y***z",
  "pkg/__init__.py and __init__(self), __FILE__",
  "src/**/*.ts and test/**/*.ts",
  "http://a|b.example",
])("reads %s as text", (text) => {
  expect(parseInline(text)).toBe(text)
})

test.each<[text: string, tree: Inline]>([
  ["*Kund*innen*", mark("emphasis", "Kund*innen")],
  ["a*b and *c*", ["a*b and ", mark("emphasis", "c")]],
  ["这是**重要**的", ["这是", mark("strong", "重要"), "的"]],
  ["这是*重要*的", ["这是", mark("emphasis", "重要"), "的"]],
  [
    "**Go**-based (*really*), **2**",
    [mark("strong", "Go"), "-based (", mark("emphasis", "really"), "), ", mark("strong", "2")],
  ],
  ["__A b__ and __C__.", [mark("strong", "A b"), " and __C__."]],
])("reads no mark within a word of %s", (text, tree) => {
  expect(parseInline(text)).toEqual(tree)
})

test.each([..."”，）；✓\u200b"])("an address ends before %s", (end) => {
  const address = link("https://x.example/b")
  expect(parseInline(`(https://x.example/b.)${end} c`)).toEqual(["(", address, `.)${end} c`])
  expect(parseInline(`[1 https://x.example/b${end}`)).toEqual(["[1 ", address, end])
  expect(parseInline(`**https://x.example/b${end}**`)).toEqual(mark("strong", [address, end]))
  expect(parseInline(`https://x.example/b${end}https://y.example/ü(1)${end}c`)).toEqual([
    address,
    end,
    link("https://y.example/ü(1)"),
    `${end}c`,
  ])
})

test.each(
  ["o'brien@", "küche@", "a/b@", "ro****n@", "ro•••n@", "@robin@", "Ö@", "-me@"].map(
    (start) => `${start}sampler.dev`,
  ),
)("reads no part of an address as one: %s", (address) => {
  for (const text of [address, `Ask ${address}, now.`, `[1 of 2: ${address}`]) {
    expect(parseInline(text)).toBe(text)
  }
  expect(parseInline(`_see ${address}_`)).toEqual(mark("emphasis", `see ${address}`))
})

test.each([
  ..."typescript@5.4.0-beta|vue@3.next|actions/checkout@v4.1.x|icon@1.5x.avif".split("|"),
  ..."app@sha256.abc|git@github.com:robin/site.git|deploy@prod.x:/srv|robin@host.dev:".split("|"),
  ..."ssh -i key robin@host.dev now|robin@laptop.local|5@7.pm|@robin@sampler.dev".split("|"),
  ..."robin@sampler.dev/cv|robin@mail.müller.dev|robin@sampler.dev@b".split("|"),
])("reads a version, a file, a handle and a place on a computer as text: %s", (text) => {
  expect(parseInline(text)).toBe(text)
})

test.each([
  ["Mail me@sampler.dev: I answer.", "me@sampler.dev"],
  ["“me@sampler.dev”", "me@sampler.dev"],
  ["me@sampler.dev's answer", "me@sampler.dev"],
  ["[1 me@sampler.dev", "me@sampler.dev"],
  ["a@sampler.dev; me+jobs@163.com", "a@sampler.dev", "me+jobs@163.com"],
  ["o'brien@sampler.dev or brien@sampler.dev", "brien@sampler.dev"],
  ["邮箱me@sampler.devまで", "me@sampler.dev"],
  ["first_last@sampler.dev", "first_last@sampler.dev"],
  ["0x@0x.org, me@3m.com, me@x.xn--fiqs8s", "0x@0x.org", "me@3m.com", "me@x.xn--fiqs8s"],
])("reads the whole addresses in %s", (text, ...addresses) => {
  const links = [parseInline(text)]
    .flat()
    .flatMap((part) => (typeof part === "string" ? [] : [part]))
  expect(links).toEqual(addresses.map((address) => link(`mailto:${address}`, address)))
})

test.each([
  ["https://robin.sampler.dev's talk", "https://robin.sampler.dev"],
  ["https://sampler.dev(mine)", "https://sampler.dev"],
  ["https://sampler.dev/Murphy's_law", "https://sampler.dev/Murphy's_law"],
])("the host of an address ends before an apostrophe: %s", (text, address) => {
  expect([parseInline(text)].flat()[0]).toEqual(link(address))
  expect([parseInline(text.replace("https://", "www."))].flat()[0]).toMatchObject({
    content: address.replace("https://", "www."),
  })
})

test("an address may be in a mark", () => {
  const address = link("mailto:me@sampler.dev", "me@sampler.dev")
  expect(parseInline("_me@sampler.dev_")).toEqual(mark("emphasis", address))
  expect(parseInline("**me@sampler.dev**")).toEqual(mark("strong", address))
})

test("letters outside ASCII are a part of an address, and so is every mark of a written link", () => {
  expect(parseInline("https://x.example/خانه\u200cها😀")).toEqual(
    link("https://x.example/خانه\u200cها😀"),
  )
  expect(parseInline("https://x.example/münchen/日本?q=é.")).toEqual([
    link("https://x.example/münchen/日本?q=é"),
    ".",
  ])
  expect(parseInline("[a](https://x.example/b”c)")).toEqual(link("https://x.example/b”c", "a"))
  expect(parseInline("<https://x.example/b”c>")).toEqual(link("https://x.example/b”c"))
})

test("a backslash makes a mark text", () => {
  expect(parseInline("\\*a\\* \\[b](c) \\`d\\` \\\\")).toBe("*a* [b](c) `d` \\")
})

test("a line break is a space, also in a mark", () => {
  expect(parseInline("a\n  b **c\r\nd** \n\n e\n")).toEqual(["a b ", mark("strong", "c d"), " e"])
})

test("a mark inside a mark of its type adds nothing", () => {
  expect(parseInline("*a _b_ c*")).toEqual(mark("emphasis", "a b c"))
  const nested = `${"**a *b ".repeat(100)}${"c* d** ".repeat(100)}`
  expect(JSON.stringify(parseInline(nested)).match(/"type"/g)).toHaveLength(2)
})

test("shows a text with too many marks as it is, so that no text takes long", () => {
  const text = "*a_ ".repeat(20_000).trim()
  expect(hasTooManyMarks(text)).toBe(true)
  expect(parseInline(text)).toBe(text)
})

const code: Mark = { type: "code", content: "a" }

test("keeps every character of a text without marks", () => {
  const isMark = /[\\*_`[\]<@]|:\/\/|www\./i
  // The parser replaces U+0000, and removes a byte order mark at the start. YAML files have neither.
  const isChanged = /\0|\ufeff/
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      fc.pre(!isMark.test(text) && !isChanged.test(text))
      expect(parseInline(text)).toBe(toOneLine(text))
      // Texts without marks skip the parser. With code behind it, the same text does not.
      expect(parseInline(`-${text}- \`a\``)).toEqual([`${toOneLine(`-${text}-`)} `, code])
    }),
    { numRuns: 1000, seed: 19 },
  )
})

test("never throws, and only removes the characters of marks", () => {
  const units = [
    "https://a.example",
    "me@a.example",
    "<b>",
    "&amp;",
    "**",
    "](",
    ..."ab \n*_`[)\\!é",
  ]
  const letters = (text: string) => text.replace(/[^abé&;!]/g, "")
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...units), maxLength: 60 }), (text) => {
      const words = plainText(parseInline(text.replaceAll("](", "")))
      expect(letters(words)).toBe(letters(text))
      expect(typesIn(parseInline(text)).every((type) => TYPES.includes(type))).toBe(true)
    }),
    { numRuns: 1000, seed: 19 },
  )
})

const TYPES = ["emphasis", "strong", "code", "link"]

function typesIn(text: Inline): string[] {
  if (typeof text === "string") return []
  return "type" in text ? [text.type, ...typesIn(text.content)] : text.flatMap(typesIn)
}
