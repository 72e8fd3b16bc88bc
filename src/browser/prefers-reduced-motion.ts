/** @returns whether the visitor prefers reduced motion now */
export const prefersReducedMotion = () =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches
