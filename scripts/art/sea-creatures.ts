import { repeat, round } from "./markup"
import { createSeededRandom } from "./seeded-random"

/** The two colors of a creature: its body, and the lines and shadows on the body. */
export interface SeaPalette {
  body: string
  line: string
}

/** Draws a creature in a 100 by 100 box. */
export type DrawCreature = (palette: SeaPalette) => string

/** A jellyfish: a ribbed bell with a scalloped rim above tentacles that drift the same way. */
export function drawJelly({ body, line }: SeaPalette): string {
  const random = createSeededRandom(5)
  const tentacle = (index: number): string => {
    const length = random.between(30, 48) + 12 * Math.sin((Math.PI * (index + 1)) / 8)
    const third = round(length / 3)
    const x = 20 + index * 10
    const sway = round(random.between(4, 6.5))
    return `<path d="M${x} 44q${sway} ${third / 2} 0 ${third}t0 ${third}t0 ${third}"/>`
  }
  const rib = (index: number): string => {
    const x = (index - 2) * 12
    return `<path d="M50 9Q${50 + x * 1.2} 22 ${50 + x} 44"/>`
  }
  const pearl = (index: number): string => `<circle cx="${20 + index * 12}" cy="42" r="2.2"/>`
  return `<g fill="none" stroke="${body}" stroke-width="1.8" stroke-linecap="round">
      ${repeat(7, tentacle)}
    </g>
    <path d="M41 44q9 10 0 20t0 16M50 44q10 12 0 24t0 24M59 44q9 9 0 18t0 15" fill="none"
      stroke="${line}" stroke-width="5.5" stroke-linecap="round"/>
    <path d="M14 44C14 -6 86 -6 86 44${"a6 5.5 0 0 1 -12 0".repeat(6)}Z" fill="${body}"/>
    <path d="M27 29C31 6 69 6 73 29Q50 38 27 29Z" fill="${line}" opacity=".32"/>
    <g fill="none" stroke="${line}" stroke-width="1.4" opacity=".7">${repeat(5, rib)}</g>
    <g fill="${line}">${repeat(6, pearl)}</g>
    <path d="M23 31Q27 18 37 13" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"
      opacity=".75"/>`
}

/** A manta ray, seen from above. */
export function drawRay({ body, line }: SeaPalette): string {
  return `<path d="M50 58L54 96" stroke="${body}" stroke-width="3.5" stroke-linecap="round"/>
    <path d="M50 72C40 66 30 58 2 52C14 30 30 22 40 20L39 8Q46 12 46 20H54Q54 12 61 8L60 20
      C70 22 86 30 98 52C70 58 60 66 50 72Z" fill="${body}"/>
    <path d="M42 44l4 8M38 48l4 7M58 44l-4 8M62 48l-4 7" stroke="${line}" stroke-width="3"
      stroke-linecap="round"/>
    <g fill="${line}"><circle cx="39" cy="28" r="3.2"/><circle cx="61" cy="28" r="3.2"/></g>`
}

/** An octopus with eight curling arms. */
export function drawOctopus({ body, line }: SeaPalette): string {
  const arms =
    "M36 52C32 70 12 62 10 78C10 88 20 88 20 81M42 56C40 76 26 76 28 90M47 58C46 78 40 82 42 96"
  return `<g fill="none" stroke="${body}" stroke-width="8.5" stroke-linecap="round">
      <path d="${arms}"/><path d="${arms}" transform="matrix(-1 0 0 1 100 0)"/>
    </g>
    <path d="M50 6C76 6 78 30 70 46C68 56 62 62 50 62C38 62 32 56 30 46C22 30 24 6 50 6Z"
      fill="${body}"/>
    <circle cx="40" cy="44" r="5.5" fill="${line}"/><circle cx="60" cy="44" r="5.5" fill="${line}"/>
    <g fill="${line}" opacity=".55"><circle cx="44" cy="18" r="4"/><circle cx="57" cy="24" r="3"/>
      <circle cx="60" cy="15" r="2"/></g>`
}

/** An inflated pufferfish. */
export function drawPuffer({ body, line }: SeaPalette): string {
  const spine = (index: number): string =>
    `<path d="M-5 -32L0 -44L5 -32Z" transform="rotate(${index * 24 + 12})"/>`
  return `<path d="M80 52L98 36V68Z" fill="${body}"/>
    <g transform="translate(46 52)" fill="${body}">${repeat(15, spine)}<circle r="35"/></g>
    <path d="M13 60Q46 84 80 58A35 35 0 0 1 13 60Z" fill="${line}" opacity=".4"/>
    <circle cx="28" cy="44" r="8" fill="${line}"/><circle cx="26" cy="42" r="2.6" fill="${body}"/>
    <path d="M50 50Q64 52 60 66Q50 64 50 50Z" fill="${line}"/>
    <path d="M11 58h9" stroke="${line}" stroke-width="3.5" stroke-linecap="round"/>`
}

/** A nautilus: a striped spiral shell with a fringe of arms. */
export function drawNautilus({ body, line }: SeaPalette): string {
  const arm = (index: number): string =>
    `<path d="M66 ${62 + index * 4}q14 ${2 + index * 2} ${26 - index * 3} ${index * 7 - 6}"/>`
  return `<g fill="none" stroke="${body}" stroke-width="4.5" stroke-linecap="round">
      ${repeat(4, arm)}
    </g>
    <path d="M84 56C88 22 62 6 40 10C14 14 4 38 8 56C12 78 34 90 54 84C66 80 70 70 84 56Z"
      fill="${body}"/>
    <g fill="none" stroke="${line}" stroke-width="5.5" stroke-linecap="round">
      <path d="M28 22Q40 34 44 46M14 44Q30 42 42 50M18 70Q30 56 44 54M46 14Q52 28 49 44"/>
      <path d="M70 54C66 40 46 42 46 54C46 62 56 62 57 55" stroke-width="4"/>
    </g>
    <circle cx="66" cy="64" r="4.5" fill="${line}"/>`
}
