import fc from "fast-check"
import { contrastRatio, mixColors } from "../../lib/color"
import { printPalette, screenPalette } from "../color"
import {
  type ChosenColors,
  MIN_CONTRAST,
  textUsesOf,
  toPrintPalette,
  toScreenPalette,
} from "../palettes"

const hex = (number: number) => `#${number.toString(16).padStart(6, "0")}`

const color = () => fc.integer({ min: 0, max: 0xffffff }).map(hex)

/** Almost black, so that most texts are readable on it. */
const darkColor = () => color().map((each) => mixColors(each, "#000000", 0.85))

const chosenColors = (): fc.Arbitrary<ChosenColors> =>
  fc.record(
    {
      accent: color(),
      backgroundTop: darkColor(),
      backgroundBottom: darkColor(),
      backgroundWarm: darkColor(),
      backgroundCool: darkColor(),
    },
    { requiredKeys: [] },
  )

test("a theme without colors has the default palettes", () => {
  expect(toScreenPalette({})).toEqual(screenPalette)
  expect(toPrintPalette({})).toEqual(printPalette)
  const sameColors = { accent: "#FF7A45", backgroundTop: undefined }
  expect(toScreenPalette(sameColors)).toEqual({ ...screenPalette, accent: "#FF7A45" })
  expect(toPrintPalette(sameColors)).toEqual(printPalette)
})

test("every text of the default palettes is readable", () => {
  const unreadable = ({ ratio }: { ratio: number }) => ratio < MIN_CONTRAST
  expect(textUsesOf(screenPalette).filter(unreadable)).toEqual([])
})

test("if a text is not readable, it has a chosen color or stands on one", () => {
  fc.assert(
    fc.property(chosenColors(), (chosen) => {
      const unreadable = textUsesOf(toScreenPalette(chosen)).filter(
        ({ ratio }) => ratio < MIN_CONTRAST,
      )
      const isAboutChosen = unreadable.some(({ text, background }) =>
        [text, background].some((name) => name in chosen),
      )
      expect(isAboutChosen).toBe(unreadable.length > 0)
    }),
  )
})

test("every accent color is readable in print", () => {
  fc.assert(
    fc.property(chosenColors(), (chosen) => {
      const print = toPrintPalette(chosen)
      expect(contrastRatio(print.accent, print.backgroundTop)).toBeGreaterThanOrEqual(MIN_CONTRAST)
    }),
  )
})
