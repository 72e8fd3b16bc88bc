/** Shortens errors of the framework, which may quote whole bundles. */
import { stripVTControlCharacters } from "node:util"

const MAX_LINES = 12
const MAX_LENGTH = 200

/** @returns the first lines of an error, without minified code */
export function shortenError(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() && !isMinified(line))
  return lines.slice(0, MAX_LINES).map(cut).join("\n  ")
}

/** @returns the line of a trace that has the message of the error, if there is one */
export function findErrorMessage(trace: string): string[] {
  const [message] = /\b\w*Error: .+/.exec(stripVTControlCharacters(trace)) ?? []
  return message ? [`  ${cut(message)}`] : []
}

/** A line of a code frame, as in '> 1 | !function(e,t)…', that is too long to be written by hand. */
const isMinified = (line: string) => /^[> ]*\d+ \|/.test(line) && line.length > MAX_LENGTH

const cut = (line: string) => (line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line)
