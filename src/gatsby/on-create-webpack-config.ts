import path from "node:path"
import type { GatsbyNode } from "gatsby"
import TerserPlugin from "terser-webpack-plugin"
import { readSiteHead } from "../build/site-head"

/** How long a script may take to load before it counts as failed, in milliseconds. */
const CHUNK_LOAD_TIMEOUT = 120_000

/**
 * Packages that Node loads itself when the develop server makes its HTML, because webpack would compile
 * more than 200 modules of them: 2.5 s of the first start, and 1 s of the next ones. A build gains nothing.
 */
const NODE_PACKAGES = /^(?:@emotion\/|common-tags|lodash|node-fetch)/

/**
 * Sets what the browser's bundle needs beyond Gatsby's own settings, and gives gatsby-ssr.tsx what the
 * content says about the head of every page.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  getConfig,
  pathPrefix,
  plugins,
  stage,
}) => {
  if (stage === "build-html" || stage === "develop-html") {
    const head = JSON.stringify(await readSiteHead(pathPrefix))
    actions.setWebpackConfig({ plugins: [plugins.define({ SITE_HEAD: head })] })
  }
  if (stage === "develop-html") actions.setWebpackConfig({ externals: [NODE_PACKAGES] })
  if (stage === "develop") {
    const config = getConfig()
    actions.replaceWebpackConfig({ ...config, plugins: config.plugins.filter(isNeeded) })
  }
  if (stage !== "build-javascript") return
  const { output, plugins: defaultPlugins, ...config } = getConfig()
  // Gatsby ignores `output` in `setWebpackConfig`, so the whole configuration is replaced.
  actions.replaceWebpackConfig({
    ...config,
    // The source is public. Source maps would be the largest files of the site.
    devtool: false,
    optimization: { ...config.optimization, minimizer: [toMinimizer()] },
    plugins: [
      ...defaultPlugins,
      // See docs/decisions/0020-react-aria-locale.md.
      plugins.normalModuleReplacement(
        /^\.\/useDefaultLocale\.mjs$/,
        path.resolve("src/browser/react-aria-locale.ts"),
      ),
      // See docs/decisions/0025-match-paths.md.
      plugins.normalModuleReplacement(
        /^\$virtual\/match-paths\.json$/,
        path.resolve("src/app/start/match-paths.ts"),
      ),
    ],
    output: {
      ...output,
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT,
      // The content security policy of every page names this Trusted Types policy.
      trustedTypes: { policyName: "webpack" },
    },
  })
}

/** swc needs a tenth of the time of Gatsby's terser, and its scripts are 2% smaller. */
const toMinimizer = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    // swc uses threads of its own.
    parallel: false,
    terserOptions: { compress: { passes: 2 } },
  })

/** Biome checks the code. Gatsby's ESLint in `develop` would take 2 s of the first start. */
const isNeeded = (plugin: object) => plugin.constructor.name !== "ESLintWebpackPlugin"
