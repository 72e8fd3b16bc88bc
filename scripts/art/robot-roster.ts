import { renderPage, repeat } from "./markup"
import { drawRobotCard, ROBOT_INK as INK, ROBOT_CARDS, type RobotCard } from "./robot-cards"

/** The votes of the robots on screen. */
const VOTES = [1862, 2408, 975, 1340]
const PICKED = 1

const CSS = `
body { background: #d3142f; color: #fff0d6;
  font-family: "Roboto Condensed", "Arial Narrow", Helvetica, sans-serif; font-weight: 700;
  text-transform: uppercase }
header { position: absolute; inset: 0 0 auto; height: 100px; padding: 17px 20px 0;
  display: flex; justify-content: space-between; background: ${INK} }
h1 { font-size: 38px; line-height: 34px; letter-spacing: -.01em }
h1 span { display: block; color: #ff5a36 }
.heat { width: 92px; height: 66px; border: 3px solid #ff5a36; text-align: center; font-size: 15px;
  letter-spacing: .14em; color: #ff5a36; padding-top: 5px }
.heat b { display: block; font-size: 32px; line-height: 32px; color: #fff0d6;
  letter-spacing: 0 }
.hazard { position: absolute; left: 0; top: 100px }
.grid { position: absolute; inset: 128px 16px auto; display: grid; grid-template-columns: 1fr 1fr;
  gap: 14px }
.unit { position: relative; height: 170px; background: #8d0d22; border: 4px solid ${INK} }
.unit .portrait { height: 118px; overflow: hidden }
.unit svg { width: 100%; height: 100% }
.plate { position: absolute; inset: auto 0 0; height: 46px; background: ${INK}; display: flex;
  border-top: 4px solid ${INK}; align-items: center; justify-content: space-between;
  padding: 0 7px 0 9px; font-size: 20px }
.counter { display: flex; gap: 2px }
.digit { width: 15px; height: 26px; overflow: hidden; background: #46131c; font-size: 20px;
  line-height: 26px; text-align: center }
.picked { background: #ffb52e; box-shadow: 0 0 0 4px #fff0d6 }
.picked .plate { background: #fff0d6; color: ${INK} }
.picked .digit { background: ${INK}; color: #ffd23f }
.rolling span { display: block; transform: translateY(-23px) }
.plus { position: absolute; right: -12px; top: -14px; z-index: 1; background: #fff0d6;
  color: ${INK}; border: 4px solid ${INK}; font-size: 26px; line-height: 36px; padding: 0 9px }
`

function drawHazardTape(width: number, height: number): string {
  const stripe = (index: number): string => {
    const x = index * 28 - 14
    return `<path d="M${x} ${height}l${height} ${-height}h14l${-height} ${height}Z" fill="${INK}"/>`
  }
  return `<svg class="hazard" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"
    style="overflow: hidden"><rect width="${width}" height="${height}" fill="#ffb52e"/>
    ${repeat(Math.ceil(width / 28) + 1, stripe)}</svg>`
}

/** Draws the rays of light behind the picked robot. */
function drawRays(): string {
  const ray = (index: number): string =>
    `<path d="M0 0L-14 -160H14Z" fill="#ff8f1f" transform="rotate(${index * 30})"/>`
  return `<svg viewBox="-80 -60 160 120" preserveAspectRatio="xMidYMid slice"
    style="position: absolute; inset: 0; overflow: hidden">${repeat(12, ray)}</svg>`
}

/** Draws a mechanical counter. While it counts, its last digit is between two values. */
function drawCounter(votes: number, isRolling: boolean): string {
  const digits = [...String(votes).padStart(4, "0")]
  return digits
    .map((digit, index) =>
      isRolling && index === digits.length - 1
        ? `<div class="digit rolling"><span>${digit}</span><span>${Number(digit) + 1}</span></div>`
        : `<div class="digit">${digit}</div>`,
    )
    .join("")
}

function drawUnit(card: RobotCard, votes: number, picked: boolean): string {
  return `<div class="unit ${picked ? "picked" : ""}">
    ${picked ? `${drawRays()}<div class="plus">+1</div>` : ""}
    <div class="portrait" style="position: relative">${drawRobotCard(card)}</div>
    <div class="plate">${card.name}<div class="counter">${drawCounter(votes, picked)}</div></div>
  </div>`
}

/** The Robot Roster screen: a group of four robots, one of which receives a vote. */
export function renderRobotRoster(width: number, height: number): string {
  const units = VOTES.map((votes, index) => {
    const card = ROBOT_CARDS[index]
    return card ? drawUnit(card, votes, index === PICKED) : ""
  })
  const body = `<header>
      <h1>Robot<span>Roster</span></h1><div class="heat">Heat<b>14</b></div>
    </header>
    ${drawHazardTape(width, 14)}
    <div class="grid">${units.join("")}</div>`
  return renderPage({ title: "Robot Roster", width, height, css: CSS, body })
}
