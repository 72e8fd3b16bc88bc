import { displayWidth, wrapText } from "../display-width"
import { toGraphemes } from "../graphemes"

test.each([
  ["plain", 5],
  ["日本", 4],
  ["e\u0301", 1],
  ["👩‍💻", 2],
])("%s is %i columns wide", (text, width) => {
  expect(displayWidth(text)).toBe(width)
})

test.each([
  ["breaks at every kind of white space", "one\ntwo\tthree  four", ["one two", "three", "four"]],
  [
    "does not break a word that is longer than a line",
    "see https://example.com/a for",
    ["see", "https://example.com/a", "for"],
  ],
  ["breaks between wide characters", "日本語日本語", ["日本語日", "本語"]],
  [
    "does not break a URL between wide characters",
    "詳細はhttps://example.com/をご覧",
    ["詳細は", "https://example.com/", "をご覧"],
  ],
  [
    "does not break at a no-break space",
    "abc 10\u00a0kg 5\u202f€",
    ["abc", "10\u00a0kg", "5\u202f€"],
  ],
  ["breaks Thai between words", "พัฒนาระบบการชำระเงิน", ["พัฒนาระบบ", "การชำระ", "เงิน"]],
  ["breaks Lao between words", "ພັດທະນາລະບົບການ", ["ພັດທະນາ", "ລະບົບການ"]],
  ["keeps a sign with its word", "ភាសាខ្មែរនិងផ្សេងៗ។ភាសា", ["ភាសាខ្មែរនិង", "ផ្សេងៗ។ភាសា"]],
  ["breaks Burmese between words", "ငွေပေးချေမှုစနစ်ကို", ["ငွေပေးချေမှုစနစ်", "ကို"]],
  ["keeps brackets with their word", "ระบบใหม่(เอพีไอ)", ["ระบบ", "ใหม่(เอพี", "ไอ)"]],
  ["breaks Thai beside wide characters", "ระบบ日本語ใหม่ๆ", ["ระบบ日本", "語ใหม่ๆ"]],
  ["does not break Thai beside Latin", "ระบบReactใหม่ใหม่", ["ระบบReactใหม่", "ใหม่"]],
  ["begins no line with a comma", "日本語日、本語", ["日本語", "日、本語"]],
  ["ends no line with a bracket", "日本語「日本」", ["日本語", "「日本」"]],
  ["returns one empty line for an empty text", "", [""]],
])("%s", (_, text, lines) => {
  expect(wrapText(text, 8)).toEqual(lines)
})

test.each(["พัฒนาระบบการชำระเงินสำหรับธนาคารฯ", "អភិវឌ្ឍប្រព័ន្ធទូទាត់ប្រាក់ផ្សេងៗ។"])(
  "breaks no character of %s",
  (text) => {
    for (let columns = 1; columns < 30; columns++) {
      const lines = wrapText(text, columns)
      expect(lines.join("")).toBe(text)
      expect(lines.flatMap(toGraphemes)).toEqual(toGraphemes(text))
    }
  },
)
