import { displayWidth, wrapText } from "../display-width"

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
  ["returns one empty line for an empty text", "", [""]],
])("%s", (_, text, lines) => {
  expect(wrapText(text, 8)).toEqual(lines)
})
