/** `npm test`: runs all checks of the repository, or only the named ones (`npm test -- unit`). */
import { runMain } from "./lib/run-main"
import { runSteps } from "./lib/run-steps"
import { selectSteps } from "./lib/steps"
import { formatSummary } from "./lib/summary"

runMain(() => {
  const results = runSteps(selectSteps(process.argv.slice(2)))
  console.log(formatSummary(results))
  if (results.some(({ counts }) => counts.failed > 0)) process.exitCode = 1
})
