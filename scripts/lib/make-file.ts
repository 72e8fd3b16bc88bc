import { formatCount } from "../../src/lib/format-count"
import { type Format, findLosses, type ResumeModel, type Typeset } from "../../src/resume"
import { type Assets, createTypeset } from "../../src/typeset/typeset-resume"

/**
 * Makes a file of the résumé, and prints of a PDF how many pages it has and what programs lose of it.
 * @param name for the messages, as in 'exports/resume.pdf'
 * @param title of the format, if its facts are searched; a letter has none
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
  const log = (line: string) => console.log(`${name}: ${line}`)
  const report = (pages: number) => log(`${formatCount(pages, "page")}.`)
  const print = { warn: console.error, note: console.error, report }
  const bytes = make(createTypeset(`/${name}`, { ...print, ...assets }))
  const isPdf = Buffer.from(bytes).toString("latin1", 0, 4) === "%PDF"
  if (isPdf && title) for (const loss of await findLosses({ title }, bytes, model)) log(loss)
  return bytes
}
