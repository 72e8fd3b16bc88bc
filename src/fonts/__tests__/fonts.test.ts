import { readFileSync } from "node:fs"
import { FONT_FILES } from "../../../test/font-files"
import { SCRIPTS } from "../../../test/scripts"
import { fontsFor, isSupported, USUAL } from "../fonts"

test.each(Object.entries(SCRIPTS))("%s has a font for every character", (_name, sample) => {
  expect(fontsFor(sample.text, sample.language).families).toContain(sample.family)
  expect([...sample.text].filter((character) => !isSupported(character))).toEqual([])
})

test("a text in Latin, Greek and Cyrillic letters needs only the small base fonts", () => {
  const { families, blobs } = fontsFor("Zoë, Ωμέγα, Москва — “ok” • 50 €", "en")
  expect(families).toEqual(["Roboto"])
  expect(blobs.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(1_400_000)
})

test("the base font has the usual characters, which isSupported does not look up", () => {
  const all = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code))
  const usual = all.filter((character) => USUAL.test(character))
  expect(usual.length).toBeGreaterThan(300)
  expect(fontsFor(usual.join(" "), "en").families).toEqual(["Roboto"])
})

test("an English text with a Chinese name adds only the font of that name", () => {
  expect(fontsFor("Ann Li (李安)", "en").families).toEqual(["Roboto", "Noto Sans S Chinese"])
  expect(fontsFor("Ann 🎉", "en").families).toEqual(["Roboto", "Noto Emoji"])
})

test("a text in another script takes its Latin letters from the font of that script", () => {
  expect(fontsFor("דנה TypeScript", "he").families[0]).toBe("Noto Sans Hebrew")
})

test("knows the characters that no font has", () => {
  const unknown = [..."a𓀀é\u00ad\t中ሀ🎉"].filter((character) => !isSupported(character))
  expect(unknown).toEqual(["𓀀", "ሀ"])
})

test("a character and the marks on it need the same font", () => {
  const graphemes = ["e\u0301", "1\ufe0f\u20e3", "🇨🇭", "שָׁ", "น้ำ", "★\u035f", "🎉\u0301"]
  expect(graphemes.filter((grapheme) => !isSupported(grapheme))).toEqual(["★\u035f", "🎉\u0301"])
})

test("knows the characters that look empty, but that Typst does not show", () => {
  const unknown = [..."\u00ad\u1680\u180f\u200d\u2009\ufeff\uf8ff"].filter(
    (each) => !isSupported(each),
  )
  expect(unknown).toEqual(["\u1680", "\u180f", "\ufeff", "\uf8ff"])
})

test("a letter with its marks names the fonts that have only a part of it, also those of the owner", () => {
  const own = { pdfFamily: "Own", bytes: readFileSync(FONT_FILES.regular), url: "own" }
  expect(fontsFor("kɔ́", "en").partial).toEqual({
    ɔ́: ["Roboto", "Source Serif 4"],
    Ɔ́: ["Roboto", "Source Serif 4"],
  })
  expect(fontsFor("и́ é ñ", "en").partial).toEqual({})
  expect(fontsFor("и́", "en", [own]).partial).toEqual({ и́: ["Own", "Own"], И́: ["Own", "Own"] })
})

test("a letter has a font for its capital", () => {
  expect(fontsFor("ẗ", "en").families).toEqual(["Roboto", "Noto Sans"])
})
