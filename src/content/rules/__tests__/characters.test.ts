import { checkContent, VALID_FILES } from "../../../../test/valid-content"

/** @returns the warnings about the text, which is the name of the owner */
function messagesOf(text: string): string[] {
  const owner = VALID_FILES.owner.replace("Ada Writer", text)
  return checkContent({ owner }).diagnostics.flatMap(({ code, message }) =>
    code === "odd-text" ? [message] : [],
  )
}

test.each([
  ["Ada\u200b Writer", "The text has an invisible character: U+200B."],
  ["Ada \u202eretirW", "The text has an invisible character: U+202E."],
  ["co\u00adoperate", "The text has an invisible character: U+00AD."],
  [
    "Ada\u2011Maria",
    "The text has a hyphen that no keyboard types, so a search does not find the word: U+2011.",
  ],
  ["Ada Wr\ufffdter", "The text has a sign for a lost character: U+FFFD."],
  [
    "Ada \ufb01nance",
    'The text has "ﬁ" (U+FB01) in place of the letters "fi", so a search does not find the word.',
  ],
  ["Ada \u0301Writer", "The text has an accent without a letter: U+0301."],
  ["\u0308Ada", "The text has an accent without a letter: U+0308."],
  ["Dr. **Ada** Writer", 'The text shows "**Ada**" as it is: this field takes no marks.'],
  [
    "Dr. [Ada](https://ada.example)",
    'The text shows "[Ada](https://ada.example)" as it is: this field takes no marks.',
  ],
  ["Mu¨ller", "The text has an accent without a letter: U+00A8."],
  [
    "Ada &amp; Bob",
    'The text has a character as HTML writes it, which the site shows as typed: "&amp;".',
  ],
  [
    "O&#39;Neil",
    'The text has a character as HTML writes it, which the site shows as typed: "&#39;".',
  ],
  ["Ada <b>Writer</b>", 'The text has a tag of HTML, which the site shows as typed: "<b>".'],
])("warns about what nobody types on purpose: %j", (text, message) => {
  expect(messagesOf(text)).toEqual([message])
})

test.each(
  "MÃ¼ller GrÃ¶ÃŸe Itâ€™s Ã–zil 20 Â°C Å›wiat piÄ™kny Ä±rmak ÐµÐ½ РїСЂРё ï¿½ 5 â‚¬ Ĺ‚Ăłdka caf√© ðŸ˜€".split(
    " ",
  ),
)("warns about letters that were read in a wrong encoding: %s", (text) => {
  expect(messagesOf(text)).toEqual([expect.stringContaining("wrong encoding")])
})

test.each([
  "Müller",
  "São João, MANHÃ”",
  "„Ä“, Ångström, SÃO, ROMÂNĂ, РСФСР, R&D, AT&T; Q&A",
  "می\u200cخواهم",
  "👩\u200d💻",
  "会社①, ㈱, 15㎡, ℡, 〒, №, ™, 2ⁿ, ½",
  "ⓒ 2026 Ada, Ⓜ, 🅿\ufe0f",
  "/ʀɪɢʏn/, 髙橋 﨑, データ",
  "ភាសា\u200bខ្មែរ",
  "Ada\u200bខ្មែរ",
  "a < b and c > d",
  "a < b in <types>",
  "e\u0301t\u00e9",
  "alone \u00a0\u0301 on purpose",
  "1\ufe0f\u20e3",
  "Kund*innen, C*, snake_case, https://ada.example/_a_",
])("accepts %j", (text) => {
  expect(messagesOf(text)).toEqual([])
})

test.each([
  ["⾼橋 ⽇本", "高橋 日本".slice(0, 1)],
  ["⻑野", "長"],
  ["𝗟𝗲𝗱 𝗮 𝘁𝗲𝗮𝗺 of 9", "Led a team"],
  ["ᴍᴏᴠᴇᴅ, and more", "moved"],
  ["ﾃﾞｰﾀ基盤", "データ"],
  ["🅰🅳🅰", "ADA"],
  ["ⓒⓞⓓⓔ", "code"],
  ["\ufb03ce", "ffi"],
])("writes the letters that %s stands for", (text, plain) => {
  const owner = VALID_FILES.owner.replace("Ada Writer", text)
  const hints = checkContent({ owner }).diagnostics.map(({ code, hint }) => `${code} ${hint}`)
  const hint = expect.stringMatching(`^odd-text Write '.*${plain}.*'. It comes from copied text.$`)
  expect(hints).toContainEqual(hint)
})

test("allows code and marks in a text that takes them", () => {
  const home = `${VALID_FILES.home}`.replace(/^lead:.*$/m, "lead: Code in `<b>` and *more*.")
  expect(checkContent({ home }).diagnostics).toEqual([])
})

test("names the line and column of a mark where none is taken, in a list too", () => {
  const website = `${VALID_FILES.website}`.replace(/^thanks:.*$/m, "thanks: Thank *you*.")
  const found = checkContent({ website }).diagnostics.filter(({ code }) => code === "odd-text")
  expect(found).toMatchObject([{ path: "thanks", column: 15, endColumn: 20 }])
})
