/** The conditions that styles branch on. */
export const media = {
  small: "@media (min-width: 40rem)",
  wide: "@media (min-width: 60rem)",
  screenSmall: "@media screen and (min-width: 40rem)",
  screenBroad: "@media screen and (min-width: 75rem)",
  screen: "@media screen",
  scripted: "@media screen and (scripting: enabled)",
  print: "@media print",
  coarse: "@media (pointer: coarse)",
  /** After a tap, a phone would show what lay under the finger as hovered until the next one. */
  hovering: "@media (hover: hover)",
  moving: "@media (prefers-reduced-motion: no-preference)",
  forcedColors: "@media (forced-colors: active)",
  unscripted: "@media (scripting: none)",
  moreContrast: "@media (prefers-contrast: more)",
} as const
