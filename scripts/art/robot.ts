import { repeat, round } from "./markup"
import { createSeededRandom } from "./seeded-random"

/** The colors of one robot: its shell, its trim, its lights and its outline. */
export interface RobotPalette {
  shell: string
  trim: string
  light: string
  ink: string
}

/** The kinds of each part. Each robot of a group gets a different kind. */
const HEADS = ["box", "dome", "bucket", "anvil"] as const
const EYES = ["goggles", "visor", "cyclops", "screens"] as const
const TOPS = ["antenna", "funnel", "siren", "horns"] as const
const MOUTHS = ["grille", "slot", "teeth", "speaker"] as const

/** The parts one robot is built from. */
export interface RobotParts {
  head: (typeof HEADS)[number]
  eyes: (typeof EYES)[number]
  top: (typeof TOPS)[number]
  mouth: (typeof MOUTHS)[number]
}

const HEAD_SHAPES: Record<RobotParts["head"], string> = {
  box: "M-40 -34H40V34H-40Z",
  dome: "M-40 34V-2A40 36 0 0 1 40 -2V34Z",
  bucket: "M-46 -34H46L36 34H-36Z",
  anvil: "M-32 -34H32L46 -4V34H-46V-4Z",
}

function outline(ink: string): string {
  return `stroke="${ink}" stroke-linejoin="round" stroke-width="5"`
}

/** Assigns parts to four robots so that no two have the same kind of part. */
export function assignRobotParts(seed: number): RobotParts[] {
  const random = createSeededRandom(seed)
  const eyes = random.shuffle(EYES)
  const tops = random.shuffle(TOPS)
  const mouths = random.shuffle(MOUTHS)
  return random.shuffle(HEADS).map((head, index) => ({
    head,
    eyes: eyes[index] ?? "visor",
    top: tops[index] ?? "antenna",
    mouth: mouths[index] ?? "slot",
  }))
}

function drawTop(top: RobotParts["top"], { trim, light, ink }: RobotPalette): string {
  const line = outline(ink)
  switch (top) {
    case "antenna":
      return `<path d="M0 -34V-54" ${line}/><circle cy="-59" r="8" fill="${light}" ${line}/>`
    case "funnel":
      return `<path d="M-9 -34L-9 -46L-20 -64H20L9 -46V-34Z" fill="${trim}" ${line}/>`
    case "siren":
      return `<path d="M-17 -34V-46A17 17 0 0 1 17 -46V-34Z" fill="${light}" ${line}/>
        <path d="M-6 -40V-47A6 6 0 0 1 0 -53" fill="none" stroke="#fff" stroke-width="4"/>`
    case "horns":
      return [-1, 1]
        .map(
          (side) => `<path d="M${24 * side} -30L${34 * side} -62L${10 * side} -34Z"
          fill="${trim}" ${line}/>`,
        )
        .join("")
  }
}

function drawEyes(eyes: RobotParts["eyes"], { light, ink }: RobotPalette): string {
  const both = (draw: (x: number) => string): string => draw(-17) + draw(17)
  switch (eyes) {
    case "goggles":
      return both(
        (x) => `<circle cx="${x}" cy="-8" r="14" fill="${ink}"/>
        <circle cx="${x}" cy="-8" r="9" fill="${light}"/>
        <circle cx="${x + 2}" cy="-7" r="4" fill="${ink}"/>`,
      )
    case "visor":
      return `<rect x="-33" y="-20" width="66" height="22" rx="3" fill="${ink}"/>
        <rect x="-27" y="-13" width="54" height="8" fill="${light}"/>
        <rect x="8" y="-16" width="9" height="14" fill="#fff"/>`
    case "cyclops":
      return `<circle cy="-11" r="20" fill="${ink}"/><circle cy="-11" r="14" fill="${light}"/>
        <circle cy="-11" r="7" fill="${ink}"/><circle cx="5" cy="-16" r="3.5" fill="#fff"/>`
    case "screens":
      return both(
        (x) => `<rect x="${x - 14}" y="-21" width="28" height="25" fill="${ink}"/>
        <path d="M${x - 9} -4A9 9 0 0 1 ${x + 9} -4Z" fill="${light}"/>`,
      )
  }
}

function drawMouth(mouth: RobotParts["mouth"], { trim, ink }: RobotPalette): string {
  switch (mouth) {
    case "grille":
      return repeat(
        5,
        (i) => `<rect x="${-22 + i * 10}" y="14" width="5" height="13" fill="${ink}"/>`,
      )
    case "slot":
      return `<rect x="-20" y="15" width="40" height="8" rx="4" fill="${ink}"/>`
    case "teeth":
      return `<rect x="-24" y="11" width="48" height="16" fill="${ink}"/>
        <path d="M-16 14v10M-5.5 14v10M5 14v10M15.5 14v10" stroke="${trim}" stroke-width="8"/>`
    case "speaker":
      return repeat(10, (i) => {
        const [column, row] = [i % 5, Math.floor(i / 5)]
        return `<circle cx="${-18 + column * 9}" cy="${15 + row * 9}" r="3" fill="${ink}"/>`
      })
  }
}

function drawTorso({ shell, trim, light, ink }: RobotPalette): string {
  const line = outline(ink)
  const bolt = (x: number): string => `<circle cx="${x}" cy="80" r="3.5" fill="${ink}"/>`
  return `<rect x="-14" y="30" width="28" height="24" fill="${trim}" ${line}/>
    <path d="M-14 42H14" stroke="${ink}" stroke-width="4"/>
    <path d="M-76 120V82A18 18 0 0 1 -58 64H58A18 18 0 0 1 76 82V120Z" fill="${trim}" ${line}/>
    <path d="M-44 120V54H44V120Z" fill="${shell}" ${line}/>
    <path d="M12 54H44V120H12Z" fill="${ink}" opacity=".16"/>
    <circle cy="80" r="13" fill="${ink}"/>
    <path d="M0 80L${round(9 * Math.cos(-0.9))} ${round(80 + 9 * Math.sin(-0.9))}" stroke="${light}"
      stroke-width="4" stroke-linecap="round"/>
    ${bolt(-32)}${bolt(32)}${bolt(-61)}${bolt(61)}`
}

/** Draws a robot's head and shoulders, centered on the origin in a 196 by 144 box. */
export function drawRobot(parts: RobotParts, palette: RobotPalette): string {
  const line = outline(palette.ink)
  const shape = HEAD_SHAPES[parts.head]
  return `<svg viewBox="-98 -74 196 144" preserveAspectRatio="xMidYMin slice">
    ${drawTop(parts.top, palette)}
    <g transform="translate(0 -16)">${drawTorso(palette)}</g>
    <rect x="-52" y="-12" width="104" height="24" rx="3" fill="${palette.trim}" ${line}/>
    <path d="${shape}" fill="${palette.shell}" ${line}/>
    <path d="${shape}" fill="${palette.ink}" opacity=".16"
      style="clip-path: polygon(62% 0, 100% 0, 100% 100%, 62% 100%); transform-box: fill-box"/>
    ${drawEyes(parts.eyes, palette)}${drawMouth(parts.mouth, palette)}
  </svg>`
}
