/** Fields of the content's types that are computed from the files of a résumé. */
import type { Content } from "../../content/schemas"
import type { FormatName } from "../../content/schemas/contact-formats"
import { locationTexts } from "../../lib/people/location"
import {
  RESUME_FILES,
  type ResumeModel,
  type Section,
  type SectionName,
  toModel,
} from "../../resume"
import { toResumeFormats, toShownContact, toShownSections } from "../../site/resume-page"
import { toCareer } from "../../site/to-career"
import {
  CONTENT_ARGS,
  type ContentKey,
  type Context,
  queryContent,
  queryFile,
} from "./content-nodes"
import { toNodeType } from "./node-type"

/** @returns a field that has the file in sections of this kind, and is null in others */
const toFileField = (name: "work" | "skills", kind: SectionName) => ({
  type: toNodeType(name),
  args: CONTENT_ARGS,
  resolve: ({ section }: Pick<Section, "section">, key: ContentKey, context: Context) =>
    section === kind ? queryFile(context, name, key) : null,
})

/** @returns the fields for `createResolvers` */
export function toResumeFields(pathPrefix: string) {
  /** Resolves a field from the model of the résumé. */
  const fromModel =
    <Args>(make: (model: ResumeModel, args: Args) => unknown) =>
    (_source: unknown, args: Args & ContentKey, context: Context) =>
      queryContent(context, RESUME_FILES, args, (content) =>
        make(toModel(content, pathPrefix), args),
      )
  const queryCareer = (key: ContentKey, context: Context) =>
    queryContent(context, ["owner", "work", "resume"], key, toCareer)
  return {
    Home: {
      career: {
        type: "Career",
        args: CONTENT_ARGS,
        resolve: ({ facts }: Content["home"], key: ContentKey, context: Context) =>
          facts ? queryCareer(key, context) : null,
      },
    },
    Owner: {
      locations: { type: "[String!]!", resolve: (owner: Content["owner"]) => locationTexts(owner) },
      contact: {
        type: "[ContactLine!]!",
        args: { ...CONTENT_ARGS, formats: "[PageFormat!]!" },
        resolve: fromModel<{ formats: FormatName[] }>((model, { formats }) =>
          toShownContact(model, formats),
        ),
      },
    },
    Resume: {
      formats: {
        type: "[ResumeFormat!]!",
        args: CONTENT_ARGS,
        resolve: fromModel(toResumeFormats),
      },
      sections: {
        type: "[ResumeSection!]!",
        args: CONTENT_ARGS,
        resolve: fromModel(toShownSections),
      },
    },
    // A section whose content is another file.
    ResumeSection: {
      work: toFileField("work", "WorkExperience"),
      skills: toFileField("skills", "TechnicalSkills"),
    },
    Work: {
      career: {
        type: "Career!",
        args: CONTENT_ARGS,
        resolve: (_work: unknown, key: ContentKey, context: Context) => queryCareer(key, context),
      },
    },
  }
}
