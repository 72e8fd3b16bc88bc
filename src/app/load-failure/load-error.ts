import { ENGLISH, fill, type Words } from "../../lib/interface-words"

/** What the error screen and the console say about a page that could not be loaded. */
export type LoadError = { name: string; message: string }

/** The name of a script in its URL, without the hash of its content. */
const SCRIPT_NAME = /([^/\s]+)-[0-9a-f]{20}\.js/

/**
 * @param error what Gatsby's loader threw; undefined if the data of the page could not be loaded
 * @returns the same error in words for visitors
 */
export function toLoadError(error: unknown, words: Words = ENGLISH): LoadError {
  if (!(error instanceof Error) || error.name !== "ChunkLoadError") {
    return { name: words.pageDataError, message: words.pageDataFailed }
  }
  const script = SCRIPT_NAME.exec(error.message)?.[1] ?? "unnamed"
  const isTimeout = error.message.includes("timeout")
  return {
    name: "Chunk load error", // The specification fixes this name.
    message: fill(isTimeout ? words.scriptTooSlow : words.scriptFailed, { script }),
  }
}
