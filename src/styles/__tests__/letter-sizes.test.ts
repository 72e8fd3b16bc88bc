import { type Font, openSync } from "fontkit"
import { wideFonts } from "../../tokens/type"
import {
  beginsWithAccent,
  fittingSize,
  longestWordWidth,
  opticalEnd,
  twoLineWidth,
} from "../letter-sizes"
import { headingLeadingCss } from "../mixins"

const NAMES = `
Castellanos Robert Barbara Alexander Isabella Rebecca Baker Clark Russell Theresa Blake Stella Kessler Barrera
Katherine Gonzalez Martinez Johnson Williams Smith Bartholomew Featherstonehaugh Kimberly Mallory Savannah Tamara
Großmann Strauß Jürgen Krämer Bäcker Wilhelmine Schwarzenegger Käthe Łukasz Błażej Wawrzyniec Brzęczyszczykiewicz
Krzysztof Małgorzata Ewelina Příbramský Kateřina Bohumil Veselá Škvorecký Özgür Çağlar Yıldırım Şebnem İbrahim
Nguyễn Trường Phương Thảo Đặng Vương Ærø Søren Åse Bjørn Kjærgaard Þórður Guðmundsdóttir Ragnheiður Sveinbjörnsson
Œdipe Lætitia Geneviève François O’Brien D'Angelo Zoë Renée Ħabbar Bernárdez Muñoz Gonçalves João
Анастасия Щербаков Юлия Жанна Шишкин Ющенко Щукина Александр Екатерина Фёдорова Рыжков Миллер Цыплёнков
Ґалаґан Їжакевич Євгенія Зеленський Христина Љиљана Његош Ђорђевић Қайрат Әлия Өмірбек
Αλέξανδρος Γιώργος Μαρία Έλενα Όλγα Ύπατος Παπαδόπουλος Ωραιοζήλη Φώτης Ψαρρός Δημήτρης Κωνσταντίνα
Fitzwilliam Ilić Willi Mimi Rosalind Wren-Lee Kraków-Balice Mbasogo Okonkwo Ayọ̀bámi Kāhananui MacKenzie`
  .trim()
  .split(/\s+/)

const fontOf = (path: string) => openSync(`node_modules/${path}`) as Font

test.each([
  ["Arial", fontOf("pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf"), "100%"],
  ["Roboto", fontOf("@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf"), "100%"],
  [
    "Noto Sans",
    fontOf("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
    wideFonts["Noto Sans Bold"],
  ],
])("each name fits the column in %s", (_, font, sizeAdjust) => {
  expect(NAMES.length).toBeGreaterThanOrEqual(100)
  const tooWide = NAMES.filter((name) => {
    const columns = Number(/ \/ ([\d.]+)/.exec(fittingSize(name))?.[1])
    const word = name.toUpperCase().split(/(?<=-)/)
    const widths = word.map((part) => {
      const { glyphs, advanceWidth } = font.layout(part)
      const em = (advanceWidth / font.unitsPerEm) * (Number.parseFloat(sizeAdjust) / 100)
      return em - 0.03 * (glyphs.length - 1)
    })
    return Math.max(...widths) > columns
  })
  expect(tooWide).toEqual([])
})

test("measures the longest word in capitals, with the width of each letter and 2 % in reserve", () => {
  expect(longestWordWidth("Robin Sample")).toBeCloseTo(
    (0.67 + 0.725 + 0.91 + 0.67 + 0.62 + 0.67) * 1.02 - 0.15,
  )
  expect(longestWordWidth("Mimi Iliil")).toBeCloseTo((0.91 + 0.35 + 0.91 + 0.35) * 1.02 - 0.09)
})

test("a word ends where a line may break", () => {
  expect(longestWordWidth("Ada Wren-Lee")).toBe(longestWordWidth("Wren-"))
  expect(longestWordWidth("Ada\u00a0Wren")).toBeGreaterThan(longestWordWidth("Ada-Wren"))
  expect(longestWordWidth("Area-51")).toBeGreaterThan(longestWordWidth("Area-B"))
})

test("measures a character of several code units once, an accent not at all, and ß as two letters", () => {
  expect(longestWordWidth("𝒜𝒷")).toBe(longestWordWidth("՞՞"))
  expect(longestWordWidth("Åsa")).toBe(longestWordWidth("asa"))
  expect(longestWordWidth("Strauß")).toBe(longestWordWidth("STRAUSS"))
  expect(longestWordWidth("한글")).toBe(longestWordWidth("林知"))
  expect(longestWordWidth("")).toBeGreaterThan(0)
})

test("measures a mark that stands beside its letter: a horn, an accent of a Greek capital, a vowel of Hindi", () => {
  expect(longestWordWidth("Thương")).toBeGreaterThan(longestWordWidth("Thuong"))
  expect(longestWordWidth("Έλενα")).toBeGreaterThan(longestWordWidth("Ελενα"))
  expect(longestWordWidth("राम")).toBeGreaterThan(longestWordWidth("रम"))
})

test("a heading is smaller in an owner's font with wide letters", () => {
  expect(fittingSize("Ada")).toBe("100cqi / 2.18 / var(--letter-scale, 1)")
  expect(fittingSize("Ada", "10rem")).toBe("10rem / 2.18 / var(--letter-scale, 1)")
})

// Measured: the width in DejaVu Sans, which is the most.
test.each([
  ["السنديان", 4.32],
  ["عبدالرحمن", 5.22],
  ["حسن", 2.64],
])("the letters of %s have very different widths", (word, widest) => {
  expect(longestWordWidth(word)).toBeGreaterThan(widest)
  expect(longestWordWidth(word)).toBeLessThan(widest * 1.17)
})

test("a letter with a straight right side moves outward, a slanting one inward", () => {
  const marginOf = (text: string) => Number.parseFloat(opticalEnd(text))
  expect(marginOf("Robin")).toBeLessThan(0)
  expect(marginOf("Ava")).toBeGreaterThan(0)
  expect(marginOf("محمد")).toBeCloseTo(0)
})

test("breaks a text into two lines of about the same width", () => {
  expect(twoLineWidth("Ada Ada Ada")).toBeCloseTo(longestWordWidth("Ada") * 2 + 0.35 * 1.02 - 0.06)
  expect(twoLineWidth("Ada")).toBe(longestWordWidth("Ada"))
})

test("the letters below the line of a heading in Arabic keep their room", () => {
  const endOf = (text: string) =>
    /margin-block-end:([^;]+)/.exec(headingLeadingCss(text, 0.9).styles)?.[1]
  expect(endOf("محمد")).toBe("0")
  expect(endOf("林知夏")).not.toBe("0")
})

test.each([
  ["João Lima", true],
  ["Wanjiru\u0303", true],
  ["Łukasz", false],
  ["Robin Müller", false],
  ["林知夏", false],
])("knows if an accent of %j may touch the line above: %s", (text, isTouching) => {
  expect(beginsWithAccent(text)).toBe(isTouching)
  const startOf = (isBelowText: boolean) =>
    /margin-block-start:([^;]+)/.exec(headingLeadingCss(text, 0.9, isBelowText).styles)?.[1]
  expect(startOf(true) === "0").toBe(isTouching)
  expect(startOf(false)).not.toBe("0")
})
