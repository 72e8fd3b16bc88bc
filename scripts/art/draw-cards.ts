/** `npm run art:cards`: draws the cards of the sample's demos as SVG files. */
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { SAMPLE } from "../../src/content/files/content-folder"
import { toSlug } from "../../src/lib/slug"
import { runMain } from "../lib/run-main"
import { drawDepths, drawNight, drawRays } from "./backdrops"
import { drawMothCard, MOTH_CARDS } from "./moth-cards"
import { drawRobotCard, ROBOT_CARDS } from "./robot-cards"
import { drawSeaCard, SEA_CARDS } from "./sea-cards"

/** Path in `images/`, without its extension → the markup. */
const DRAWINGS: Readonly<Record<string, string>> = {
  "moths/backdrop": drawNight(),
  ...inFolder("moths", MOTH_CARDS, drawMothCard),
  "robots/backdrop": drawRays(),
  ...inFolder("robots", ROBOT_CARDS, drawRobotCard),
  "sea/backdrop": drawDepths(),
  ...inFolder("sea", SEA_CARDS, drawSeaCard),
}

function inFolder<Card extends { name: string }>(
  folder: string,
  cards: readonly Card[],
  draw: (card: Card) => string,
): Record<string, string> {
  return Object.fromEntries(cards.map((card) => [`${folder}/${toSlug(card.name)}`, draw(card)]))
}

/** @returns the markup as a file of its own, without white space between its elements */
function toFile(markup: string): string {
  const svg = markup
    .replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(' width="100%"', "")
  return `${svg.replace(/>\s+</g, "><").replace(/\s*\n\s*/g, " ")}\n`
}

runMain(async () => {
  for (const [name, markup] of Object.entries(DRAWINGS)) {
    const file = path.join(SAMPLE, "images", `${name}.svg`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, toFile(markup))
  }
})
