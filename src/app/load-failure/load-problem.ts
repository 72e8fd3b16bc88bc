/** What Gatsby and webpack tell of a failed load in; what the visitor and the console are told, out. */

export type LoadProblem = { name: string; message: string }

/** A script of the bundle, in its address: its name, without the digits made from its content. */
const SCRIPT_NAME = /([^/\s]+)-[0-9a-f]{20}\.js/

/** @param error what was thrown, if anything: Gatsby says nothing of data that does not come */
export function toLoadProblem(error: unknown): LoadProblem {
  if (!(error instanceof Error) || error.name !== "ChunkLoadError") {
    return { name: "Page data error", message: "The data of this page could not be loaded." }
  }
  const script = SCRIPT_NAME.exec(error.message)?.[1] ?? "unnamed"
  const isLate = error.message.includes("timeout")
  return {
    name: "Chunk load error",
    message: `The script “${script}” ${isLate ? "took too long to load" : "could not be loaded"}.`,
  }
}
