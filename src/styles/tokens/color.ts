/** Colors by what they do. Both palettes carry every name. */
export type Palette = Record<
  | "backgroundTop"
  | "backgroundBottom"
  | "glowWarm"
  | "glowCool"
  | "text"
  | "muted"
  | "accent"
  | "onAccent"
  | "rule"
  | "surface",
  string
>

/** The dark stage, as seen on a screen. */
export const screenPalette = {
  backgroundTop: "#15111d",
  backgroundBottom: "#08070c",
  glowWarm: "#4a1a24",
  glowCool: "#0d2a33",
  text: "#f4f0e8",
  muted: "#aaa49b",
  accent: "#ff7a45",
  onAccent: "#1a0a04",
  rule: "#ffffff29",
  surface: "#ffffff0d",
} as const satisfies Palette

/** What changes on the stage for a visitor who asks for more contrast. */
export const contrastPalette = {
  glowWarm: screenPalette.backgroundTop,
  glowCool: screenPalette.backgroundTop,
  muted: screenPalette.text,
  rule: screenPalette.text,
} as const satisfies Partial<Palette>

/** Ink on paper. */
export const printPalette = {
  backgroundTop: "#ffffff",
  backgroundBottom: "#ffffff",
  glowWarm: "#ffffff",
  glowCool: "#ffffff",
  text: "#000000",
  muted: "#4a4a4a",
  accent: "#a63a0d",
  onAccent: "#ffffff",
  rule: "#00000040",
  surface: "#ffffff",
} as const satisfies Palette
