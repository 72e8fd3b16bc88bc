/** How a stack of cards recedes: what Swiper's cards effect does and has no options for. */
export const depth = {
  perspective: "1200px",
  /** How far back each card lies behind the one before it, down to the last one drawn apart. */
  step: "100px",
  lastStep: 4,
  /** How much the offset, in percent, shrinks with each step. */
  narrowing: 0.75,
} as const
