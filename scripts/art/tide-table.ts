import { formatCount, renderPage, round } from "./markup"
import {
  type DrawCreature,
  drawJelly,
  drawNautilus,
  drawOctopus,
  drawPuffer,
  drawRay,
} from "./sea-creatures"

interface Standing {
  name: string
  score: number
  draw: DrawCreature
}

const WINNER: Standing = { name: "Bell Jelly", score: 2481, draw: drawJelly }

const RUNNERS_UP: readonly Standing[] = [
  { name: "Kite Ray", score: 2106, draw: drawRay },
  { name: "Inkwell", score: 1734, draw: drawOctopus },
  { name: "Mr. Prickle", score: 1195, draw: drawPuffer },
  { name: "Old Spiral", score: 648, draw: drawNautilus },
]

/** The water gets darker with depth. Each runner-up is one band below the previous one. */
const DEPTHS = ["#12939a", "#0d7681", "#0a5b69", "#074252"]
const FIRST_DEPTH = 260
const DEPTH = 58
const CREATURE = { body: "#dffcf0", line: "#0a5b69" }

const CSS = `
body { background: #a9efdd; color: #04333f }
.water { position: absolute; inset: 0 }
h1 { position: absolute; left: 24px; top: 19px; font-size: 32px; font-weight: 900;
  letter-spacing: -.045em; line-height: 1 }
.week { position: absolute; right: 24px; top: 27px; font-size: 17px; font-weight: 700 }
.winner { position: absolute; inset: 66px 20px auto; height: 172px; border-radius: 28px;
  background: #04333f; color: #eafff6; overflow: hidden; padding: 26px 0 0 184px }
.winner > * { position: relative }
.winner > svg { position: absolute; left: 0; top: 0 }
.winner small { display: inline-block; background: #ffd76a; color: #04333f; border-radius: 99px;
  padding: 4px 12px; font-size: 15px; font-weight: 900 }
.winner h2 { font-size: 30px; font-weight: 900; letter-spacing: -.035em; margin: 9px 0 2px }
.winner p { font-size: 18px; color: #9fe6d6 }
.winner b { font-size: 30px; font-weight: 900; color: #ff9c86; letter-spacing: -.03em }
.row { position: absolute; left: 24px; right: 24px; height: ${DEPTH}px; color: #eafff6;
  display: grid; grid-template-columns: 42px 1fr 58px; column-gap: 14px; align-items: center }
.row p { font-size: 18px; font-weight: 700; letter-spacing: -.01em; line-height: 1 }
.row b { text-align: right; font-size: 22px; font-weight: 900; font-variant-numeric: tabular-nums;
  letter-spacing: -.02em }
.bar { height: 11px; margin-top: 8px; border-radius: 9px; background: #ffffff2b }
.bar i { display: block; height: 100%; border-radius: 9px; background: #ffd76a }
`

function drawWave(top: number, color: string, phase: number): string {
  const start = phase - 100
  const crests = `q25 -13 50 0${"t50 0".repeat(10)}`
  return `<path d="M${start} ${top}${crests}V520H${start}Z" fill="${color}"/>`
}

function drawWater(): string {
  const depths = DEPTHS.map((color, index) =>
    drawWave(FIRST_DEPTH + index * DEPTH, color, (index % 2) * 50 + index * 9),
  )
  return `<svg class="water" viewBox="0 0 400 500">
    ${drawWave(150, "#6fdccb", 20)}${drawWave(212, "#34b9b3", 60)}${depths.join("")}
  </svg>`
}

function drawWinner({ name, score, draw }: Standing): string {
  const palette = { body: "#ff9c86", line: "#c23f55" }
  return `<section class="winner">
    <svg viewBox="0 0 180 172" width="180"><circle cx="92" cy="82" r="118" fill="#06414d"/>
      <circle cx="92" cy="80" r="88" fill="#0a5360"/><circle cx="92" cy="78" r="60" fill="#0e6a75"/>
      <g transform="translate(17 11) scale(1.5)">${draw(palette)}</g></svg>
    <small>High tide</small><h2>${name}</h2><p><b>${formatCount(score)}</b> picks</p>
  </section>`
}

function drawRow({ name, score, draw }: Standing, index: number): string {
  const share = round((100 * score) / WINNER.score)
  return `<div class="row" style="top: ${FIRST_DEPTH + index * DEPTH - 1}px">
    <svg viewBox="0 0 100 100" width="42">${draw(CREATURE)}</svg>
    <div><p>${name}</p><div class="bar"><i style="width: ${share}%"></i></div></div>
    <b>${formatCount(score)}</b>
  </div>`
}

/** The Tide Table screen: a ranking of sea creatures, the winner at the top. */
export function renderTideTable(width: number, height: number): string {
  const body = `${drawWater()}
    <h1>tide table</h1><div class="week">Week 18</div>
    ${drawWinner(WINNER)}
    ${RUNNERS_UP.map(drawRow).join("")}`
  return renderPage({ title: "Tide Table", width, height, css: CSS, body })
}
