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
  ["breaks at white space, whichever it is", "one\ntwo\tthree  four", ["one two", "three", "four"]],
  [
    "leaves a longer word whole",
    "see https://example.com/a for",
    ["see", "https://example.com/a", "for"],
  ],
  ["breaks between wide characters", "日本語日本語", ["日本語日", "本語"]],
  [
    "leaves an address among them whole",
    "詳細はhttps://example.com/をご覧",
    ["詳細は", "https://example.com/", "をご覧"],
  ],
  ["makes one line of nothing", "", [""]],
])("%s", (_, text, lines) => {
  expect(wrapText(text, 8)).toEqual(lines)
})
