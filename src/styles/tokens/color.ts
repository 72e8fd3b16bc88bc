/** Colors by what they do. Both palettes carry every name. */
export type Palette = Record<
  | "stageTop"
  | "stageBottom"
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
  stageTop: "#15111d",
  stageBottom: "#08070c",
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
  glowWarm: screenPalette.stageTop,
  glowCool: screenPalette.stageTop,
  muted: screenPalette.text,
  rule: screenPalette.text,
} as const satisfies Partial<Palette>

/** Ink on paper. */
export const printPalette = {
  stageTop: "#ffffff",
  stageBottom: "#ffffff",
  glowWarm: "#ffffff",
  glowCool: "#ffffff",
  text: "#000000",
  muted: "#4a4a4a",
  accent: "#a63a0d",
  onAccent: "#ffffff",
  rule: "#00000040",
  surface: "#ffffff",
} as const satisfies Palette
