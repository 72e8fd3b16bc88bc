import { renderPage, repeat, round } from "./markup"
import { drawMothCard, LAMPLIGHTER, type MothCard, PALE_RUMOR, ROSE_VESPER } from "./moth-cards"
import { createSeededRandom } from "./seeded-random"

interface GroupCard extends MothCard {
  wins: number
  position: "left" | "picked" | "right"
}

const ROUND = 5
const ROUNDS = 8

const GROUP: readonly GroupCard[] = [
  { ...PALE_RUMOR, wins: 9, position: "left" },
  { ...ROSE_VESPER, wins: 14, position: "right" },
  { ...LAMPLIGHTER, wins: 31, position: "picked" },
]

const CSS = `
body { background: #1b0d42; color: #f4eeff }
.sky { position: absolute; inset: 0 }
header { position: absolute; inset: 24px 26px auto; display: flex; justify-content: space-between;
  align-items: center; font-size: 15px; font-weight: 500; letter-spacing: .2em;
  text-transform: uppercase }
header span { color: #c9b6ff; letter-spacing: .04em; text-transform: none; font-size: 16px }
h1 { position: absolute; inset: 62px 0 auto; text-align: center; font-size: 38px; font-weight: 300;
  letter-spacing: -.02em }
.card { position: absolute; border-radius: 16px; padding: 6px; background: #2a1663;
  box-shadow: 0 0 0 1.5px #7d5fd0, 0 10px 0 -2px #12072e; text-align: center }
.card > div { height: 100%; border: 1px solid #6f52c4; border-radius: 11px; display: flex;
  flex-direction: column; justify-content: center; gap: 14px; padding: 0 3px }
.card p { font-size: 14px; color: #bda8f5; line-height: 1.45 }
.card b { display: block; font-size: 15px; font-weight: 500; color: #f4eeff }
.left, .right { width: 128px; height: 206px; top: 190px }
.left { left: 5px; transform: rotate(-6deg) }
.right { right: 5px; transform: rotate(6deg) }
.left p { padding-right: 10px }
.right p { padding-left: 10px }
.picked { left: 122px; top: 144px; width: 156px; height: 258px; background: #fff1d8;
  color: #2a1163; box-shadow: 0 0 0 4px #ff7a45, 0 16px 0 -2px #12072e }
.picked > div { border-color: #d9a765; padding-bottom: 14px }
.picked p { font-size: 16px; color: #8a4a1f; line-height: 1.35 }
.picked b { font-size: 22px; font-weight: 700; letter-spacing: -.015em; color: #2a1163 }
.pill { position: absolute; left: 50%; top: 384px; transform: translateX(-50%); display: flex;
  align-items: center; gap: 8px; background: #ff7a45; color: #2a0d05; border-radius: 99px;
  padding: 7px 18px 7px 13px; font-size: 16px; font-weight: 700 }
.phases { position: absolute; left: 0; right: 0; bottom: 26px; display: flex;
  justify-content: center; gap: 15px }
`

function drawSky(): string {
  const random = createSeededRandom(19)
  const halo = (radius: number, color: string): string =>
    `<circle cx="200" cy="262" r="${radius}" fill="${color}"/>`
  const star = (): string => {
    const x = round(random.between(6, 394))
    const y = round(random.between(112, 494))
    return `<circle cx="${x}" cy="${y}" r="${round(random.between(0.5, 1.4))}" fill="#bfa8ff"/>`
  }
  return `<svg class="sky" viewBox="0 0 400 500">
    ${halo(292, "#210f50")}${halo(242, "#29135f")}${halo(196, "#341972")}
    ${repeat(70, star)}
    ${halo(152, "#43228c")}${halo(136, "#cdb4ff")}
  </svg>`
}

/** Draws the moon of one round. The moon grows until the last round; finished rounds are bright. */
function drawPhase(index: number): string {
  const radius = 10
  const lit = index < ROUND ? (index === ROUND - 1 ? "#ff7a45" : "#cdb4ff") : "#4a2a94"
  const bulge = round(radius * ((2 * (index + 1)) / ROUNDS - 1))
  const sweep = bulge > 0 ? 1 : 0
  return `<svg viewBox="-11 -11 22 22" width="22"><circle r="10" fill="#2a1463"/>
    <path d="M0 -10A10 10 0 0 1 0 10A${Math.abs(bulge)} 10 0 0 ${sweep} 0 -10Z" fill="${lit}"/>
  </svg>`
}

function drawCard({ wins, position, ...card }: GroupCard): string {
  return `<div class="card ${position}"><div>
    ${drawMothCard(card)}<p><b>${card.name}</b>${wins} wins</p>
  </div></div>`
}

/** The Moth Club screen: three moths in front of the moon, of which the middle one is picked. */
export function renderMothClub(width: number, height: number): string {
  const check = `<svg viewBox="0 0 20 20" width="18"><path d="M4 10.5l4 4 8-9" fill="none"
    stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  const body = `${drawSky()}
    <header>Moth Club<span>Round ${ROUND} of ${ROUNDS}</span></header>
    <h1>Pick your favorite</h1>
    ${GROUP.map(drawCard).join("")}
    <div class="pill">${check}Your pick</div>
    <div class="phases">${repeat(ROUNDS, drawPhase)}</div>`
  return renderPage({ title: "Moth Club", width, height, css: CSS, body })
}
