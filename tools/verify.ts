/**
 * `npm test`: runs all checks of the repository, or only the named ones (`npm test -- unit`). They use
 * the sample instead of the owner's content. `npm run check -- --built` checks the owner's content.
 */

import { runMain } from "../scripts/lib/run-main"
import { SAMPLE } from "../src/content/files/content-folder"
import { runSteps } from "./lib/run-steps"
import { selectSteps } from "./lib/steps"
import { formatSummary } from "./lib/summary"

runMain(() => {
  process.env.CONTENT = SAMPLE
  const steps = selectSteps(process.argv.slice(2))
  const builds = steps.some(({ name }) => name === "build")
  if (!builds && steps.some(({ needs }) => needs?.includes("build")))
    console.log("Note: this tests the site that is in public/.")
  const results = runSteps(steps)
  if (builds) console.log("public/ has the sample now. `npm run build` writes your site again.\n")
  // The last line is the sum of all tests.
  console.log(formatSummary(results))
  if (results.some(({ counts }) => counts.failed > 0)) process.exitCode = 1
})
