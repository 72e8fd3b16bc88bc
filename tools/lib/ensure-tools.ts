/** Installs what the tests need, if it can, and says what they leave out. */
import { spawnSync } from "node:child_process"
import { UserError } from "../../scripts/lib/run-main"
import { ensureBrowser } from "./find-browser"
import { ensureEngines } from "./find-engines"
import { findNginx } from "./find-nginx"
import { canValidateHtml } from "./html-validator"
import { installWithApt } from "./install-with-apt"

/** Installs poppler, with which the tests read PDFs. Throws a `UserError` when that fails. */
export function ensurePoppler(): string[] {
  const isInstalled = () =>
    ["pdftotext", "pdfinfo"].every((tool) => spawnSync(tool, ["-v"]).status === 0)
  if (!isInstalled()) installWithApt(["poppler-utils"], "the tests read PDFs with it")
  if (isInstalled()) return []
  throw new UserError(
    "The tests need poppler: `apt install poppler-utils`, or `brew install poppler`.",
  )
}

/**
 * Prepares the end-to-end tests in Chromium. Throws a `UserError` without a browser or poppler.
 * @returns what they leave out
 */
export function prepareEndToEnd(): string[] {
  ensurePoppler()
  ensureBrowser()
  const leftOut = []
  if (!findNginx())
    leftOut.push("the tests with nginx. They need: apt install nginx, or brew install nginx")
  if (!canValidateHtml())
    leftOut.push("the HTML validator. It needs Java 11: apt install default-jre-headless")
  return leftOut
}

/** Prepares the tests in other engines. Throws a `UserError` without a browser. @returns what they leave out */
export function prepareEngines(): string[] {
  ensureBrowser()
  return ensureEngines()
}
