/** The drawings behind the cards of the demos, in the style of the pictures of their sites. */
import { repeat, round } from "./markup"
import { createSeededRandom } from "./seeded-random"

/** The night around the moon of Moth Club, with stars. */
export function drawNight(): string {
  const random = createSeededRandom(19)
  const halo = (radius: number, color: string): string =>
    `<circle cx="400" cy="250" r="${radius}" fill="${color}"/>`
  const star = (): string => {
    const [x, y] = [random.between(6, 794), random.between(6, 494)].map(round)
    return `<circle cx="${x}" cy="${y}" r="${round(random.between(0.6, 1.5))}" fill="#5a45b0"/>`
  }
  return `<svg viewBox="0 0 800 500" preserveAspectRatio="xMidYMid slice">
    <path fill="#1b0d42" d="M0 0h800v500H0z"/>
    ${halo(380, "#1f0f4b")}${halo(300, "#231155")}${halo(220, "#29135f")}${repeat(120, star)}</svg>`
}

/** The rays of light of Robot Roster. */
export function drawRays(): string {
  const ray = (index: number): string =>
    `<path d="M0 0L-62 -800H62Z" transform="rotate(${index * 20})"/>`
  return `<svg viewBox="-400 -250 800 500" preserveAspectRatio="xMidYMid slice">
    <path fill="#b80f28" d="M-400 -250h800v500h-800z"/>
    <g fill="#ad0d25">${repeat(18, ray)}</g></svg>`
}

/** The water of Tide Table, darker with depth. */
export function drawDepths(): string {
  const depths = ["#08505f", "#074855", "#06404c", "#053844"]
  const wave = (color: string, index: number): string => {
    const top = 90 + index * 100
    return `<path d="M${-100 + index * 23} ${top}q25 -14 50 0${"t50 0".repeat(19)}V520H-100Z"
      fill="${color}"/>`
  }
  return `<svg viewBox="0 0 800 500" preserveAspectRatio="xMidYMid slice">
    <path fill="#0a5b69" d="M0 0h800v500H0z"/>${depths.map(wave).join("")}</svg>`
}
