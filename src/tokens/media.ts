/** Media queries. */
export const media = {
  small: "@media (min-width: 40rem)",
  wide: "@media (min-width: 60rem)",
  screenSmall: "@media screen and (min-width: 40rem)",
  screenPhone: "@media screen and (width < 40rem)",
  screenNarrow: "@media screen and (width < 75rem)",
  /** A phone on its side. */
  screenLow: "@media screen and (height < 30rem)",
  screenExtraWide: "@media screen and (min-width: 75rem)",
  screenHuge: "@media screen and (min-width: 120rem)",
  screenGiant: "@media screen and (min-width: 140rem)",
  screen: "@media screen",
  scripting: "@media screen and (scripting: enabled)",
  noScripting: "@media (scripting: none)",
  print: "@media print",
  coarsePointer: "@media (pointer: coarse)",
  /** On a touch screen, `:hover` would apply to the element that was tapped last. */
  canHover: "@media (hover: hover)",
  motionSafe: "@media screen and (prefers-reduced-motion: no-preference)",
  forcedColors: "@media (forced-colors: active)",
  prefersLight: "@media (prefers-color-scheme: light)",
  moreContrast: "@media (prefers-contrast: more)",
} as const
