/** Fields of the content's types that are computed from the files of a résumé. */
import type { Content } from "../../content/schemas"
import type { FormatName } from "../../content/values/formats"
import { locationsOf } from "../../content/values/location"
import { RESUME_FILES, type ResumeModel, toModel } from "../../resume"
import { toCareer } from "../../site/career"
import { toResumeFormats, toShownContact, toShownSections } from "../../site/resume-page"
import { CONTENT_ARGS, type ContentKey, type Context, queryContent } from "./content-nodes"

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
    queryContent(context, ["work", "resume"], key, toCareer)
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
      locations: { type: "[String!]!", resolve: (owner: Content["owner"]) => locationsOf(owner) },
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
    Work: {
      career: {
        type: "Career!",
        args: CONTENT_ARGS,
        resolve: (_work: unknown, key: ContentKey, context: Context) => queryCareer(key, context),
      },
    },
  }
}
