/** Parses the command line of the benchmark. */
import { parseArgs } from "node:util"
import { UserError } from "../../scripts/lib/run-main"

export const PARTS = ["visit", "lighthouse", "build", "growth"] as const

export type PartName = (typeof PARTS)[number]

/** Another built site to compare with. Without a route, it is measured on the routes of this site. */
export type OtherSite = { name: string; folder: string; route?: string | undefined }

export const HELP = `npm run bench -- PART [options]

Parts ("all" runs every part)
  visit       first visits on a slow phone, compared with one hand-written HTML file
  lighthouse  Lighthouse's mobile scores of the same pages; downloads Lighthouse once
  build       builds (cold, warm, after an edit, in CI) and the develop server
  growth      builds with up to 1000 companies, 100 pictures and 50 variants

Options
  --rounds N                       number of measurements (default 5); growth has one
  --against NAME=FOLDER[:/route/]  visit, lighthouse: compare with another built site; repeatable
  --write FILE                     replace the tables in a document such as docs/performance.md`

export type Options = NonNullable<ReturnType<typeof readOptions>>

/**
 * @param argv the command line arguments
 * @returns nothing when no part is named or --help is given
 * @throws `UserError` when an argument is invalid
 */
export function readOptions(argv: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      rounds: { type: "string", default: "5" },
      against: { type: "string", multiple: true, default: [] },
      write: { type: "string" },
      help: { type: "boolean" },
    },
  })
  if (values.help || positionals.length === 0) return undefined
  const known: readonly string[] = [...PARTS, "all"]
  const unknown = positionals.find((name) => !known.includes(name))
  if (unknown) throw new UserError(`Unknown part "${unknown}". The parts are: ${known.join(", ")}.`)
  const rounds = Number(values.rounds)
  if (!(Number.isInteger(rounds) && rounds > 0)) {
    throw new UserError(`--rounds takes a whole number above 0, not "${values.rounds}".`)
  }
  const isNamed = (part: string) => positionals.includes(part) || positionals.includes("all")
  return {
    ...values,
    parts: PARTS.filter(isNamed),
    rounds,
    against: values.against.map(toOtherSite),
  }
}

function toOtherSite(text: string): OtherSite {
  const [, name, folder, route] = /^([^=]+)=(.+?)(?::(\/.*))?$/.exec(text) ?? []
  if (name && folder) return { name, folder, route }
  throw new UserError(`--against takes NAME=FOLDER or NAME=FOLDER:/route/, not "${text}".`)
}
