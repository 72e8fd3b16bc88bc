import fc from "fast-check"
import type { Theme } from "../../schemas/theme-fields"
import { checkColors } from "../contrast"
import type { RuleInput } from "../rule"

const check = (theme: Theme) => [
  ...checkColors({ content: { website: { theme } } } as unknown as RuleInput),
]

/** @returns the theme after the owner has pasted the hint of each diagnostic into website.yaml */
function withHints(theme: Theme): Theme {
  const pasted: Theme = { ...theme, background: { ...theme.background } }
  for (const { path, hint } of check(theme)) {
    const [, field = "", color] = /(\w+): '(#[0-9a-f]{6})'$/.exec(hint ?? "") ?? []
    expect(path.at(-1)).toBe(field)
    Object.assign(field === "accent" ? pasted : (pasted.background ?? {}), { [field]: color })
  }
  return pasted
}

const color = () =>
  fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`)

const theme = (): fc.Arbitrary<Theme> =>
  fc.record(
    {
      look: fc.constantFrom("dark", "light", "system"),
      accent: color(),
      background: fc.record(
        { top: color(), bottom: color(), rightGlow: color(), leftGlow: color() },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: [] },
  )

test("a theme with the colors of the hints is readable", () => {
  const property = fc.property(theme(), (chosen) => {
    expect(check(withHints(chosen))).toEqual([])
  })
  fc.assert(property, { numRuns: 20 }) // Each run tries up to 510 shades of five colors.
})

test("accepts a readable theme", () => {
  expect(check({ accent: "#7ab8ff", background: { top: "#101018" } })).toEqual([])
  expect(check({ look: "light", accent: "#0b5d8f", background: { top: "#eef4f8" } })).toEqual([])
})

test("names the part of the background as a visitor sees it", () => {
  const [{ message } = { message: "" }] = check({ background: { rightGlow: "#8a3a44" } })
  expect(message).toContain(" with the light at the top right of the page is ")
})

test("checks the colors against the look that the owner has chosen", () => {
  const codes = (theme: Theme) => check(theme).map(({ path, hint }) => [path.at(-1), hint])
  const dark = { background: { top: "#101018" } }
  expect(codes({ look: "system", ...dark })).toEqual([])
  expect(codes({ look: "light", ...dark })).toEqual([
    ["top", expect.stringMatching(/^With look: dark, it is readable\. The nearest color .+ top: /)],
  ])
  const light = { background: { bottom: "#f4f8ff" } }
  expect(codes(light)).toEqual([
    [
      "bottom",
      expect.stringMatching(/^With look: light, it is readable\. The nearest color .+ bottom: /),
    ],
  ])
})
