import { repeat, round } from "./markup"
import type { SeededRandom } from "./seeded-random"

/** The colors of one moth, from the wing edge inward, and of the halo behind it. */
export interface MothPalette {
  edge: string
  wing: string
  band: string
  root: string
  glow: string
  ink: string
  antenna: string
  halo: string
}

interface Point {
  x: number
  y: number
}

/** One right-hand wing, its root at the origin; the outer edge is a cubic curve. */
export interface Wing {
  outline: string
  outerEdge: readonly [Point, Point, Point, Point]
  eye: Point
  eyeRadius: number
}

function pointOnCurve(curve: Wing["outerEdge"], t: number): Point {
  const u = 1 - t
  const weights = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3] as const
  const along = (axis: keyof Point): number =>
    round(weights.reduce((sum, weight, index) => sum + weight * (curve[index]?.[axis] ?? 0), 0))
  return { x: along("x"), y: along("y") }
}

function curveTo(points: readonly Point[]): string {
  return `C${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join(" ")}`
}

/** Shapes a forewing: swept up and out, with a slightly hooked edge. */
export function createForewing(random: SeededRandom): Wing {
  const span = random.between(80, 94)
  const lift = random.between(40, 68)
  const drop = random.between(12, 24)
  const tip = { x: span, y: -lift }
  const corner = { x: span * 0.8, y: drop }
  const bulge = random.between(0.7, 1.06)
  const outerEdge = [
    tip,
    { x: span * 1.04, y: -lift * 0.55 },
    { x: span * bulge, y: -lift * 0.1 },
    corner,
  ] as const
  const outline = [
    "M0 0",
    curveTo([{ x: span * 0.2, y: -lift * 0.8 }, { x: span * 0.62, y: -lift * 1.12 }, tip]),
    curveTo(outerEdge.slice(1)),
    curveTo([
      { x: span * 0.5, y: drop * 1.15 },
      { x: span * 0.2, y: drop * 0.9 },
      { x: 0, y: 8 },
    ]),
    "Z",
  ].join("")
  const eye = { x: span * 0.64, y: -lift * 0.46 }
  return { outline, outerEdge, eye, eyeRadius: random.between(8.5, 11.5) }
}

/** Shapes a hindwing: shorter, drawn out into a tail. */
export function createHindwing(random: SeededRandom): Wing {
  const span = random.between(54, 70)
  const tail = random.between(56, 96)
  const shoulder = { x: span, y: 14 }
  const tailTip = { x: span * random.between(0.36, 0.7), y: tail }
  const outerEdge = [
    shoulder,
    { x: span * 1.08, y: 36 },
    { x: span * 0.6, y: tail * 0.55 },
    tailTip,
  ] as const
  const outline = [
    "M0 -6",
    curveTo([{ x: span * 0.4, y: -8 }, { x: span * 0.92, y: -6 }, shoulder]),
    curveTo(outerEdge.slice(1)),
    curveTo([
      { x: span * 0.34, y: tail * 0.9 },
      { x: span * 0.2, y: 44 },
      { x: 0, y: 22 },
    ]),
    "Z",
  ].join("")
  return { outline, outerEdge, eye: { x: span * 0.6, y: 22 }, eyeRadius: random.between(5.5, 8) }
}

function drawEye({ eye, eyeRadius }: Wing, palette: MothPalette): string {
  const rings: [number, string][] = [
    [1, palette.ink],
    [0.8, palette.glow],
    [0.52, palette.ink],
    [0.2, palette.glow],
  ]
  return rings
    .map(([scale, color]) => {
      const radius = round(eyeRadius * scale)
      return `<circle cx="${round(eye.x)}" cy="${round(eye.y)}" r="${radius}" fill="${color}"/>`
    })
    .join("")
}

/** Draws a wing as nested bands with veins, beads along the edge and an eyespot. */
export function drawWing(wing: Wing, palette: MothPalette, veins: number): string {
  const layer = (scale: number, attributes: string): string =>
    `<path d="${wing.outline}" transform="scale(${scale})" ${attributes}/>`
  const edgePoint = (index: number): Point => pointOnCurve(wing.outerEdge, (index + 0.5) / veins)
  const vein = (index: number): string => {
    const { x, y } = edgePoint(index)
    return `<path d="M0 0L${round(x * 0.84)} ${round(y * 0.84)}" stroke="${palette.edge}"
      stroke-width=".9" opacity=".55"/>`
  }
  const bead = (index: number): string => {
    const { x, y } = edgePoint(index)
    return `<circle cx="${round(x * 0.92)}" cy="${round(y * 0.92)}" r="2" fill="${palette.glow}"/>`
  }
  return [
    layer(1, `fill="${palette.edge}" stroke="${palette.ink}" stroke-width="1.5"`),
    layer(0.86, `fill="${palette.wing}"`),
    layer(0.72, `fill="none" stroke="${palette.glow}" stroke-width="1.1" opacity=".7"`),
    layer(0.5, `fill="${palette.band}"`),
    layer(0.32, `fill="${palette.root}"`),
    repeat(veins, vein),
    repeat(veins, bead),
    drawEye(wing, palette),
  ].join("")
}
