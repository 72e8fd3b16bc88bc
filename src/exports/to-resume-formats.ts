/** The model in; what the page says of its own version and of the other formats out. */
import { downloadName, type Format } from "./formats"
import type { ResumeModel } from "./model"

/** The same in GraphQL. */
export const RESUME_FORMATS_TYPES = `
  type ResumeFormats {
    "The day of the last change, as in '2026-11-21'."
    updated: String!
    "Names this very content."
    hash: String!
    formats: [ResumeFormat!]!
  }

  type ResumeFormat {
    "From the root of the site, without the path prefix."
    path: String!
    mediaType: String!
    title: String!
    "The name to save it under."
    downloadName: String!
  }
`

/** @returns the version of the résumé, and a link to each of its formats */
export function toResumeFormats(model: ResumeModel, formats: readonly Format[]) {
  return {
    updated: model.updated,
    hash: model.hash,
    formats: formats.map(({ path, mediaType, title }) => ({
      ...{ path, mediaType, title },
      downloadName: downloadName(model, { path }),
    })),
  }
}
