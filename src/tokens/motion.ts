/** Durations and easing curves. They are not used with prefers-reduced-motion. */
export const duration = {
  quick: "150ms",
  route: "300ms",
  leave: "90ms",
  panel: "350ms",
  pulse: "900ms",
} as const

export const easing = { out: "cubic-bezier(0.2, 0, 0, 1)" } as const
