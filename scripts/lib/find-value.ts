/** Lists every place of a value that the owner wants to remove. */
import { existsSync } from "node:fs"
import path from "node:path"
import { contentFolder } from "../../src/content/files/content-folder"
import { listFiles } from "../../src/content/files/list-files"
import { loadContent } from "../../src/content/load"
import { hasValue, toLimitedFields } from "../../src/content/private-values/limited-fields"
import { toSearchText } from "../../src/content/private-values/normal-form"
import { textsOfPath } from "../../src/gatsby/after-build/find-leaks-in-folder"
import { readText } from "../../src/gatsby/after-build/read-text"
import { COPY, PUBLIC } from "../../src/gatsby/built-files"
import { quotedCommand } from "../../src/lib/command"
import { formatCount } from "../../src/lib/format-count"
import { parsePhone } from "../../src/lib/people/phone"
import { siteRoot } from "../../src/roots"
import { EXPORTS, HAND_OUTS } from "./output-folders"
import { UserError } from "./run-main"

/** A value in YAML may run over as many lines. If it is longer, its place is the file. */
const MAX_LINES = 3

/** What may stand within a value: tags, the marks of texts, and the signs of comments. */
const MARKS = /<[^<>]*>|\[|\]\([^()]*\)|[*`]|(?<!\S)#+(?!\S)/g

/**
 * @param value as the owner writes it
 * @param folders what to search; those that do not exist are left out
 * @returns the places, as in 'content/owner.yaml:12' or 'public/index.html', and a sentence for each file that cannot
 *   be searched
 * @throws UserError if the value has no letter and no digit
 */
export async function findValue(
  value: string,
  folders: readonly string[] = [
    contentFolder(),
    siteRoot("static"),
    PUBLIC,
    siteRoot(HAND_OUTS),
    siteRoot(EXPORTS),
  ],
): Promise<{ places: string[]; unread: string[] }> {
  const isIn = await toSearch(value)
  const places: string[] = []
  const unread: string[] = []
  for (const folder of folders.filter((each) => existsSync(each))) {
    const files = new Set((await listFiles(folder)).sort())
    for (const location of files) {
      // The build has compressed the file beside it, which is searched itself.
      if (folder === PUBLIC && files.has(COPY.exec(location)?.[1] ?? "")) continue
      const place = path.relative("", path.join(folder, location))
      const text = await readText(path.join(folder, location)).catch((error: Error) => error)
      if (text instanceof Error) unread.push(`${place} cannot be searched: ${text.message}.`)
      // In public/, these are fonts and pictures of the build, and copies of those in the other folders.
      if (text === undefined && folder !== PUBLIC) unread.push(`${place} cannot be searched.`)
      const known = typeof text === "string" ? text : ""
      const lines = /\.ya?ml$/i.test(location) ? findLines(known, isIn) : []
      places.push(...lines.map((line) => `${place}:${line}`))
      const { plain, words } = textsOfPath(location)
      if (lines.length === 0 && isIn([...plain, words, known].join("\n"))) places.push(place)
    }
  }
  return { places, unread }
}

/** @returns a function that tells whether a text has the value, in a spelling of any kind that it may be of */
async function toSearch(value: string): Promise<(text: string) => boolean> {
  if (!/[\p{L}\p{N}]/u.test(value)) throw new UserError("--find takes a value, such as a number.")
  const { content } = await loadContent(contentFolder())
  const kinds = parsePhone(value) ? (["phone", "website"] as const) : (["website"] as const)
  const fields = toLimitedFields({
    contact: kinds.map((kind) => ({ kind, value, visibleIn: [] })),
    address: { ...content?.owner.address, street: value, postalCode: undefined, visibleIn: [] },
    location: content?.owner.location,
  })
  return (text) => {
    const searched = [text, text.replace(MARKS, "")].map(toSearchText)
    return fields.some((field) => searched.some((each) => hasValue(field, each)))
  }
}

/** @returns the numbers of the lines in which the value begins */
function findLines(text: string, isIn: (text: string) => boolean): number[] {
  // YAML writes an apostrophe within apostrophes twice.
  const lines = text.replaceAll("''", "'").split(/\r?\n/)
  const isFrom = (from: number, to: number) => isIn(lines.slice(from, to).join("\n"))
  return lines.flatMap((_line, at) => {
    const ends = Array.from({ length: MAX_LINES }, (_, more) => at + 1 + more)
    return ends.some((end) => isFrom(at, end) && !isFrom(at + 1, end)) ? [at + 1] : []
  })
}

/** @returns what the owner reads: the places, and what to do where this cannot search */
export function formatPlaces({ places, unread }: Awaited<ReturnType<typeof findValue>>): string {
  const found = `Found in ${formatCount(places.length, "place")}.`
  return [
    ...places,
    ...unread,
    existsSync(PUBLIC) ? found : `${found} There is no public/ to search: build the site first.`,
    "This cannot search:",
    "- The history of Git. In a new clone, `git filter-repo --replace-text FILE`, with each spelling on a line of FILE,",
    "  and `git filter-repo --invert-paths --path NAME` for a PDF or a picture. Then `git push --force --mirror ADDRESS`,",
    "  with the address of the repository. Forks and other clones keep it, and the host may: ask for removal.",
    `- The published site. Run ${quotedCommand("build")}, upload it, and empty the caches of the host. Search engines keep`,
    "  copies: ask for removal.",
    "- Pixels and sound. Look at pictures and films yourself.",
  ].join("\n")
}
