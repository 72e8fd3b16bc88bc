import { drawMoth } from "./moth"
import type { MothPalette } from "./moth-wing"

export type MothCard = { name: string; seed: number; palette: MothPalette }

const INK = "#150a33"
const HALO = "#3b2285"

/** The colors of a moth from the hue of its wings and the hue of their edges, in degrees. */
function mothPalette(hue: number, edge: number): MothPalette {
  return {
    edge: `hsl(${edge} 55% 42%)`,
    wing: `hsl(${hue} 75% 68%)`,
    band: `hsl(${edge} 60% 36%)`,
    root: `hsl(${hue} 85% 80%)`,
    glow: `hsl(${hue} 90% 94%)`,
    ink: INK,
    antenna: `hsl(${hue} 90% 94%)`,
    halo: HALO,
  }
}

export const LAMPLIGHTER: MothCard = {
  name: "Lamplighter",
  seed: 4,
  palette: {
    edge: "#b5392f",
    wing: "#ffb257",
    band: "#d9502f",
    root: "#ffd58a",
    glow: "#fff4d6",
    ink: INK,
    antenna: INK,
    halo: "#ffdd9c",
  },
}

export const PALE_RUMOR: MothCard = {
  name: "Pale Rumor",
  seed: 14,
  palette: {
    edge: "#3f6fb5",
    wing: "#7cc4d8",
    band: "#3b4fa3",
    root: "#9fe0dc",
    glow: "#eafcff",
    ink: INK,
    antenna: "#eafcff",
    halo: HALO,
  },
}

export const ROSE_VESPER: MothCard = {
  name: "Rose Vesper",
  seed: 1,
  palette: {
    edge: "#8b2f86",
    wing: "#e277a8",
    band: "#7a2f8f",
    root: "#ffb3c4",
    glow: "#ffe9ee",
    ink: INK,
    antenna: "#ffe9ee",
    halo: HALO,
  },
}

/** The cards of the demo. */
export const MOTH_CARDS: readonly MothCard[] = [
  LAMPLIGHTER,
  PALE_RUMOR,
  ROSE_VESPER,
  { name: "Green Room", seed: 22, palette: mothPalette(150, 190) },
  { name: "Small Hours", seed: 7, palette: mothPalette(225, 265) },
  { name: "Wool Gatherer", seed: 31, palette: mothPalette(35, 20) },
  { name: "Ember Clerk", seed: 12, palette: mothPalette(12, 345) },
  { name: "Second Moon", seed: 9, palette: mothPalette(52, 215) },
  { name: "Velvet Draft", seed: 27, palette: mothPalette(290, 320) },
  { name: "Fern Letter", seed: 18, palette: mothPalette(95, 140) },
  { name: "Porch Saint", seed: 40, palette: mothPalette(45, 280) },
  { name: "Night Mail", seed: 35, palette: mothPalette(200, 12) },
]

/** Draws the picture of a card. */
export const drawMothCard = ({ seed, palette }: MothCard): string => drawMoth(seed, palette)
