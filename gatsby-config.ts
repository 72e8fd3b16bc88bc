import type { GatsbyConfig } from "gatsby"
import { VALIDATED_COPY } from "./src/build/validated-copy"

const config: GatsbyConfig = {
  pathPrefix: process.env.PATH_PREFIX,
  trailingSlash: "always",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  // Without one, each build runs a list of adapters fetched from the network, and on a host that the
  // list knows it installs one, past the lock file. The files are whole as they are written.
  adapter: { name: "static-files", adapt: () => {} },
  graphqlTypegen: {
    generateOnBuild: true,
    documentSearchPaths: ["./src/gatsby/create-pages.ts"],
  },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: VALIDATED_COPY } },
    {
      resolve: "gatsby-transformer-yaml",
      options: {
        // Without it, files that hold one object all take the name of their folder.
        typeName: ({ node }: { node: { name: string; relativeDirectory: string } }) =>
          node.relativeDirectory === "variants"
            ? "Variant"
            : node.name.charAt(0).toUpperCase() + node.name.slice(1),
      },
    },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        // A format's own quality goes before the common one, which is left to the plain format.
        defaults: {
          formats: ["auto", "webp", "avif"],
          placeholder: "dominantColor",
          quality: 80,
          webpOptions: { quality: 80 },
          avifOptions: { quality: 60 },
        },
      },
    },
    "gatsby-transformer-sharp",
  ],
}

export default config
