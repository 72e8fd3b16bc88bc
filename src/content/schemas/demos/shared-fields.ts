/** What the schemas of all kinds of demos share. Read at build time only. */
import { z } from "zod"
import { contrastRatio } from "../../../lib/color"
import { MIN_CONTRAST } from "../../../tokens/palettes"
import type { Finding } from "../../diagnostics"
import { quote } from "../../wording"
import { drawing, slug, stringWith } from "../shared-fields"
import { checkColor } from "../theme-rules"

type Report = (path: (string | number)[], diagnostic: Finding) => void

const color = (description: string, example: string) =>
  stringWith(checkColor).meta({ description, examples: [example] })

const colors = z
  .strictObject({
    background: color("The background of the demo.", "#1b0d42"),
    surface: color("The background of its cards and tables.", "#2a1663"),
    text: color("The text on both.", "#f4eeff"),
    accent: color("What stands out, such as the picked card.", "#ff7a45"),
    onAccent: color("The text on the accent.", "#2a0d05"),
  })
  .superRefine((values, context) => {
    const report = reporterOf(context)
    const pairs = [
      ["text", "background"],
      ["text", "surface"],
      ["onAccent", "accent"],
    ] as const
    for (const [front, back] of pairs) {
      if ([front, back].some((name) => checkColor(values[name]))) continue
      const ratio = contrastRatio(values[front], values[back])
      if (ratio >= MIN_CONTRAST) continue
      const message = `${quote(front)} has a contrast of ${ratio.toFixed(1)} to 1 to ${quote(back)}.`
      const expected = `at least ${MIN_CONTRAST} to 1`
      report([front], { code: "low-contrast", message, expected })
    }
  })

/** The fields that every demo has. */
export const demoFields = {
  id: slug("The demo's id in its URL: /#id or /portfolio/#id.", "moth-club"),
  colors: colors.meta({ description: "The colors of the demo, such as those of its picture." }),
  backdrop: drawing("A drawing behind it, an SVG file.", "images/moths/backdrop.svg").optional(),
}

/** Adds diagnostics to zod's issues. Use it in `superRefine`. */
export const reporterOf =
  (context: z.RefinementCtx): Report =>
  (path, diagnostic) =>
    context.addIssue({ code: "custom", path, params: diagnostic, input: undefined })
