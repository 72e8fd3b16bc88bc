/** What Gatsby and the shell have printed in; what took how long out. */
import { stripVTControlCharacters } from "node:util"

/** One line of Gatsby's, as in 'success onPostBuild - 3.204s'. Some run beside each other. */
export type Activity = { name: string; seconds: number }

/** @returns what Gatsby says it has done, in order; what it did several times is one */
export function parseActivities(log: string): Activity[] {
  const activities = new Map<string, number>()
  const lines = stripVTControlCharacters(log).matchAll(/^.*?success (.+?) - ([\d.]+)s\b/gm)
  for (const [, name = "", seconds] of lines) {
    activities.set(name, (activities.get(name) ?? 0) + Number(seconds))
  }
  return [...activities].map(([name, seconds]) => ({ name, seconds }))
}

/**
 * @param log a text that ends with what the shell's `times` writes: two lines of user and system
 *   time, of the shell and of everything it ran
 * @returns the user time of what it ran, in seconds
 * @throws when it does not end so
 */
export function parseTimes(log: string): number {
  const last = log.trimEnd().split("\n").at(-1) ?? ""
  const [, minutes, seconds] = /^(\d+)m([\d.]+)s/.exec(last) ?? []
  if (!minutes || !seconds) throw new Error(`"${last}" is not what \`times\` writes.`)
  return Number(minutes) * 60 + Number(seconds)
}
