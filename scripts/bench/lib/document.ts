/** A document and a part's tables in; the document with these tables in their place out. */

/**
 * The place of a part lies between `<!-- bench:NAME -->` and `<!-- /bench:NAME -->`.
 * @throws when the document has no such place
 */
export function replaceTables(document: string, part: string, tables: string): string {
  const [open, close] = [`<!-- bench:${part} -->`, `<!-- /bench:${part} -->`]
  const [start, end] = [document.indexOf(open), document.indexOf(close)]
  if (start < 0 || end < start) throw new Error(`The document has no ${open} … ${close}.`)
  return `${document.slice(0, start + open.length)}\n\n${tables}\n\n${document.slice(end)}`
}
