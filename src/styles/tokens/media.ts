/** The conditions that styles branch on. */
export const media = {
  small: "@media (min-width: 40rem)",
  wide: "@media (min-width: 60rem)",
  broad: "@media (min-width: 75rem)",
  screen: "@media screen",
  print: "@media print",
  coarse: "@media (pointer: coarse)",
  moving: "@media (prefers-reduced-motion: no-preference)",
  forcedColors: "@media (forced-colors: active)",
  moreContrast: "@media (prefers-contrast: more)",
} as const
