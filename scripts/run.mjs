/**
 * Starts a command: `node scripts/run.mjs check-content`. It needs no package, so it can say that the
 * packages are not installed.
 */
import { existsSync } from "node:fs"
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

// https://tsx.is/dev-api/node-cli#module-mode
await import("tsx")
const [, , name, ...args] = process.argv
process.argv.splice(1, 2, fileURLToPath(new URL(`${name}.ts`, import.meta.url)))
// The scripts are CommonJS modules, whose exports are the default export here. A command with options exports
// `main`. Every other script runs when it is loaded.
const { default: script } = await import(`./${name}.ts`)
await script.main?.(args)
