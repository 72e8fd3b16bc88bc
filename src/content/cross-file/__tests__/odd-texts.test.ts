/** @jest-environment node */
import { checkContent, VALID_FILES } from "../../../../test/valid-content"

/** @returns the warnings about the text, which is the name of the owner */
function messagesOf(text: string): string[] {
  const owner = VALID_FILES.owner.replace("Ada Writer", text)
  return checkContent({ owner }).diagnostics.flatMap(({ code, message }) =>
    code === "odd-text" ? [message] : [],
  )
}

test.each([
  ["Ada\u200b Writer", "The text has an invisible character (U+200B)."],
  ["Ada \u202eretirW", "The text has an invisible character (U+202E)."],
  ["Ada <b>Writer</b>", 'The text shows "<b>" as it is: the content takes no HTML.'],
  ["Ada<br />Writer", 'The text shows "<br />" as it is: the content takes no HTML.'],
])("warns about what nobody types on purpose: %j", (text, message) => {
  expect(messagesOf(text)).toEqual([message])
})

test.each(["MÃ¼ller", "GrÃ¶ÃŸe", "Itâ€™s", "Ã–zil", "20 Â°C"])(
  "warns about letters that were read in a wrong encoding: %s",
  (text) => {
    expect(messagesOf(text)).toEqual([expect.stringContaining("wrong encoding")])
  },
)

test.each([
  "Müller",
  "São João, MANHÃ”",
  "می\u200cخواهم",
  "👩\u200d💻",
  "co\u00adoperate",
  "ភាសា\u200bខ្មែរ",
  "a < b and c > d",
  "Code in `<b>` and <types>",
])("accepts %j", (text) => {
  expect(messagesOf(text)).toEqual([])
})
