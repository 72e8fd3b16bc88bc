/** @returns whether the visitor has asked for less motion, as of now */
export const prefersLessMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches
