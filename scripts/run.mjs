/**
 * Starts a command: `node scripts/run.mjs check-content`. It needs no package, so it can say that the
 * packages are not installed.
 */
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"

const packages = fileURLToPath(new URL("../node_modules/tsx", import.meta.url))
if (!existsSync(packages)) {
  console.error("The packages are not installed. Run `npm ci` first.")
  process.exit(1)
}

// Without it, `npm run check | head` would end with a stack.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error
  process.exit()
})

// Only for `require`: the loader for `import` reads and maps each package that is one, such as pdf.js, which takes longer
// than a PDF. https://tsx.is/dev-api/register-cjs
const require = createRequire(import.meta.url)
require("tsx/cjs")
const [, , name, ...args] = process.argv
process.argv.splice(1, 2, fileURLToPath(new URL(`${name}.ts`, import.meta.url)))
// A command with options exports `main`. Every other script runs when it is loaded.
await require(`./${name}.ts`).main?.(args)
