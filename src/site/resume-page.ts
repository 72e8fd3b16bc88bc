/** Computes what the page of a résumé shows and its YAML does not say: entries of one shape, links, places in print. */
import type { FormatName } from "../content/schemas/contact-formats"
import {
  type ContactLine,
  downloadName,
  formatsAt,
  hasContent,
  modelFor,
  type ResumeModel,
  toContactLines,
  toOutline,
  toPrintAreas,
  toShown,
} from "../resume"

/** The GraphQL types of the results. */
export const RESUME_PAGE_TYPES = `
  "A format whose contact data a page may show: everyone sees web, and print is hidden on the screen."
  enum PageFormat {
    web
    print
  }

  type ContactLine {
    "The kind of the contact field, or address."
    kind: String!
    name: String!
    text: String!
    "A postal address has no link."
    href: String
    "The formats that may show it."
    visibleIn: [String!]!
  }

  type ResumeSection {
    "The HTML id."
    id: String!
    "Where it is printed: wide, main, side or flow."
    printArea: String!
    text: Inline
    "The lines. In some kinds of sections, short entries are lines."
    list: [Inline!]!
    "The other entries."
    entries: [ShownEntry!]!
  }

  type ShownEntry {
    "In a numbered section."
    number: Int
    title: String!
    url: String
    "What stands beside the title, such as the organization."
    facts: [Inline!]!
    dates: ShownDates
    text: Inline
    details: [Inline!]!
    "What stands below, such as the courses."
    notes: [ShownNote!]!
  }

  type ShownDates {
    startDate: String
    "'' if it has not ended. Without a start, it is a point in time."
    endDate: String!
    expires: String
  }

  type ShownNote {
    label: String!
    text: String!
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

/** @returns the sections that have something to show, with their entries as every format shows them */
export function toShownSections(model: ResumeModel) {
  const areas = toPrintAreas(toOutline(model).sections, model.layout)
  return model.sections.filter(hasContent).map((section) => ({
    ...section,
    ...toShown(section.section, section, model.words),
    printArea: areas.get(section.id) ?? "wide",
  }))
}

/** @returns the contact data that one of the formats may show */
export function toShownContact(model: ResumeModel, formats: readonly FormatName[]): ContactLine[] {
  return toContactLines(modelFor(model, ...formats))
}

/** @returns a link to each format of the résumé */
export function toResumeFormats(model: ResumeModel) {
  return formatsAt(model.base).map(({ path, mediaType, title }) => ({
    path,
    mediaType,
    title: model.words[title],
    downloadName: downloadName(model, { path }),
  }))
}
