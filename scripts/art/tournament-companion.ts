import { drawDotMatrix } from "./dot-matrix"
import { formatCount, renderPage, repeat } from "./markup"
import { drawPlayfield } from "./playfield"
import { MATCHES, type Match, STANDINGS } from "./tournament-data"

const ROUND = 4
const ROUNDS = 9

const CSS = `
body { background: #1a0f0a; color: #ffe9cf; font-size: 15px;
  font-variant-numeric: tabular-nums }
header { position: absolute; inset: 0 0 auto; height: 76px; padding: 0 28px; display: flex;
  align-items: center; gap: 18px; background: #26140d; border-bottom: 2px solid #ff5b2e }
h1 { font-size: 27px; font-weight: 900; letter-spacing: -.025em }
h1 span { font-weight: 400; color: #e0b393 }
.live { display: flex; align-items: center; gap: 8px; font-weight: 700; color: #ff8a5c }
.live i { width: 12px; height: 12px; border-radius: 50%; background: #ff5b2e;
  box-shadow: 0 0 0 5px #ff5b2e40 }
.rounds { margin-left: auto; display: flex; gap: 5px }
.rounds i { width: 20px; height: 8px; border-radius: 4px; background: #51301f }
.rounds .past { background: #ffc35c } .rounds .now { background: #ff5b2e }
.updated { color: #c9a088 }
.matches { position: absolute; left: 28px; top: 92px; width: 592px }
.match { display: grid; grid-template-columns: 34px 122px 1fr 66px; align-items: center;
  padding: 13px 0; border-top: 1px solid #442719 }
.match:first-child { border: 0; padding: 4px 0; color: #c9a088 }
.match > b { font-size: 16px; font-weight: 700 } .match > span { color: #b98e76 }
.players { display: grid; grid-template-columns: 1fr 1fr; gap: 5px 20px; padding-right: 18px }
.players p { display: flex; justify-content: space-between; line-height: 22px; color: #dcb89f }
.players .lead { color: #fff6e8; font-weight: 700 }
.chip { justify-self: end; width: 58px; border-radius: 6px; text-align: center; font-size: 13px;
  font-weight: 900; letter-spacing: .05em; line-height: 25px }
.chip.live { display: block; background: #ff5b2e; color: #240b03 }
.chip.done { background: #3a2216; color: #d3a98d }
.chip.next { color: #ffc35c; box-shadow: inset 0 0 0 1.5px #a8772f }
.score { position: absolute; right: 28px; top: 96px; width: 288px; background: #0d0604;
  border: 3px solid #7a3a22; border-radius: 12px; padding: 10px 10px 8px }
.score p { display: flex; justify-content: space-between; padding: 0 3px 6px; font-weight: 700 }
.score span { color: #ff8a5c; font-weight: 500 }
.standings { position: absolute; left: 644px; top: 224px; width: 154px }
h2 { font-size: 18px; font-weight: 900; letter-spacing: -.01em; padding-bottom: 7px }
.standings p { display: grid; grid-template-columns: 19px 1fr 12px 25px; align-items: center;
  height: 38px; border-top: 1px solid #442719 }
.standings i { font-style: normal; color: #b98e76 } .standings b { text-align: right }
.standings p:nth-of-type(1) { color: #ffc35c; font-weight: 700 }
.playfield { position: absolute; right: 28px; top: 232px; width: 118px }
`

function drawHeader(): string {
  const step = (index: number): string => {
    const state = index < ROUND - 1 ? "past" : index === ROUND - 1 ? "now" : ""
    return `<i class="${state}"></i>`
  }
  return `<header>
    <h1>Example Open <span>Round ${ROUND} of ${ROUNDS}</span></h1>
    <div class="live"><i></i>Live</div>
    <div class="rounds">${repeat(ROUNDS, step)}</div>
    <div class="updated">Updated 8:42 PM</div>
  </header>`
}

function drawMatch({ number, machine, status, players }: Match): string {
  const best = Math.max(...players.map(({ score }) => score ?? 0))
  const lines = players.map(({ name, score }) => {
    const lead = score === best ? "lead" : ""
    return `<p class="${lead}">${name}<span>${score ? formatCount(score) : "–"}</span></p>`
  })
  return `<div class="match"><span>${number}</span><b>${machine}</b>
    <div class="players">${lines.join("")}</div>
    <div class="chip ${status}">${status.toUpperCase()}</div>
  </div>`
}

function drawMove(move: number): string {
  if (move === 0) {
    return `<svg viewBox="-5 -5 10 10" width="8"><path d="M-4 0H4" stroke="#8a6450"
      stroke-width="2"/></svg>`
  }
  const [color, turn] = move > 0 ? ["#ffc35c", 0] : ["#d9532f", 180]
  return `<svg viewBox="-5 -5 10 10" width="9"><path d="M0 -4L5 4H-5Z" fill="${color}"
    transform="rotate(${turn})"/></svg>`
}

function drawStandings(): string {
  const rows = STANDINGS.map(
    ({ name, points, move }, index) =>
      `<p><i>${index + 1}</i>${name}${drawMove(move)}<b>${points}</b></p>`,
  )
  return `<section class="standings"><h2>Standings</h2>${rows.join("")}</section>`
}

function drawFeaturedScore(): string {
  const featured = MATCHES[0]
  const leader = featured?.players[0]
  return `<section class="score">
    <p>${leader?.name}<span>${featured?.machine}, ball 3</span></p>
    ${drawDotMatrix(formatCount(leader?.score ?? 0), 116, 26)}
  </section>`
}

/** The tournament companion screen: pairings, the featured score, standings and a playfield. */
export function renderTournamentCompanion(width: number, height: number): string {
  const heading = `<div class="match"><span>No.</span>Machine<div>Players</div></div>`
  const body = `${drawHeader()}
    <section class="matches">${heading}${MATCHES.map(drawMatch).join("")}</section>
    ${drawFeaturedScore()}${drawStandings()}
    <div class="playfield">${drawPlayfield()}</div>`
  return renderPage({ title: "Tournament Companion", width, height, css: CSS, body })
}
