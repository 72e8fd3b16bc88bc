import { checkInline } from "../../content/inline/check-inline"
import { parseInline } from "../../content/inline/parse-inline"
import { plainText } from "../../lib/inline-text"
import { toContentText } from "../content-text"
import { textsIn } from "../data"
import { toTree } from "../source"
import { readBlocks, readProse } from "../texts"

/** @returns the paragraphs of the text, and its items with a dash, as the content has them */
const read = (text: string) =>
  readBlocks(text).map((block) => (block.isItem ? "- " : "") + toContentText(block.text))

test.each([
  ["plain words", ["plain words"]],
  ["**Led** the _team_ of `C++`", ["**Led** the _team_ of `C++`"]],
  ["[Foo](https://foo.example/a_b)", ["[Foo](https://foo.example/a_b)"]],
  ["https://a.example and b@c.example", ["https://a.example and b@c.example"]],
  ["<https://a.example>", ["<https://a.example>"]],
  ["see HTTPS://A.example/B", ["see HTTPS://A.example/B"]],
  [
    "[a](HTTPS://a.example) [b](MAILTO:b@c.example) <a href='Tel:+15035550142'>c</a>",
    ["[a](HTTPS://a.example) [b](MAILTO:b@c.example) [c](Tel:+15035550142)"],
  ],
  ["![Chart](https://a.example/c.png)", ["[Chart](https://a.example/c.png)"]],
  ["one\r\ntwo\n\nthree", ["one two", "three"]],
  ["Head\n- a\n  more\n- b", ["Head", "- a more", "- b"]],
  ["• a\n• b", ["- a", "- b"]],
  [
    "- Looked into pipes,\nMains and taps\n- b\nnot dry\nAll of it.",
    ["- Looked into pipes, Mains and taps", "- b not dry", "All of it."],
  ],
  ["Engineer • Writer", ["Engineer • Writer"]],
  ["－甲<br>－乙", ["- 甲", "- 乙"]],
  [
    '#underline[Led] #link("https://a.example")[a team] in C#text',
    ["Led [a team](https://a.example) in C#text"],
  ],
  ["# of users doubled", ["# of users doubled"]],
  ["1. a\n2. b", ["- 1. a", "- 2. b"]],
  ["## Heading\ntext\n---\n> quote", ["Heading text", "quote"]],
  [
    "<p>Hello <b>bold </b>you</p><ul><li><p>a</p></li><li>b<br>c</li></ul>",
    ["Hello **bold** you", "- a", "- b c"],
  ],
  ["A &amp; B<br/>and C", ["A & B and C"]],
  ["Hello.\n\nMY VALUES\nCare and calm\n\nEnd", ["Hello.", "MY VALUES", "Care and calm", "End"]],
  ["<b>My values</b><br>Care", ["**My values**", "Care"]],
  [
    "A line that somebody wrapped by hand at sixty or more signs,\nGerman Nouns",
    ["A line that somebody wrapped by hand at sixty or more signs, German Nouns"],
  ],
  [
    "Client: the court.\\nLead of it.\\n- Dressings\\nMore",
    ["Client: the court. Lead of it.", "- Dressings", "More"],
  ],
  ["C:\\new, at \\n characters", ["C:\\new, at \\n characters"]],
  ["Two:\n-One\n• - Three\n\uf0b7 Four", ["Two:", "- One", "- Three", "- Four"]],
  ["-Xmx for it", ["-Xmx for it"]],
  ["<svg width='1'><path d='M0'/><title>x</title></svg> Nurse <style>p {}</style>", ["Nurse"]],
  ["a <custom-x>text</custom-x><o:p></o:p> <!-- no --><x-i name='b'/>", ["a text"]],
  ["vector<string> and <app-root> of Map<K, V>", ["vector<string> and <app-root> of Map<K, V>"]],
  ["𝗟𝗲𝗱 the 𝑡𝑒𝑎𝑚 of ᴄᴏᴏᴋs", ["Led the team of cooks"]],
  ["a\\_b, \\*c\\* and 50 \\%", ["a\\_b, \\*c\\* and 50 \\%"]],
  [
    "<a href='https://a.example'>a</a> <a href='javascript:x'>b</a>",
    ["[a](https://a.example) b (javascript:x)"],
  ],
  ["<b>a</b><b>b</b> <i>c</i> <code>d*e</code>", ["**ab** *c* `d*e`"]],
])("reads %j", (text, expected) => {
  expect(read(text)).toEqual(expected)
})

const proseOf = (value: unknown) => {
  const { text, items } = readProse(toTree(value))
  return [text, ...items]
}

test("keeps the order of a text with a list in it", () => {
  expect(proseOf("I led.\nTechnologies:\n- a\n- b\n\nAnd more.")).toEqual([
    "I led. Technologies:",
    "a",
    "b",
    "And more.",
  ])
})

test.each([
  [
    "I care\n\nMY VALUES\nCalm (always)\n\nDone!\n\nEnd",
    "I care. MY VALUES. Calm (always). Done! End",
  ],
  ["<h2>Who I am</h2><p>*A* <i>cook</i></p><p>End</p>", "Who I am. *A* *cook*. End"],
  ["我是护士\n\n冷静", "我是护士。 冷静"],
])("writes the paragraphs of %j as sentences", (text, expected) => {
  expect(proseOf(text)).toEqual([expected])
})

test("a minus sign before a value is no bullet, unless the text is a list", () => {
  expect(proseOf("- 5 % cost")).toEqual(["- 5 % cost"])
  expect(proseOf("– €2M")).toEqual(["– €2M"])
  expect(proseOf("- 5 engineers")).toEqual([undefined, "5 engineers"])
  expect(proseOf("- 5 %\n- 6 %")).toEqual([undefined, "5 %", "6 %"])
})

test("reads a list of texts as items", () => {
  expect(proseOf(["a", "b\n\nc"])).toEqual([undefined, "a", "b", "c"])
})

test.each([
  "2*3*4",
  "__init__ and snake_case_name",
  "5 * 3 < 7 and a > b",
  "vector<std::string>",
  "a [b] c",
  "[w](",
  "**not closed",
  "it's _not closed",
  "C:\\path",
  "`not closed",
  "AT&T, R&D, 100 %",
  "~~a~~ | b",
])("shows %j as it is, without a warning of the check", (text) => {
  const [written = ""] = read(text)
  expect(plainText(parseInline(written))).toBe(text)
  expect(checkInline(written)).toEqual([])
})

test("removes invisible characters", () => {
  expect(read("a\u0000b\u200bc\ufeffd\ud800e")).toEqual(["abcde"])
})

test("writes a text with more marks than the site reads", () => {
  const [written = ""] = read("a*b_c ".repeat(700))
  expect(checkInline(written)).toEqual([])
})

test("finds the texts and the numbers of the data", () => {
  expect(textsIn({ text: "Ledgers", years: [4], isOpen: true })).toEqual(["Ledgers", "4"])
})
