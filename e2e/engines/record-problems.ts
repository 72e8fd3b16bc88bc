declare global {
  interface Window {
    /** Errors of scripts and violations of the policy. */
    problems: string[]
  }
}

/** Records the problems of a document. It runs before the scripts of the page. */
export function recordProblems(): void {
  window.problems = []
  const report = (problem: unknown) => window.problems.push(String(problem))
  const { error } = console
  console.error = (...values) => {
    report(values.join(" "))
    error(...values)
  }
  addEventListener("error", (event) => report(event.message))
  addEventListener("unhandledrejection", ({ reason }) => report(reason))
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    report(`${effectiveDirective}: ${blockedURI}`),
  )
}
