/** The model in; what the page says of its own version and of the other forms out. */
import { downloadName, type Form } from "./forms"
import type { ResumeModel } from "./model"

/** The same in GraphQL. */
export const RESUME_FORMS_TYPES = `
  type ResumeForms {
    "The day of the last change, as in '2026-11-21'."
    updated: String!
    "Names this very content."
    hash: String!
    forms: [ResumeForm!]!
  }

  type ResumeForm {
    "From the root of the site, without the path prefix."
    path: String!
    mediaType: String!
    title: String!
    "The name to save it under."
    downloadName: String!
  }
`

/** @returns the version of the résumé, and a link to each of its forms */
export function toResumeForms(model: ResumeModel, forms: readonly Form[]) {
  return {
    updated: model.updated,
    hash: model.hash,
    forms: forms.map(({ path, mediaType, title }) => ({
      ...{ path, mediaType, title },
      downloadName: downloadName(model, { path }),
    })),
  }
}
