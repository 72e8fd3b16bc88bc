import { repeat, round } from "./markup"

const GOLD = "#ffc35c"
const EMBER = "#ff5b2e"
const CREAM = "#ffe9cf"

function drawBumper(x: number, y: number, isLit: boolean): string {
  const cap = isLit ? GOLD : EMBER
  return `<g transform="translate(${x} ${y})">
    <circle r="13" fill="#3a1a10" stroke="${cap}" stroke-width="2"/>
    <circle r="8.5" fill="${cap}"/><circle r="3.6" fill="#2a0f08"/>
  </g>`
}

function drawSlingshot(): string {
  return `<path d="M22 232V258L38 270Z" fill="${EMBER}" stroke="${CREAM}" stroke-width="2"
    stroke-linejoin="round"/>`
}

function drawFlipper(): string {
  return `<path d="M28.5 274L46.5 288.5A3.2 3.2 0 0 1 42.5 294L23 286A6.2 6.2 0 0 1 28.5 274Z"
    fill="${CREAM}"/><circle cx="26.5" cy="280" r="2.4" fill="#2a0f08"/>`
}

function drawRamp(): string {
  const course = "M74 194C80 168 88 152 84 116"
  const chevron = (index: number): string =>
    `<path d="M${74 + index * 3.2} ${180 - index * 18}l4.5 -5l4 6" stroke="${GOLD}"/>`
  return `<g fill="none" stroke-width="2">
    <path d="${course}" stroke="${EMBER}" stroke-width="16"/>
    <path d="${course}" stroke="#4a1c10" stroke-width="12"/>
    ${repeat(3, chevron)}
  </g>`
}

/** Draws an arrow of insert lights that points up at a shot. */
function drawInsert(x: number, y: number, turn: number, isLit: boolean): string {
  return `<path d="M0 -7L5 4H-5Z" transform="translate(${x} ${y}) rotate(${turn})"
    fill="${isLit ? GOLD : "#5a2a1a"}"/>`
}

function drawBonusLight(index: number): string {
  const x = 37 + index * 7
  const y = 232 - 5 * Math.sin((Math.PI * index) / 4)
  const color = index < 3 ? EMBER : "#5a2a1a"
  return `<circle cx="${x}" cy="${round(y)}" r="2.7" fill="${color}"/>`
}

function drawLanes(): string {
  const post = (index: number): string =>
    `<path d="M${36 + index * 14} 24v15" stroke="${CREAM}" stroke-width="2.6"/>`
  const target = (index: number): string => {
    const color = index === 1 ? "#5a2a1a" : GOLD
    return `<rect x="12" y="${132 + index * 13}" width="5" height="10" rx="1" fill="${color}"/>`
  }
  return `<g fill="none" stroke-linecap="round">
      <path d="M16 118V60Q16 12 58 12Q88 12 92 40" stroke="#6b3320" stroke-width="2"/>
      <path d="M14 222V266L24 276M88 222V266L78 276" stroke="${CREAM}" stroke-width="2"/>
      ${repeat(4, post)}
    </g>${repeat(3, target)}${drawRamp()}`
}

/** Draws a stylized pinball playfield, 116 by 320, with the ball on its way up a lane. */
export function drawPlayfield(): string {
  const half = drawSlingshot() + drawFlipper()
  const trail = (index: number): string =>
    `<circle cx="${37 - index * 2.5}" cy="${196 + index * 8}" r="${4.6 - index * 0.9}"
      fill="${CREAM}" opacity="${0.4 - index * 0.09}"/>`
  return `<svg viewBox="0 0 116 320" width="100%">
    <path d="M3 317V54A51 51 0 0 1 54 3H62A51 51 0 0 1 113 54V317Z" fill="#24120c"
      stroke="#7a3a22" stroke-width="3"/>
    <path d="M99 317V70" stroke="#7a3a22" stroke-width="2.4"/>
    <path d="M106 300v14M103 296h6" stroke="${CREAM}" stroke-width="2.6"/>
    ${drawLanes()}
    ${drawBumper(36, 66, false)}${drawBumper(74, 62, true)}${drawBumper(54, 96, false)}
    ${drawInsert(33, 150, -34, true)}${drawInsert(50, 142, 0, false)}
    ${drawInsert(50, 160, 0, true)}${drawInsert(50, 178, 0, true)}${drawInsert(72, 208, 12, true)}
    ${repeat(5, drawBonusLight)}
    ${half}<g transform="matrix(-1 0 0 1 102 0)">${half}</g>
    ${repeat(4, trail)}<circle cx="40" cy="187" r="5.6" fill="#fff"/>
  </svg>`
}
