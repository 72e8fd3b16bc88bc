import path from "node:path"
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby"
import TerserPlugin from "terser-webpack-plugin"
import { readContent } from "./nodes/content-nodes"
import { readSiteHead } from "./site-head"

type Compiler = Parameters<TerserPlugin["apply"]>[0]

/** How long a script may take to load before it counts as failed, in milliseconds. */
const CHUNK_LOAD_TIMEOUT = 120_000

/**
 * What the server-side bundle of the develop server does not need: it renders the document without a
 * page. With these modules, a start takes 6 s more, and 1 s more with a cache.
 */
const PAGE_MODULES = {
  "$virtual/async-requires": false,
  "./src/app/wrap-page-element": false,
  "./src/app/start/render-with-styles": false,
}

/**
 * Sets what the bundles need beyond Gatsby's own settings. See docs/decisions/0032-build-settings.md.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (args) => {
  checkPackagesByLockFile(args)
  switch (args.stage) {
    case "build-html":
      return defineSiteHead(args)
    case "develop-html":
      await defineSiteHead(args)
      return leaveOutPages(args)
    case "develop":
      return shortenStart(args)
    case "build-javascript":
      return setScripts(args)
  }
}

/**
 * Makes webpack's cache depend on package-lock.json alone. By default it depends on every file that a
 * loader requires, which is all of Gatsby: a build with an empty cache takes 7 s to find these files.
 */
function checkPackagesByLockFile({ actions }: CreateWebpackConfigArgs) {
  const apply = (compiler: Compiler) =>
    compiler.hooks.afterCompile.tap("CheckPackagesByLockFile", ({ buildDependencies }) => {
      buildDependencies.clear()
      buildDependencies.add(path.resolve("package-lock.json"))
    })
  actions.setWebpackConfig({ plugins: [{ apply }] })
}

/** Gives gatsby-ssr.tsx what the content says about the head of every page. */
async function defineSiteHead(args: CreateWebpackConfigArgs) {
  const { actions, pathPrefix, plugins } = args
  const head = JSON.stringify(await readSiteHead(readContent(args), pathPrefix))
  actions.setWebpackConfig({ plugins: [plugins.define({ SITE_HEAD: head })] })
}

/** Takes the pages out of the server-side bundle of the develop server. */
function leaveOutPages({ actions, getConfig }: CreateWebpackConfigArgs) {
  const { resolve, ...config } = getConfig()
  // webpack uses the first alias that matches, so these come before those of Gatsby.
  const alias = { ...PAGE_MODULES, ...resolve.alias }
  // Writing the cache takes 3 s, and compiling the few modules that remain takes half a second.
  actions.replaceWebpackConfig({ ...config, resolve: { ...resolve, alias }, cache: false })
}

/** Shortens the start of the develop server: no ESLint, and no module is compiled again after a copy. */
function shortenStart({ actions, getConfig }: CreateWebpackConfigArgs) {
  const config = getConfig()
  actions.replaceWebpackConfig({
    ...config,
    plugins: config.plugins.filter(isNeeded),
    // Each start copies Gatsby's own modules to .cache. By their time alone they would be new.
    snapshot: { module: { timestamp: true, hash: true } },
  })
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
