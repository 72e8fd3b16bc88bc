import type { GatsbyNode } from "gatsby"
import { parseInline } from "../content/inline/parse-inline"
import { builtSchemas } from "../content/schemas"
import type { Inline } from "../lib/inline-text"
import { PAGE_LINK_TYPES } from "../site/pages"
import { PAGE_META_TYPES } from "../site/to-page-meta"
import { RESUME_FORMATS_TYPES } from "../site/to-resume-formats"
import { RESUME_PAGE_TYPES } from "../site/to-resume-page"
import { DEMO_TYPES } from "./nodes/demo-data"
import { toTypeDefs } from "./nodes/type-defs"
import { BUILD_TYPES } from "./source-nodes"

type Resolve = (
  source: unknown,
  args: unknown,
  context: { defaultFieldResolver: Resolve },
  info: unknown,
) => unknown

/** @returns the `extend` function of a field extension that changes the value of its fields */
const changeValue =
  <Options>(change: (value: unknown, options: Options) => unknown) =>
  (options: Options, { resolve }: { resolve?: Resolve }): { resolve: Resolve } => ({
    resolve: (source, args, context, info) =>
      change((resolve ?? context.defaultFieldResolver)(source, args, context, info), options),
  })

/**
 * Defines the GraphQL types of the content, the defaults of fields that the YAML may omit, and texts
 * with marks, which pages get as parsed trees.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  schema,
}) => {
  actions.createFieldExtension({
    name: "whenAbsent",
    args: { json: { type: "String!" } },
    extend: changeValue((value, { json }: { json: string }) => value ?? JSON.parse(json)),
  })
  actions.createFieldExtension({ name: "inline", extend: changeValue(parseTexts) })
  const inline = schema.buildScalarType({
    name: "Inline",
    description: "A text: a string, or a tree if it has marks. See src/lib/inline-text.ts.",
  })
  const nodes = toTypeDefs(builtSchemas)
  actions.createTypes([
    inline,
    nodes,
    BUILD_TYPES,
    DEMO_TYPES,
    PAGE_LINK_TYPES,
    PAGE_META_TYPES,
    RESUME_FORMATS_TYPES,
    RESUME_PAGE_TYPES,
  ])
}

/** @returns the text, or each text of a list, with its marks; null if the field is absent */
function parseTexts(value: unknown): Inline | Inline[] | null {
  if (Array.isArray(value)) return value.map((text) => parseInline(String(text)))
  return typeof value === "string" ? parseInline(value) : null
}
