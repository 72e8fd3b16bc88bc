import { repeat, round } from "./markup"
import { createForewing, createHindwing, drawWing, type MothPalette } from "./moth-wing"
import { createSeededRandom } from "./seeded-random"

function drawAntenna(spread: number): string {
  const barb = (index: number): string => {
    const t = (index + 1) / 10
    const x = round(2 + spread * t ** 1.5)
    const y = round(-30 - 30 * t ** 0.8)
    const length = round(3 + 6 * Math.sin(Math.PI * t ** 0.8))
    return `<path d="M${x} ${y}l${length} ${round(length * 0.35)}M${x} ${y}l-1 ${-length}"/>`
  }
  const stem = `<path d="M2 -30Q${round(spread * 0.3)} -50 ${spread + 2} -60" stroke-width="1.8"/>`
  return stem + repeat(9, barb)
}

function drawFur(radius: number, tufts: number): string {
  const points = Array.from({ length: tufts * 2 }, (_, index) => {
    const angle = (Math.PI * index) / tufts
    const reach = index % 2 === 0 ? radius : radius * 0.78
    return `${round(Math.sin(angle) * reach * 0.8)},${round(-Math.cos(angle) * reach)}`
  })
  return `points="${points.join(" ")}"`
}

function drawBody(palette: MothPalette): string {
  const abdomen = "M-6.5 0C-8 22 -6 42 0 54C6 42 8 22 6.5 0Z"
  const stripe = (index: number): string => {
    const y = 10 + index * 8
    const half = round(6.6 - index * 0.9)
    return `<path d="M${-half} ${y}Q0 ${y + 4} ${half} ${y}" stroke="${palette.glow}"
      stroke-width="1.8" fill="none" stroke-linecap="round"/>`
  }
  return `<path d="${abdomen}" fill="${palette.ink}"/>
    ${repeat(5, stripe)}
    <polygon ${drawFur(18, 18)} transform="translate(0 -10)" fill="${palette.ink}"/>
    <polygon ${drawFur(14, 16)} transform="translate(0 -10)" fill="${palette.root}"/>
    <polygon ${drawFur(8, 12)} transform="translate(0 -10)" fill="${palette.glow}"/>
    <circle cy="-28" r="6.5" fill="${palette.ink}"/>
    <circle cx="-3.6" cy="-30" r="1.7" fill="${palette.glow}"/>
    <circle cx="3.6" cy="-30" r="1.7" fill="${palette.glow}"/>`
}

/** Draws a symmetrical moth in a 200 by 190 box; the seed decides the shape of its wings. */
export function drawMoth(seed: number, palette: MothPalette): string {
  const random = createSeededRandom(seed)
  const fore = drawWing(createForewing(random), palette, random.integer(6, 9))
  const hind = drawWing(createHindwing(random), palette, random.integer(5, 7))
  const antenna = drawAntenna(round(random.between(22, 32)))
  const half = `<g transform="translate(2 2)">${hind}</g>
    <g transform="translate(3 -14)">${fore}</g>
    <g fill="none" stroke="${palette.antenna}" stroke-width="1.1" stroke-linecap="round">
      ${antenna}
    </g>`
  return `<svg viewBox="-100 -92 200 190" width="100%">
    <circle r="74" cy="-2" fill="${palette.halo}"/>
    ${half}<g transform="scale(-1 1)">${half}</g>${drawBody(palette)}
  </svg>`
}
