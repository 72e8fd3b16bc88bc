/** Reads a `_headers` file as hosts do. */
import { readFile } from "node:fs/promises"
import { parseAllHeaders } from "@netlify/headers-parser"

export type HeaderRules = {
  /** What a host would reject. */
  problems: string[]
  /** @returns the values of each header of the response for a path, one for each rule that sets it */
  headersOf: (path: string) => Map<string, string[]>
}

/** Cloudflare ignores more rules and longer lines: https://developers.cloudflare.com/pages/configuration/headers/ */
const CLOUDFLARE = { rules: 100, lineLength: 2000 }

/** @param file the path of a `_headers` file; Netlify's parser reads it */
export async function readHeaderRules(file: string): Promise<HeaderRules> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: undefined,
    minimal: false,
  })
  const lines = (await readFile(file, "utf8")).split("\n")
  const long = lines.filter((line) => line.length > CLOUDFLARE.lineLength)
  const problems = [
    ...errors.map(({ message }) => `Netlify: ${message}`),
    ...(headers.length > CLOUDFLARE.rules
      ? [`Cloudflare: there are ${headers.length} rules.`]
      : []),
    ...long.map((line) => `Cloudflare: this line is too long: ${line.slice(0, 80)}…`),
  ]
  const headersOf = (path: string) => {
    const values = new Map<string, string[]>()
    for (const rule of headers) {
      if (!("forRegExp" in rule) || !rule.forRegExp.test(path)) continue
      for (const [name, value] of Object.entries(rule.values)) {
        values.set(name.toLowerCase(), [...(values.get(name.toLowerCase()) ?? []), value])
      }
    }
    return values
  }
  return { problems, headersOf }
}
