import { stringify } from "yaml"
import { ENGLISH_DEMO_WORDS } from "../../../lib/demo-words"
import { ENGLISH } from "../../../lib/interface-words"
import { toLanguageWords } from "../language-file"

const { dates: _dates, comma: _comma, language: _language, ...words } = ENGLISH
const { language: _demoLanguage, ...demos } = ENGLISH_DEMO_WORDS

const FILE = stringify({ words, demos }, { lineWidth: 0 })

const read = (text: string) => toLanguageWords("xx.yaml", Buffer.from(text))

test.each([
  ["home: Home", "hom: Home", "words.hom", 'Did you mean "home"?'],
  ["home: Home", "close: Close", "words.close", 'Unknown field "close"'],
  ["home: Home", "home: ' '", "words.home", "The text is empty."],
  ["now at {company}", "now at", "words.nowAt", "Expected: a text with {company}, as in"],
  ["now at {company}", "now at {firm}", "words.nowAt", "The text has {firm}."],
  [
    'other: "{count} years"',
    "other: years",
    "words.yearsOfWork.other",
    "Expected: a text with {count}, as in",
  ],
  ["close: Close", "clos: Close", "demos.clos", 'Did you mean "close"?'],
  ['other: "{count} updates"', "other: updates", "demos.updates.other", "{count}"],
])(
  "an error about %j → %j names the file, the line and the key %s",
  (before, after, key, message) => {
    expect(FILE.split(before)).toHaveLength(2)
    const readChanged = () => read(FILE.replace(before, after))
    expect(readChanged).toThrow(new RegExp(`^xx\\.yaml:\\d+:\\d+ {2}${key} `))
    expect(readChanged).toThrow(message)
  },
)

test.each([
  ['"{count} yr"', "{count} yr", "Hint: Write years: '{count} yr'"],
  ["demos:", "demo:", 'Hint: Did you mean "demos"?'],
])("an error about %j → %j says what to write", (before, after, message) => {
  expect(() => read(FILE.replace(before, after))).toThrow(message)
})

test("a language may have no word yet, which is then that of English", () => {
  const { words, demos } = read(FILE.replace("  home: Home\n", "").replace("  close: Close\n", ""))
  expect([words.home, demos.close]).toEqual([undefined, undefined])
})

test("a region has the words of its language that its own file does not have", () => {
  const base = read(FILE)
  const region = (text: string) => toLanguageWords("xx-YY.yaml", Buffer.from(text), base)
  const { words, demos } = region("words:\n  home: Start\ndemos:\n  close: Shut\n")
  expect(words).toEqual({ ...base.words, home: "Start" })
  expect(demos).toEqual({ ...base.demos, close: "Shut" })
  const wrong = "words:\n  hom: Start\ndemos: {}\n"
  expect(() => region(wrong)).toThrow(/^xx-YY\.yaml:2:3 {2}words\.hom /)
})
