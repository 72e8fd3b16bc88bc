/** `npm run check`: validates the content alone, without Gatsby. */
import path from "node:path"
import { formatIssues } from "../src/content/issues"
import { loadContent } from "../src/content/load"
import { runMain, UserError } from "./lib/run-main"

runMain(async () => {
  const { issues } = await loadContent(path.resolve("content"))
  if (issues.length > 0) throw new UserError(formatIssues(issues))
  console.log("The content is well.")
})
