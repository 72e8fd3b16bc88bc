/** @returns whether the visitor has asked for less motion, as of now */
export const prefersReducedMotion = () =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches
