import { formatCount } from "../../src/lib/format-count"
import { withPdf } from "../../src/lib/with-pdf"
import { type Format, findLosses, type ResumeModel, type Typeset } from "../../src/resume"
import { type Assets, createTypeset } from "../../src/typeset/typeset-resume"

/**
 * Makes a file of the résumé, and prints of a PDF how many pages it has and what programs lose of it.
 * @param name for the messages, as in 'exports/resume.pdf'
 * @param title of the format; a letter has none, and its facts are not searched
 * @throws `TypstError` for a mistake in a template of the owner
 */
export async function makeFile(
  name: string,
  make: (typeset: Typeset) => Uint8Array,
  {
    assets,
    model,
    title,
  }: { assets: Assets; model: ResumeModel; title?: Format["title"] | undefined },
): Promise<Uint8Array> {
  const print = { warn: console.error, note: console.error }
  const bytes = make(createTypeset(`/${name}`, { ...print, ...assets }))
  if (Buffer.from(bytes).toString("latin1", 0, 4) !== "%PDF") return bytes
  const pages = await withPdf(bytes, async ({ numPages }) => numPages)
  const losses = title ? await findLosses({ title }, bytes, model) : []
  for (const line of [`${formatCount(pages, "page")}.`, ...losses]) console.log(`${name}: ${line}`)
  return bytes
}
