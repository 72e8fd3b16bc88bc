/** The measures of a sheet: as designed, and tighter, for a résumé that must fit its pages. */
import type { TypstInput } from "./typst-input"

/** `designed` is for people. `simple` is for applicant tracking systems, which read line by line. */
export type PdfStyle = "designed" | "simple"

/** What the measures depend on. The script is as in 'Latn'. Most templates have the same measures. */
export type Look = { style: PdfStyle; template?: string; script: string | undefined }

export type Measures = TypstInput["measures"]

const SHEETS = {
  designed: { margin: { x: 16, top: 14, bottom: 17 }, footer: 11, size: 9.7 },
  simple: { margin: { x: 16, top: 12, bottom: 13 }, footer: 9, size: 9 },
  banner: { margin: { x: 20, top: 14, bottom: 17 }, footer: 11, size: 9.7 },
  classic: { margin: { x: 20, top: 14, bottom: 17 }, footer: 11, size: 9.7 },
  technical: { margin: { x: 14, top: 12, bottom: 14 }, footer: 9.5, size: 9.2 },
} as const

const sheetOf = ({ style, template = "" }: Look) =>
  SHEETS[template in SHEETS ? (template as keyof typeof SHEETS) : style]

/** Printers cannot print close to the edge, so the footer stays 9 mm away from it. */
const TIGHTEST = { margin: { x: 12, top: 12, bottom: 13 }, footer: 9, size: 9 } as const

/**
 * With the height of a capital, 0.71 em, Latin lines are 1.29 em apart, and at least 1.16 em. In the simple
 * style, a role has a line more, so lines are closer.
 */
const LATIN = {
  designed: { leading: 0.58, minSpacing: 0.78 },
  simple: { leading: 0.52, minSpacing: 0.87 },
} as const

/** Letters of these scripts are higher, or carry marks above and below. */
const TALL = { leading: 0.74, minSpacing: 0.9 } as const
const TALL_SCRIPTS = new Set(["Arab", "Hebr", "Deva", "Thai", "Hans", "Hant", "Jpan", "Kore"])

const SPACING_STEPS = 5
const MARGIN_STEPS = 4

/** How much smaller each further step makes the text, in points. */
const SIZE_STEP = 0.1

/** @returns the step with which a sheet is as tight as it may be */
export function lastStep(look: Look): number {
  const sizeSteps = Math.round((sheetOf(look).size - TIGHTEST.size) / SIZE_STEP)
  return SPACING_STEPS + MARGIN_STEPS + sizeSteps
}

/**
 * The spacing becomes tighter first, then the margins, then the text, because small text costs a reader
 * most. What is smaller than 9 pt as designed, such as facts, does not become smaller.
 * @param step from 0, for a sheet as designed, to `lastStep`
 */
export function toMeasures(look: Look, step: number): Measures {
  const { style, script = "" } = look
  const designed = sheetOf(look)
  const { leading, minSpacing } = TALL_SCRIPTS.has(script) ? TALL : LATIN[style]
  const spacing = between(1, minSpacing, step / SPACING_STEPS)
  const margins = (step - SPACING_STEPS) / MARGIN_STEPS
  const sizeSteps = Math.max(step - SPACING_STEPS - MARGIN_STEPS, 0)
  const size = round(Math.max(designed.size - sizeSteps * SIZE_STEP, TIGHTEST.size))
  return {
    leading: round(leading * spacing),
    spacing,
    margin: {
      x: between(designed.margin.x, TIGHTEST.margin.x, margins),
      top: between(designed.margin.top, TIGHTEST.margin.top, margins),
      bottom: between(designed.margin.bottom, TIGHTEST.margin.bottom, margins),
    },
    footer: between(designed.footer, TIGHTEST.footer, margins),
    size,
    // Text extraction keeps a title with the lines below it if it is at most 5% larger than they are.
    title: round((10.1 * size) / designed.size),
    small: round(0.86 * designed.size),
  }
}

/** @returns what differs from the design, as in 'spacing at 78% and margins of 14 mm instead of 16 mm' */
export function describeMeasures(look: Look, step: number): string {
  const [now, designed] = [toMeasures(look, step), toMeasures(look, 0)]
  const changes = [
    now.spacing < 1 ? `spacing at ${Math.round(now.spacing * 100)}%` : "",
    now.margin.x < designed.margin.x
      ? `margins of ${now.margin.x} mm instead of ${designed.margin.x} mm`
      : "",
    now.size < designed.size ? `text of ${now.size} pt instead of ${designed.size} pt` : "",
  ]
  return new Intl.ListFormat("en").format(changes.filter(Boolean))
}

/** @returns a value on the way from one to the other: the first at part 0 or less, the second from part 1 */
const between = (loose: number, tight: number, part: number) =>
  round(loose + (tight - loose) * Math.min(Math.max(part, 0), 1))

/** Without it, 9.7 - 0.1 would have more digits. */
const round = (value: number) => Math.round(value * 10_000) / 10_000
