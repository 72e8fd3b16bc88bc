/** Checks that each template of the PDF exists. */
import { TEMPLATES } from "../files/read-folder"
import { LOOKS } from "../schemas/paper-fields"
import { didYouMean, quote } from "../wording"
import type { CrossFileFinding, CrossFileRule } from "./rule"

/** A template is a look of the site or a file in `templates/`. */
export const checkTemplates: CrossFileRule = ({ content, entries }) => {
  const start = `${TEMPLATES}/`
  const files = entries.flatMap((entry) =>
    entry.startsWith(start) ? entry.slice(start.length) : [],
  )
  const known = [...LOOKS, ...files.filter((file) => /^[^/]+\.typ$/.test(file))]
  const users = [
    ["resume", content.resume] as const,
    ...Object.entries(content.variants ?? {}).map(
      ([name, it]) => [`variants/${name}`, it] as const,
    ),
    ...Object.entries(content.letters ?? {}).map(([name, it]) => [`letters/${name}`, it] as const),
  ]
  return users.flatMap(([file, user]): CrossFileFinding[] => {
    const template = user?.template
    if (template === undefined || known.includes(template)) return []
    const name = template.replace(/^.*[/\\]/, "").replace(/(\.typ)?$/, ".typ")
    const meant = known.includes(name)
      ? `Did you mean ${quote(name)}?`
      : didYouMean(template, known)
    const message = `There is no template ${quote(template)}.`
    const expected = `${LOOKS.join(", ")}, or the name of a file in ${start}, as in mine.typ`
    const hint = meant ?? `Put ${name} into ${start}.`
    return [{ file, path: ["template"], code: "unknown-template", message, expected, hint }]
  })
}
