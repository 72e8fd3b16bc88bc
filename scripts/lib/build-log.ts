/** Turns the log of `gatsby build` into short lines for the owner. The whole log stays available. */
import { stripVTControlCharacters } from "node:util"

/** An entry of Gatsby's log with `GATSBY_LOGGER=json`. */
type Entry = {
  type: string
  payload?: {
    level?: string
    text?: string
    /** In seconds. */
    duration?: number
    statusText?: string
    /** The id of an error. */
    code?: string
  }
}

export type BuildLog = {
  /** Takes one line that Gatsby prints. Returns what the owner reads of it, if anything. */
  add: (line: string) => string | undefined
  /** Everything, with all traces. */
  text: () => string
  /** Whether an error was in a file of the owner. Such an error says itself what to do. */
  hasOwnerError: () => boolean
}

const LABELS: Readonly<Record<string, string>> = {
  SUCCESS: "success",
  ACTIVITY_SUCCESS: "success",
  INFO: "info",
  WARNING: "warn",
  ERROR: "error",
  ACTIVITY_FAILED: "failed",
}

/** An error of the framework may quote whole bundles. */
const MAX_LINES = 12
const MAX_LENGTH = 200

/** The name that src/gatsby/owner-error.ts gives its errors; Gatsby adds the name of the plugin. */
const OWNER_ERROR = /(?:^|_)owner$/

/** @returns an empty log */
export function createBuildLog(): BuildLog {
  const lines: string[] = []
  let hasOwnerError = false
  return {
    add: (line) => {
      const { level = "", text, duration, statusText, code = "" } = readEntry(line) ?? {}
      lines.push(stripVTControlCharacters(text ?? line))
      const label = LABELS[level]
      if (!label || !text) return level === "LOG" && text ? findMessage(text) : undefined
      if (OWNER_ERROR.test(code)) {
        hasOwnerError = true
        return `${label} ${text}`
      }
      const time = duration === undefined ? "" : ` - ${duration.toFixed(3)}s`
      const status = statusText ? ` - ${statusText}` : ""
      const shown = level === "ERROR" ? shorten(text) : text
      return `${label} ${shown}${time}${status}`
    },
    text: () => `${lines.join("\n")}\n`,
    hasOwnerError: () => hasOwnerError,
  }
}

function readEntry(line: string): Entry["payload"] {
  try {
    const { type, payload }: Entry = JSON.parse(line)
    return type === "LOG" ? payload : { text: "" }
  } catch {
    return undefined
  }
}

/** After an error, Gatsby logs its trace. Returns the first line of it, which has the message. */
function findMessage(trace: string): string | undefined {
  const [message] = /\b\w*Error: .+/.exec(stripVTControlCharacters(trace)) ?? []
  return message && `  ${cut(message)}`
}

function shorten(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() && !isMinified(line))
  return lines.slice(0, MAX_LINES).map(cut).join("\n  ")
}

/** A line of a code frame, as in '> 1 | !function(e,t)…', that is too long to be written by hand. */
const isMinified = (line: string) => /^[> ]*\d+ \|/.test(line) && line.length > MAX_LENGTH

const cut = (line: string) => (line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line)
