import type { GatsbyNode } from "gatsby"
import { parseInline } from "../content/inline/parse-inline"
import { type Responsibility, textOf } from "../content/picks/variant-picks"
import { contentSchemas } from "../content/schemas"
import type { Inline } from "../lib/inline-text"
import { LANGUAGE_TYPES } from "../site/languages"
import { RESUME_PAGE_TYPES } from "../site/resume-page"
import { CAREER_TYPES } from "../site/to-career"
import { PAGE_META_TYPES } from "../site/to-page-meta"
import { DEMO_TYPES } from "./nodes/demo-data"
import { toTypeDefs } from "./nodes/type-defs"
import { BUILD_TYPES } from "./source-nodes"

/** What a field of the content with marks has. A responsibility may be an object with a text. */
type Texts = Responsibility | Responsibility[] | null | undefined

type Resolve<Value> = (
  source: unknown,
  args: unknown,
  context: { defaultFieldResolver: Resolve<Texts> },
  info: unknown,
) => Value

/**
 * Defines the GraphQL types of the content. Pages get texts with marks as parsed trees: the directive
 * `inline` parses a field.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  schema,
}) => {
  actions.createFieldExtension({
    name: "inline",
    extend: (_options: unknown, field: { resolve?: Resolve<Texts> }) => {
      const resolve: Resolve<Inline | Inline[] | null> = (source, args, context, info) =>
        parseTexts((field.resolve ?? context.defaultFieldResolver)(source, args, context, info))
      return { resolve }
    },
  })
  const inline = schema.buildScalarType({
    name: "Inline",
    description: "A text: a string, or a tree if it has marks. See src/lib/inline-text.ts.",
  })
  const nodes = toTypeDefs(contentSchemas)
  actions.createTypes([
    inline,
    nodes,
    BUILD_TYPES,
    CAREER_TYPES,
    DEMO_TYPES,
    LANGUAGE_TYPES,
    PAGE_META_TYPES,
    RESUME_PAGE_TYPES,
  ])
}

/** @returns the text, or each text of a list, with its marks; null if the field is absent */
function parseTexts(value: Texts): Inline | Inline[] | null {
  if (value == null) return null
  return Array.isArray(value)
    ? value.map((text) => parseInline(textOf(text)))
    : parseInline(textOf(value))
}
