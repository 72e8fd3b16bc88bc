import fc from "fast-check"
import { contrastRatio, mixColors } from "../../lib/color"
import {
  lightPalette,
  type Palette,
  printPalette,
  screenPalette,
  toContrastPalette,
} from "../color"
import {
  type ChosenColors,
  MIN_CONTRAST,
  textUsesOf,
  toLightPalette,
  toPrintPalette,
  toScreenPalette,
} from "../palettes"

const hex = (number: number) => `#${number.toString(16).padStart(6, "0")}`

const color = () => fc.integer({ min: 0, max: 0xffffff }).map(hex)

/** Almost black, or almost white in the light look, so that most texts are readable on it. */
const backgroundFor = (look: ChosenColors["look"]) =>
  color().map((each) => mixColors(each, look === "light" ? "#ffffff" : "#000000", 0.85))

const chosenColors = (): fc.Arbitrary<ChosenColors> =>
  fc.constantFrom(undefined, "dark" as const, "light" as const).chain((look) =>
    fc.record(
      {
        look: fc.constant(look),
        accent: color(),
        backgroundTop: backgroundFor(look),
        backgroundBottom: backgroundFor(look),
        backgroundWarm: backgroundFor(look),
        backgroundCool: backgroundFor(look),
      },
      { requiredKeys: ["look"] },
    ),
  )

test("a theme without colors has the default palettes", () => {
  expect(toScreenPalette({})).toEqual(screenPalette)
  expect(toPrintPalette({})).toEqual(printPalette)
  const sameColors = { accent: "#FF7A45", backgroundTop: undefined }
  expect(toScreenPalette(sameColors)).toEqual({ ...screenPalette, accent: "#FF7A45" })
  expect(toPrintPalette(sameColors)).toEqual(printPalette)
  expect(toScreenPalette({ look: "light" })).toEqual(lightPalette)
  expect(toPrintPalette({ look: "light" })).toEqual(printPalette)
  expect(toLightPalette(sameColors)).toEqual(lightPalette)
})

const unreadableIn = (palette: Palette) =>
  textUsesOf(palette).filter(({ ratio }) => ratio < MIN_CONTRAST)

test.each([
  ["dark", screenPalette],
  ["light", lightPalette],
  ["printed", printPalette],
  ["dark with more contrast", { ...screenPalette, ...toContrastPalette(screenPalette) }],
  ["light with more contrast", { ...lightPalette, ...toContrastPalette(lightPalette) }],
])("every text of the %s palette is readable", (_name, palette) => {
  expect(unreadableIn(palette)).toEqual([])
})

/** The mean opacity of the specks and twice its deviation, measured on the tile alone: 0.011 and 0.015. */
const GRAIN = 0.041

test("the film grain leaves every text of both looks readable", () => {
  for (const [look, speck] of [
    [screenPalette, "#ffffff"],
    [lightPalette, "#000000"],
  ] as const) {
    const behind = {
      backgroundTop: "",
      backgroundBottom: "",
      backgroundWarm: "",
      backgroundCool: "",
    }
    for (const name of Object.keys(behind) as (keyof typeof behind)[])
      behind[name] = mixColors(look[name], speck, GRAIN)
    expect(unreadableIn({ ...look, ...behind })).toEqual([])
  }
})

test("beside a dark look, the light one has a readable shade of any accent color", () => {
  const property = fc.property(color(), (accent) => {
    expect(unreadableIn(toLightPalette({ accent }))).toEqual([])
  })
  fc.assert(property, { numRuns: 20 }) // Each run tries up to 510 shades.
})

test("if a text is not readable, it has a chosen color or stands on one", () => {
  fc.assert(
    fc.property(chosenColors(), (chosen) => {
      const unreadable = unreadableIn(toScreenPalette(chosen))
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
