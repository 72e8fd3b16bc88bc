/** Colors, named by their purpose. Every palette has the same names. */
export type Palette = Record<
  | "backgroundTop"
  | "backgroundBottom"
  | "backgroundWarm"
  | "backgroundCool"
  | "text"
  | "muted"
  | "accent"
  | "onAccent"
  | "border"
  | "surface",
  string
>

/** The dark palette for screens. */
export const screenPalette = {
  backgroundTop: "#15111d",
  backgroundBottom: "#08070c",
  backgroundWarm: "#4a1a24",
  backgroundCool: "#0d2a33",
  text: "#f4f0e8",
  muted: "#aaa49b",
  accent: "#ff7a45",
  onAccent: "#1a0a04",
  border: "#ffffff29",
  surface: "#ffffff0d",
} as const satisfies Palette

/** The light palette for screens: ink on warm paper. */
export const lightPalette = {
  backgroundTop: "#faf6ee",
  backgroundBottom: "#f3ede2",
  backgroundWarm: "#ffddca",
  backgroundCool: "#d3e8e7",
  text: "#1b1611",
  muted: "#5c544a",
  accent: "#ad3608",
  onAccent: "#fff8f2",
  border: "#1b161133",
  surface: "#1b16110d",
} as const satisfies Palette

/**
 * @returns a tile of film grain, in CSS: specks of white or black where the noise is high, and nothing elsewhere.
 *   It needs no request, and no blend mode, with which a browser copies the page at each repaint. The filter has
 *   the size of the tile, so that the noise continues from tile to tile
 */
const grainOf = (speck: 0 | 1) =>
  `url('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><filter id="n" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="3" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 ${speck} 0 0 0 0 ${speck} 0 0 0 0 ${speck} 1 0 0 0 -.5"/></filter><rect width="256" height="256" filter="url(%23n)" opacity=".2"/></svg>')`

/** The film grain of each look. */
export const grains = { dark: grainOf(1), light: grainOf(0) } as const

/** @returns the colors that change on screen for visitors who prefer more contrast */
export function toContrastPalette({ backgroundTop, text }: Palette) {
  return {
    backgroundWarm: backgroundTop,
    backgroundCool: backgroundTop,
    muted: text,
    border: text,
  } satisfies Partial<Palette>
}

/** The light palette for print. */
export const printPalette = {
  backgroundTop: "#ffffff",
  backgroundBottom: "#ffffff",
  backgroundWarm: "#ffffff",
  backgroundCool: "#ffffff",
  text: "#000000",
  muted: "#4a4a4a",
  accent: "#a63a0d",
  onAccent: "#ffffff",
  border: "#00000040",
  surface: "#ffffff",
} as const satisfies Palette
