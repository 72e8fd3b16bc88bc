/** Installs what the tests need, if it can, and prints what they leave out. */
import { spawnSync } from "node:child_process"
import { UserError } from "../../scripts/lib/run-main"
import { ensureBrowser } from "./find-browser"
import { ensureEngines } from "./find-engines"
import { ensureNginx } from "./find-nginx"
import { canValidateHtml } from "./html-validator"
import { installWithApt } from "./install-with-apt"

/** Installs poppler, with which the tests read PDFs. Throws a `UserError` when that fails. */
export function ensurePoppler(): void {
  const isInstalled = () =>
    ["pdftotext", "pdfinfo"].every((tool) => spawnSync(tool, ["-v"]).status === 0)
  if (!isInstalled()) installWithApt(["poppler-utils"])
  if (isInstalled()) return
  throw new UserError(
    "The tests need poppler: `apt install poppler-utils`, or `brew install poppler`.",
  )
}

/** Prepares the end-to-end tests in Chromium, and sets CHROME_PATH. Throws a `UserError` without a browser or poppler. */
export function prepareEndToEnd(): void {
  ensurePoppler()
  ensureNginx()
  process.env.CHROME_PATH = ensureBrowser()
  if (canValidateHtml()) return
  console.log("Left out: the HTML validator. It needs Java 11: `apt install default-jre-headless`.")
}

/** Prepares the tests in other engines, and sets ENGINES. Throws a `UserError` without a browser. */
export function prepareEngines(): void {
  process.env.CHROME_PATH = ensureBrowser()
  process.env.ENGINES = ensureEngines().join(",")
}
