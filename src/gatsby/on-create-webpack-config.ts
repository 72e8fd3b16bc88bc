import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby"
import TerserPlugin from "terser-webpack-plugin"
import { codeRoot } from "../roots"
import { siteContents } from "./site-contents"
import { readSiteHead } from "./site-head"

/** Sets what the bundles need beyond Gatsby's own settings. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (args) => {
  switch (args.stage) {
    case "build-html":
    case "develop-html":
      return setRenderer(args)
    case "build-javascript":
      return setScripts(args)
  }
}

/** Gives gatsby-ssr.tsx what the content says about the head of every page. Source maps take a tenth of a build. */
async function setRenderer(args: CreateWebpackConfigArgs) {
  const { actions, pathPrefix, plugins } = args
  const [content] = siteContents()
  const head = JSON.stringify(await readSiteHead(content, pathPrefix))
  actions.setWebpackConfig({ devtool: false, plugins: [plugins.define({ SITE_HEAD: head })] })
}

/** Sets how the scripts of the built site are minified and loaded, and replaces the list of match paths. */
function setScripts({ actions, getConfig, plugins }: CreateWebpackConfigArgs) {
  const { output, plugins: defaultPlugins, ...config } = getConfig()
  // Gatsby ignores `output` in `setWebpackConfig`, so the whole configuration is replaced.
  actions.replaceWebpackConfig({
    ...config,
    // The source is public. Source maps would be the largest files of the site.
    devtool: false,
    optimization: { ...config.optimization, minimizer: [toMinimizer()] },
    plugins: [
      ...defaultPlugins,
      // See docs/decisions/match-paths.md.
      plugins.normalModuleReplacement(
        /^\$virtual\/match-paths\.json$/,
        codeRoot("src/app/start/match-paths.ts"),
      ),
    ],
    output: {
      ...output,
      // By default the name of package.json, which an owner may change: it is part of the scripts' bytes.
      uniqueName: "resume-site",
      // After these milliseconds, a script counts as failed.
      chunkLoadTimeout: 120_000,
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
