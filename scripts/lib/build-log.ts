/** Turns the log of `gatsby build` into a short account for the owner. The whole log stays available. */
import { stripVTControlCharacters } from "node:util"
import { PICTURES } from "../../src/gatsby/nodes/picture-progress"
import { OWNER_ERROR } from "../../src/gatsby/owner-error"
import { formatCount } from "../../src/lib/format-count"
import { createPictureMessages } from "./picture-messages"
import type { Message } from "./print-message"
import { findErrorMessage, shortenError } from "./shorten-error"

/** An entry of Gatsby's log with `GATSBY_LOGGER=json`. */
type Entry = {
  type: string
  timestamp: string
  payload: {
    /** The id of an activity; that of the pictures is its text. */
    id?: string
    level?: string
    text?: string
    /** In seconds. */
    duration?: number
    current?: number
    total?: number
    activity_total?: number
    /** The id of an error. */
    code?: string
  }
}

export type BuildLog = {
  /** Takes one line that Gatsby prints. Returns what the owner reads of it. */
  add: (line: string) => Message[]
  /** Everything, with all traces. */
  text: () => string
  /** Whether an error was in a file of the owner. Such an error says itself what to do. */
  hasOwnerError: () => boolean
}

/** What the owner reads while an activity of Gatsby runs. */
const RUNNING: Readonly<Record<string, string>> = {
  "compile gatsby files": "Starting …",
  "extract queries from components": "Reading the queries of the pages …",
  "Building production JavaScript and CSS bundles": "Bundling the scripts …",
  "Building HTML renderer": "Preparing the pages …",
  onPostBuild: "Writing the files of the résumé …",
}

const CONTENT = "onPreBootstrap"
const PAGES = "Building static HTML for pages"
const PAGES_UNCHANGED = "There are no new or changed html files to build."

/** What Gatsby says in every build. */
const ROUTINE =
  /^(?:Using \S+ adapter|Writing GraphQL type definitions|Total nodes|bootstrap finished|There are no new or changed|Done building)/

/** A warning of Node about a package, which Gatsby logs as an error. The owner cannot do anything. */
const NODE_WARNING = /^\(node:\d+\) \[DEP\d+\] DeprecationWarning/

/** A query waits for the pictures of its page, and the account shows how many of them are left. */
const SLOW_QUERY = /^This query took more than/

/** Gatsby warns of each template without a page. The content may leave pages out. */
const UNUSED_TEMPLATE = /^The GraphQL query in the non-page component ".+\/src\/templates\//

const LABELS: Readonly<Record<string, string>> = {
  SUCCESS: "",
  INFO: "",
  WARNING: "warn ",
  ERROR: "error ",
  ACTIVITY_FAILED: "failed ",
}

/** A diagnostic of the content begins with its file, line and column. */
const DIAGNOSTIC = /^.+:\d+:\d+ {2}/

/**
 * @param progressInterval the time between two messages about the pictures, in milliseconds
 * @returns an empty log
 */
export function createBuildLog({ progressInterval = 0 } = {}): BuildLog {
  const lines: string[] = []
  let hasOwnerError = false
  let warnings = 0
  const pictures = createPictureMessages(progressInterval)

  function start({ text = "", total = 0 }: Entry["payload"], time: number): Message[] {
    if (text === PICTURES) pictures.start(total, time)
    const running = RUNNING[text]
    return running ? [{ text: running, isProgress: true }] : []
  }

  function succeed({ text, duration = 0, activity_total = 0 }: Entry["payload"]): Message[] {
    if (text === PICTURES) pictures.end(activity_total, duration)
    if (text === CONTENT) {
      return [{ text: `Content: checked, ${formatCount(warnings, "warning")}.` }]
    }
    if (text !== PAGES) return []
    const pages = `Pages: ${activity_total} rendered in ${duration.toFixed(1)} s.`
    return [...pictures.summarize(), { text: pages }]
  }

  function log(payload: Entry["payload"]): Message[] {
    const { level = "", text = "", code = "" } = payload
    lines.push(stripVTControlCharacters(text))
    if (level === "ACTIVITY_SUCCESS") return succeed(payload)
    if (level === "LOG") return findErrorMessage(text).map((message) => ({ text: message }))
    if (level === "INFO" && text === PAGES_UNCHANGED) {
      return [...pictures.summarize(), { text: "Pages: all up to date." }]
    }
    const label = LABELS[level]
    if (label === undefined || (level === "INFO" && ROUTINE.test(text))) return []
    if (level === "WARNING" && SLOW_QUERY.test(text)) return []
    if (level === "WARNING" && UNUSED_TEMPLATE.test(text)) return []
    if (level === "ERROR" && NODE_WARNING.test(text)) return []
    const isOwnerError =
      level === "ERROR" && (code === OWNER_ERROR || code.endsWith(`_${OWNER_ERROR}`))
    if (isOwnerError) hasOwnerError = true
    if (level === "WARNING" && DIAGNOSTIC.test(text)) warnings += 1
    return [{ text: label + (level === "ERROR" && !isOwnerError ? shortenError(text) : text) }]
  }

  return {
    add: (line) => {
      const entry = parseEntry(line)
      if (!entry) lines.push(stripVTControlCharacters(line))
      const time = Date.parse(entry?.timestamp ?? "")
      if (entry?.type === "LOG") return log(entry.payload)
      if (entry?.type === "ACTIVITY_START") return start(entry.payload, time)
      const isUpdate = entry?.type === "ACTIVITY_UPDATE" && entry.payload.id === PICTURES
      return isUpdate ? pictures.update(entry.payload, time) : []
    },
    text: () => `${lines.join("\n")}\n`,
    hasOwnerError: () => hasOwnerError,
  }
}

/** @returns undefined for a line that Gatsby's logger did not write */
function parseEntry(line: string): Entry | undefined {
  try {
    const value = JSON.parse(line)
    return typeof value?.type === "string" ? value : undefined
  } catch {
    return undefined
  }
}
