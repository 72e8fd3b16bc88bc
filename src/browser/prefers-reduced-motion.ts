/** Without the interface, as in old or restricted browsers, nobody has asked for less motion. */
export const prefersReducedMotion = () =>
  window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false
