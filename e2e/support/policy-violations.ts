import type { Page } from "@playwright/test"

/**
 * Records violations of the page's content security policy, starting before its first script.
 * @returns a growing list, as in 'script-src-elem: inline'
 */
export async function recordPolicyViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction("reportViolation", (text: string) => violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample } = event
      const report = Reflect.get(window, "reportViolation") as (text: string) => void
      report(`${effectiveDirective}: ${blockedURI} ${sample}`.trim())
    })
  })
  return violations
}
