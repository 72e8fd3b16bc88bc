import path from "node:path"
import type { GatsbyNode } from "gatsby"

/** How long a script may take to come, in milliseconds, before its load counts as failed. */
const CHUNK_LOAD_TIMEOUT = 120_000

/** What Gatsby packs into every site for its Script component, which no page here uses. */
const UNUSED = { "gatsby-script": false, "@builder.io/partytown/integration": false }

/**
 * Modules of react-aria with a lighter stand-in. One asks the browser for all its locales, which
 * takes a phone 80 ms, to set a page that is English; one makes a collator that few will need; one
 * looks for fields of text in whatever gets the focus; one lists all that moves.
 */
const STAND_INS = [
  [/^\.\/useDefaultLocale\.mjs$/, "src/lib/page-locale.ts"],
  [/\/i18n\/useCollator\.mjs$/, "src/lib/page-collator.ts"],
  [/\/utils\/keyboard\.mjs$/, "src/lib/page-keyboard.ts"],
  [/\/runAfterTransition\.mjs$/, "src/lib/page-transitions.ts"],
] as const

/**
 * V8's explicit compile hint: it compiles all functions of a script while the script still loads, on
 * a thread of its own, and a visitor's first press does not wait for them. To others it is a comment.
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad"

/** The stage of webpack's `processAssets` after minification, which takes comments away. */
const AFTER_MINIFICATION = 500

/** Sets what the browser's bundle needs beyond Gatsby's own settings. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  if (stage !== "build-javascript") return
  const { entry, output, plugins: ofGatsby, resolve, ...config } = getConfig()
  // Replaced as a whole, because Gatsby drops `output` from what is merged into its settings.
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...entry, app: path.resolve("src/app/start/start-in-steps.ts") },
    resolve: { ...resolve, alias: { ...resolve.alias, ...UNUSED } },
    plugins: [
      ...ofGatsby,
      ...STAND_INS.map(([request, standIn]) =>
        plugins.normalModuleReplacement(request, path.resolve(standIn)),
      ),
      plugins.banner({ banner: COMPILE_HINT, raw: true, stage: AFTER_MINIFICATION }),
    ],
    // The source is public; its maps would be the heaviest files of the site.
    devtool: false,
    output: {
      ...output,
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT,
      // The policy of every page names this one, which makes the addresses of scripts.
      trustedTypes: { policyName: "webpack" },
    },
  })
}
