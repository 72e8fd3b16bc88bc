/** Data of demos for tests. */
import type { PickData } from "../src/content/schemas/demos/pick"

export const DEMO_COLORS = {
  background: "#000000",
  surface: "#111111",
  text: "#ffffff",
  accent: "#ffaa00",
  onAccent: "#000000",
}

/** @returns a demo with these cards, dealt in groups of two */
export const pickData = (names: readonly string[]): PickData => ({
  id: "moths",
  kind: "pick",
  colors: DEMO_COLORS,
  group: 2,
  score: "number",
  cards: names.map((name) => ({ name, src: `data:image/svg+xml,${name}`, picks: 0 })),
})
