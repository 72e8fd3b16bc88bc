/**
 * `npx tsx tools/smoke-test/smoke-test.ts`: tries what brings a site online and what upgrades it. It
 * publishes nothing, and takes some minutes. It works with clones of the last commit.
 * 1. The steps of the GitHub workflows: Pages, and a pull request that changes the content.
 * 2. Netlify's build, and the `_headers` file with Netlify's parser.
 * 3. hosting/s3.sh, with a local S3 server.
 * 4. A new owner's content, and an upgrade of it over three commits.
 */
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import path from "node:path"
import { runMain, UserError } from "../../scripts/lib/run-main"
import { outputOf, run } from "../lib/shell"
import { createTemporaryFolder } from "../lib/temporary-folder"
import { readHeaderRules } from "./header-rules"
import { tryS3 } from "./s3"
import { tryWorkflow, WORKFLOWS } from "./try-workflow"
import { tryUpgrade } from "./upgrade"

runMain(async () => {
  requireTools()
  if (outputOf("git status --porcelain", "."))
    console.log("Note: there are changes without a commit. They are not in the clones.")
  const temporary = createTemporaryFolder("smoke-test-")
  const site = path.join(temporary, "site")
  console.log("\n── GitHub Pages ──")
  tryWorkflow(WORKFLOWS.pages, site)

  console.log("\n── A pull request ──")
  tryWorkflow(WORKFLOWS.content, path.join(temporary, "pull-request"), {
    "github.event.pull_request.base.sha": outputOf("git rev-parse HEAD~1", ".").trim(),
  })

  console.log("\n── Netlify ──")
  run("npm run build", site, { NETLIFY: "true" })
  await checkHeaders(site)

  console.log("\n── S3 ──")
  const count = await tryS3(site, temporary)

  console.log("\n── Upgrade ──")
  await tryUpgrade(temporary, path.join(site, "node_modules"))
  console.log(`\nAll of it works. The S3 server has ${count} files.`)
})

/** @throws `UserError` if a command is missing that the smoke test needs */
function requireTools(): void {
  const missing = ["git", "bash", "aws"].filter(
    (tool) => spawnSync(tool, ["--version"]).status !== 0,
  )
  if (missing.length === 0) return
  throw new UserError(
    `The smoke test needs these commands: ${missing.join(", ")}. In Debian: \`apt install git bash awscli\`.`,
  )
}

/** @throws if Netlify rejects a rule, joins two values of a header, or would run functions */
async function checkHeaders(site: string): Promise<void> {
  const { problems, headersOf } = await readHeaderRules(path.join(site, "public/_headers"))
  // A policy may be repeated: browsers apply all of them.
  const repeated = [...headersOf("/")]
    .filter(([name, values]) => values.length > 1 && name !== "content-security-policy")
    .map(([name]) => `Two rules of _headers set ${name} for "/".`)
  const functions = existsSync(path.join(site, ".netlify")) ? ["The build made functions."] : []
  const all = [...problems, ...repeated, ...functions]
  if (all.length > 0) throw new Error(all.join("\n"))
}
