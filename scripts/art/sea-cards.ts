import {
  drawAngler,
  drawCrab,
  drawSeahorse,
  drawSquid,
  drawStarfish,
  drawTurtle,
  drawWhale,
} from "./more-sea-creatures"
import {
  type DrawCreature,
  drawJelly,
  drawNautilus,
  drawOctopus,
  drawPuffer,
  drawRay,
} from "./sea-creatures"

export type SeaCard = { name: string; body: string; line: string; draw: DrawCreature }

/** The cards of the demo. */
export const SEA_CARDS: readonly SeaCard[] = [
  { name: "Bell Jelly", body: "#ff9c86", line: "#c23f55", draw: drawJelly },
  { name: "Kite Ray", body: "#dffcf0", line: "#0a5b69", draw: drawRay },
  { name: "Inkwell", body: "#e8b7f0", line: "#6a2a7a", draw: drawOctopus },
  { name: "Mr. Prickle", body: "#ffd76a", line: "#7a4a12", draw: drawPuffer },
  { name: "Old Spiral", body: "#ffe3c2", line: "#b5532f", draw: drawNautilus },
  { name: "Side Step", body: "#ff8a6b", line: "#7a1f1f", draw: drawCrab },
  { name: "Five Alive", body: "#ffb35c", line: "#8a3f10", draw: drawStarfish },
  { name: "Slow Tide", body: "#b9e88a", line: "#2f6b3a", draw: drawTurtle },
  { name: "Big Hush", body: "#a9d8ff", line: "#1f4f86", draw: drawWhale },
  { name: "Little Mane", body: "#ffcf7a", line: "#a3402f", draw: drawSeahorse },
  { name: "Quick Quill", body: "#ffc0d2", line: "#9a2f5a", draw: drawSquid },
  { name: "Night Lamp", body: "#9fb6d8", line: "#1d2f55", draw: drawAngler },
]

/** Draws the picture of a card. */
export const drawSeaCard = ({ body, line, draw }: SeaCard): string =>
  `<svg viewBox="-4 -4 108 108">${draw({ body, line })}</svg>`
