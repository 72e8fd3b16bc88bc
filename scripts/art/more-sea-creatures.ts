import { repeat } from "./markup"
import type { SeaPalette } from "./sea-creatures"

/** A crab that raises its claws. */
export function drawCrab({ body, line }: SeaPalette): string {
  const leg = (index: number): string =>
    `<path d="M70 ${62 + index * 6}q14 ${index * 3 - 4} 18 ${8 + index * 6}"/>`
  const half = `<g fill="none" stroke="${body}" stroke-width="5" stroke-linecap="round">
      ${repeat(3, leg)}<path d="M70 52Q88 50 86 36"/><path d="M58 44V32" stroke-width="4"/></g>
    <path d="M74 30A14 14 0 1 1 96 22L85 27L80 14A14 14 0 0 0 74 30Z" fill="${body}"/>
    <circle cx="58" cy="29" r="6" fill="${body}"/><circle cx="59" cy="28" r="3" fill="${line}"/>`
  return `${half}<g transform="matrix(-1 0 0 1 100 0)">${half}</g>
    <ellipse cx="50" cy="60" rx="29" ry="20" fill="${body}"/>
    <path d="M38 66q12 9 24 0" fill="none" stroke="${line}" stroke-width="4" stroke-linecap="round"/>
    <g fill="${line}" opacity=".5"><circle cx="36" cy="53" r="3"/><circle cx="50" cy="49" r="3.6"/>
      <circle cx="64" cy="53" r="3"/></g>`
}

/** A starfish with five round arms. */
export function drawStarfish({ body, line }: SeaPalette): string {
  const arm = (index: number): string =>
    `<g transform="rotate(${index * 72})"><path d="M-14 0L0 -40L14 0Z" fill="${body}"
      stroke="${body}" stroke-width="12" stroke-linejoin="round"/></g>`
  const dots = (index: number): string =>
    `<g transform="rotate(${index * 72})" fill="${line}" opacity=".5">
      <circle cy="-36" r="2.4"/><circle cy="-28" r="3"/><circle cy="-19" r="3.4"/></g>`
  return `<g transform="translate(50 53)">${repeat(5, arm)}${repeat(5, dots)}
    <circle cx="-6" cy="-3" r="3.4" fill="${line}"/><circle cx="6" cy="-3" r="3.4" fill="${line}"/>
    <path d="M-6 6q6 6 12 0" fill="none" stroke="${line}" stroke-width="3" stroke-linecap="round"/>
  </g>`
}

/** A turtle, seen from above. */
export function drawTurtle({ body, line }: SeaPalette): string {
  const half = `<path d="M66 36C78 22 92 22 97 34C90 40 80 46 70 50Z" fill="${body}"/>
    <path d="M64 74C74 76 82 84 82 92C74 92 64 88 58 82Z" fill="${body}"/>`
  return `${half}<g transform="matrix(-1 0 0 1 100 0)">${half}</g>
    <ellipse cx="50" cy="17" rx="10" ry="12" fill="${body}"/>
    <circle cx="45" cy="13" r="2.4" fill="${line}"/><circle cx="55" cy="13" r="2.4" fill="${line}"/>
    <path d="M46 88L50 98L54 88Z" fill="${body}"/>
    <ellipse cx="50" cy="57" rx="27" ry="33" fill="${line}"/>
    <ellipse cx="50" cy="57" rx="22" ry="28" fill="${body}"/>
    <g fill="none" stroke="${line}" stroke-width="3" stroke-linejoin="round">
      <path d="M50 42L61 49V64L50 71L39 64V49Z"/>
      <path d="M50 42V29M61 49L70 43M61 64L70 70M50 71V85M39 64L30 70M39 49L30 43"/></g>`
}

/** A whale that blows. */
export function drawWhale({ body, line }: SeaPalette): string {
  return `<g fill="none" stroke="${body}" stroke-width="4" stroke-linecap="round">
      <path d="M32 26V14M32 14Q26 4 18 8M32 14Q38 4 46 8"/></g>
    <path d="M4 58C4 38 20 30 38 32C62 34 70 52 84 46C80 38 82 30 80 24C88 26 92 32 93 38
      C96 32 98 30 99 26C101 42 96 56 88 62C80 78 60 84 40 84C18 84 4 76 4 58Z" fill="${body}"/>
    <path d="M6 64C20 70 38 68 52 74C46 84 30 84 22 81C12 78 8 72 6 64Z" fill="${line}" opacity=".35"/>
    <path d="M16 70l6 9M26 70l5 11M37 72l3 11" stroke="${line}" stroke-width="2.4" opacity=".6"/>
    <circle cx="26" cy="54" r="4" fill="${line}"/>
    <path d="M46 66C54 66 60 74 58 84C50 82 46 76 46 66Z" fill="${line}" opacity=".55"/>`
}

/** A seahorse with a curled tail. */
export function drawSeahorse({ body, line }: SeaPalette): string {
  const ring = (index: number): string =>
    `<path d="M${41 - index} ${43 + index * 8}q9 5 ${18 - index * 2} 0"/>`
  return `<path d="M64 46C78 48 80 62 68 66C64 62 62 54 64 46Z" fill="${line}"/>
    <path d="M54 20C44 30 38 40 42 54C46 68 64 72 60 84C56 94 42 92 42 83C42 77 50 76 51 81"
      fill="none" stroke="${body}" stroke-width="9" stroke-linecap="round"/>
    <path d="M40 36C34 50 42 66 54 72C66 64 68 44 60 30Z" fill="${body}"/>
    <circle cx="54" cy="22" r="14" fill="${body}"/>
    <path d="M46 24L22 30" stroke="${body}" stroke-width="8" stroke-linecap="round"/>
    <path d="M48 10L46 2L54 6L60 1L62 9L69 9L66 17Z" fill="${line}"/>
    <circle cx="52" cy="20" r="3.6" fill="${line}"/>
    <g fill="none" stroke="${line}" stroke-width="2.4" opacity=".6">${repeat(4, ring)}</g>`
}

/** A squid with a pointed mantle. */
export function drawSquid({ body, line }: SeaPalette): string {
  const arms = "M42 66C40 78 28 80 30 94M47 68C46 80 40 84 42 97"
  return `<g fill="none" stroke="${body}" stroke-width="6" stroke-linecap="round">
      <path d="${arms}"/><path d="${arms}" transform="matrix(-1 0 0 1 100 0)"/>
      <path d="M38 64C28 72 16 74 12 88M62 64C72 72 84 74 88 88" stroke-width="4"/></g>
    <ellipse cx="11" cy="90" rx="4.5" ry="7" fill="${body}"/>
    <ellipse cx="89" cy="90" rx="4.5" ry="7" fill="${body}"/>
    <path d="M50 2C58 10 64 18 80 32C82 40 72 42 66 40L66 60C66 72 34 72 34 60L34 40
      C28 42 18 40 20 32C36 18 42 10 50 2Z" fill="${body}"/>
    <path d="M50 14C54 22 57 30 57 40M50 14C46 22 43 30 43 40" fill="none" stroke="${line}"
      stroke-width="2.4" opacity=".6"/>
    <circle cx="42" cy="57" r="5" fill="${line}"/><circle cx="58" cy="57" r="5" fill="${line}"/>`
}

/** An anglerfish with its light. */
export function drawAngler({ body, line }: SeaPalette): string {
  const tooth = (index: number): string => `<path d="M${14 + index * 8} 56l4 10l4 -10Z"/>`
  return `<path d="M46 30C44 10 26 4 18 16" fill="none" stroke="${body}" stroke-width="3"/>
    <circle cx="17" cy="20" r="7" fill="#ffd76a"/><circle cx="17" cy="20" r="3" fill="#fff"/>
    <path d="M76 54L98 38C94 50 94 62 98 74Z" fill="${body}"/>
    <path d="M50 28L62 16L66 32Z" fill="${body}"/>
    <path d="M8 56C12 36 30 26 50 26C72 26 84 42 84 56C84 74 68 88 46 88C26 88 12 78 8 56Z"
      fill="${body}"/>
    <path d="M8 56H56C54 72 40 80 26 76C16 72 10 66 8 56Z" fill="${line}"/>
    <g fill="#fff">${repeat(5, tooth)}</g>
    <circle cx="38" cy="44" r="7" fill="#fff"/><circle cx="36" cy="45" r="3.6" fill="${line}"/>
    <path d="M62 56Q76 58 72 70Q62 68 62 56Z" fill="${line}" opacity=".5"/>`
}
