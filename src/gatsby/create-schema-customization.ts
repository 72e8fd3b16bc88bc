import type { GatsbyNode } from "gatsby"
import { toTypeDefs } from "../build/type-defs"
import { allSchemas } from "../content/schemas"
import { PAGE_META_TYPES } from "../exports/to-page-meta"
import { RESUME_FORMATS_TYPES } from "../exports/to-resume-formats"
import { RESUME_PAGE_TYPES } from "../exports/to-resume-page"

/** Defines the GraphQL types of the content, and the defaults of fields that the YAML may omit. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({
    name: "whenAbsent",
    args: { json: { type: "String!" } },
    extend: ({ json }: { json: string }) => ({
      resolve: (
        source: Record<string, unknown>,
        _args: unknown,
        _context: unknown,
        info: { fieldName: string },
      ) => source[info.fieldName] ?? JSON.parse(json),
    }),
  })
  const nodes = toTypeDefs(allSchemas)
  actions.createTypes([nodes, PAGE_META_TYPES, RESUME_FORMATS_TYPES, RESUME_PAGE_TYPES])
}
