/** Builds the date and the download links that the résumé page shows. */
import { downloadName, type Format, type ResumeModel } from "../resume"

/** The GraphQL types of the result. */
export const RESUME_FORMATS_TYPES = `
  type ResumeFormats {
    "The day of the last change, as in '2026-11-21'."
    updated: String!
    formats: [ResumeFormat!]!
  }

  type ResumeFormat {
    "From the root of the site, without the path prefix."
    path: String!
    mediaType: String!
    title: String!
    "The file name for a download."
    downloadName: String!
  }
`

/** @returns the day of the last change, and a link to each format */
export function toResumeFormats(model: ResumeModel, formats: readonly Format[]) {
  return {
    updated: model.updated,
    formats: formats.map(({ path, mediaType, title }) => ({
      path,
      mediaType,
      title: model.words[title],
      downloadName: downloadName(model, { path }),
    })),
  }
}
