/** The words of the command line in; what to measure out. */
import { parseArgs } from "node:util"
import { UserError } from "../lib/run-main"

export const PART_NAMES = ["visit", "lighthouse", "load", "build", "scale"] as const

export type PartName = (typeof PART_NAMES)[number]

/** Those that take a minute or two. */
const QUICK_PARTS: readonly PartName[] = ["visit", "load"]

export type Peer = { name: string; folder: string; route: string }

export type Options = {
  parts: readonly PartName[]
  rounds: number
  peers: readonly Peer[]
  /** How many projects and companies, pictures and variants `scale` builds with. */
  items: readonly number[]
  pictures: readonly number[]
  variants: readonly number[]
  json?: string | undefined
  /** The document whose tables are to be replaced. */
  write?: string | undefined
  markdown: boolean
  help: boolean
}

export const HELP = `npm run bench -- [parts] [options]

Parts (without any: ${QUICK_PARTS.join(" ")}; "all" for every one)
  visit       first visits on a slow phone, beside one hand-written HTML file
  lighthouse  Lighthouse's mobile scores of the same; fetches Lighthouse once
  load        nginx under wrk, beside a hand-written file of the same size
  build       the build: cold, warm, after an edit, and with CI's restored cache
  scale       builds of generated content, and what each item costs

Options
  --rounds N           measure so many times and take the median (5)
  --peer NAME=FOLDER[:ROUTE]
                       visit, lighthouse: another site's built folder; may be repeated
  --items 10,100,1000  scale: numbers of projects and companies
  --pictures 10,100    scale: numbers of pictures
  --variants 10,100    scale: numbers of variants of the résumé
  --json FILE          write every single measurement
  --markdown           print the tables as Markdown
  --write FILE         replace the tables in a document, such as docs/performance.md
  --help`

/**
 * @param argv the words after the name of the script
 * @throws `UserError` when they ask for what there is not
 */
export function readOptions(argv: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      rounds: { type: "string", default: "5" },
      peer: { type: "string", multiple: true, default: [] },
      items: { type: "string", default: "10,100,1000" },
      pictures: { type: "string", default: "10,100" },
      variants: { type: "string", default: "10,100" },
      json: { type: "string" },
      write: { type: "string" },
      markdown: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  })
  return {
    ...{ json: values.json, write: values.write, markdown: values.markdown, help: values.help },
    parts: toParts(positionals),
    rounds: toCount(values.rounds),
    peers: values.peer.map(toPeer),
    items: toCounts(values.items),
    pictures: toCounts(values.pictures),
    variants: toCounts(values.variants),
  }
}

function toParts(names: readonly string[]): readonly PartName[] {
  if (names.length === 0) return QUICK_PARTS
  if (names.includes("all")) return PART_NAMES
  const unknown = names.find((name) => !PART_NAMES.some((part) => part === name))
  if (unknown) throw new UserError(`There is no part "${unknown}": ${PART_NAMES.join(", ")}, all.`)
  return PART_NAMES.filter((name) => names.includes(name))
}

function toPeer(text: string): Peer {
  const [, name, folder, route = "/"] = /^([^=]+)=(.+?)(?::(\/.*))?$/.exec(text) ?? []
  if (name && folder) return { name, folder, route }
  throw new UserError(`"${text}" is no peer: write NAME=FOLDER or NAME=FOLDER:/route/.`)
}

function toCounts(text: string): number[] {
  return text.split(",").filter(Boolean).map(toCount)
}

function toCount(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new UserError(`"${text}" is no number to count with: give a whole number above 0.`)
}
