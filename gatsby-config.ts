import type { GatsbyConfig } from "gatsby"
import { isNoContent, toNodeType } from "./src/gatsby/nodes/node-type"
import { VALIDATED_COPY } from "./src/roots"

const config: GatsbyConfig = {
  pathPrefix: process.env.PATH_PREFIX,
  trailingSlash: "always",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  // Without an adapter, each build downloads a list of adapters. On a host in that list, Gatsby then
  // installs a package that is not in the lock file.
  adapter: { name: "static-files", adapt: () => {} },
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "schemas/queries.d.ts" },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: VALIDATED_COPY,
        // gatsby-transformer-yaml would make a node of each YAML file.
        // https://www.gatsbyjs.com/plugins/gatsby-source-filesystem/#options
        ignore: [isNoContent],
      },
    },
    {
      resolve: "gatsby-transformer-yaml",
      options: {
        // By default, a file with one object gets its type name from its folder.
        typeName: ({ node }: { node: { name: string } }) => toNodeType(node.name),
      },
    },
    "gatsby-plugin-image",
  ],
}

export default config
