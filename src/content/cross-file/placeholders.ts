/** Warns about texts that `npm run new` wrote and the owner did not replace. */
import type { ContentName } from "../schemas"
import { quote } from "../wording"
import type { CrossFileDiagnostic, CrossFileRule } from "./rule"
import { textsIn } from "./texts-in"

/** The texts of src/content/starter.ts that say what the owner writes there. */
export const PLACEHOLDERS: readonly string[] = [
  "Your profession",
  "Your city",
  "One sentence that says what you do.",
  "One or two sentences about the position that you look for.",
  "Your degree",
  "Your school",
  "A group of skills",
  "A skill",
  "Another skill",
  "Your company",
  "Its city",
  "Your role",
  "What you did, with a number that shows the effect.",
  "What you did next.",
]

/** Warns about each text of the new content that is still there. */
export const warnAboutPlaceholders: CrossFileRule = ({ content }) => {
  const { variants, letters, ...files } = content
  return (Object.entries(files) as [ContentName, unknown][]).flatMap(([file, data]) =>
    textsIn(data).flatMap(({ path, text }): CrossFileDiagnostic[] => {
      if (!PLACEHOLDERS.includes(text)) return []
      const message = `${quote(text)} is a text of the new content.`
      const hint = "Replace it by your own, or delete what you do not need."
      return [{ file, path, code: "placeholder", message, hint }]
    }),
  )
}
