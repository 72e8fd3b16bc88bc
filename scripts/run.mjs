/**
 * Starts a command: `node scripts/run.mjs check-content`. It needs no package, so it can say that the
 * packages are not installed.
 */
import fs from "node:fs"
import module, { createRequire } from "node:module"
import { fileURLToPath } from "node:url"

const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const require = createRequire(import.meta.url)

if (!fs.existsSync(inProject("node_modules/tsx"))) {
  console.error("The packages are not installed. Run `npm ci` first.")
  process.exit(1)
}

// Without it, `npm run check | head` would end with a stack.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error
  process.exit()
})

const BUNDLES = "node_modules/.cache/commands"

/** Two are binaries, pdf.js finds a file beside its own, and few commands use the others. fsevents is only for macOS. */
const OUTSIDE = [
  "@myriaddreamin/typst-ts-node-compiler",
  "sharp",
  "pdfjs-dist",
  "fontkit",
  "wawoff2",
  "fsevents",
]

/** @returns the time of the newest change of our code and its packages. A file that goes changes its folder */
function newestChange() {
  const paths = ["src", "scripts"].flatMap((folder) => [
    folder,
    ...fs.readdirSync(inProject(folder), { recursive: true }).map((name) => `${folder}/${name}`),
  ])
  // The time of a change, not of the file: an unpacked or copied file may be older than the one that it replaces.
  const times = [...paths, "package-lock.json"].map((path) => fs.statSync(inProject(path)).ctimeMs)
  return Math.max(...times)
}

/**
 * A script and what it imports in one file of JavaScript starts in a third of the time.
 * @returns the path of that file, which is made once for each state of the code
 * @throws if it cannot be written
 */
function toBundle(name) {
  const key = newestChange()
  const file = inProject(`${BUNDLES}/${name}-${key}.cjs`)
  if (!fs.existsSync(file)) {
    fs.mkdirSync(inProject(BUNDLES), { recursive: true })
    // Another process may start the same command.
    const aside = `${file}.${process.pid}`
    // https://esbuild.github.io/api/#platform
    require("esbuild").buildSync({
      entryPoints: [inProject(`scripts/${name}.ts`)],
      outfile: aside,
      bundle: true,
      platform: "node",
      external: OUTSIDE,
      // src/roots.ts finds the project from its own folder.
      define: { __dirname: "FOLDER" },
      banner: { js: 'const FOLDER = require("node:path").join(process.argv[1], "../../src")' },
      logLevel: "silent",
    })
    fs.renameSync(aside, file)
    for (const old of fs.readdirSync(inProject(BUNDLES)))
      if (!old.includes(key)) fs.rmSync(inProject(`${BUNDLES}/${old}`), { recursive: true })
  }
  // Node 22 and later keep the compiled code, too. https://nodejs.org/api/module.html#moduleenablecompilecachecachedir
  module.enableCompileCache?.(inProject(`${BUNDLES}/compiled-${key}`))
  return file
}

/** tsx needs no folder to write to. It compiles each file at each start. */
function findScript(name) {
  try {
    if (!name.includes("/")) return toBundle(name)
  } catch {
    // tsx runs the same code, or reports the mistake in it.
  }
  // Only for `require`: the loader for `import` reads and maps each package that is one, such as pdf.js, which takes
  // longer than a PDF. https://tsx.is/dev-api/register-cjs
  require("tsx/cjs")
  return `./${name}.ts`
}

const [, , name, ...args] = process.argv
process.argv.splice(1, 2, inProject(`scripts/${name}.ts`))
// A command with options exports `main`. Every other script runs when it is loaded.
await require(findScript(name)).main?.(args)
