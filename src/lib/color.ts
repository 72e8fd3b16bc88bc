/** Calculations with opaque sRGB colors. */

type Channels = [red: number, green: number, blue: number]

/**
 * @param one a color as the content writes it, '#010203' or '#123', or as computed styles have it,
 *   'rgb(1, 2, 3)'
 * @returns the contrast ratio of the two colors, from 1 to 21
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastRatio(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other]
    .map((color) => luminance(channelsOf(color)))
    .sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/**
 * @param share how much of the second color the mixture has, from 0 to 1
 * @returns the mixture of two colors, as in '#010203'
 */
export function mixColors(one: string, other: string, share: number): string {
  const otherChannels = channelsOf(other)
  const mixed = channelsOf(one).map((value, index) =>
    Math.round(value + ((otherChannels[index] ?? 0) - value) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`
}

const STEPS = 255

/**
 * Searches the tints and shades of a color: its mixtures with white and with black.
 * @returns the one that is nearest to the color and is allowed; undefined if none is allowed
 */
export function nearestColor(
  color: string,
  isAllowed: (candidate: string) => boolean,
): string | undefined {
  for (let step = 0; step <= STEPS; step++) {
    for (const end of ["#ffffff", "#000000"]) {
      const candidate = mixColors(color, end, step / STEPS)
      if (isAllowed(candidate)) return candidate
    }
  }
  return undefined
}

function channelsOf(color: string): Channels {
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color) ?? []
  const long = digits?.length === 3 ? digits.replace(/./g, "$&$&") : digits
  const values = long
    ? (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
    : (color.match(/[\d.]+/g) ?? []).map(Number)
  const [red = 0, green = 0, blue = 0] = values
  return [red, green, blue]
}

/**
 * @param channels from 0 to 255
 * @returns the relative luminance, from 0 for black to 1 for white
 * @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
