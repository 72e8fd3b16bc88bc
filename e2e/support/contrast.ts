/**
 * @param one an opaque color in the syntax of computed styles or tokens: 'rgb(1, 2, 3)' or '#010203'
 * @returns the contrast ratio of the two colors
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastRatio(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const parts = color.startsWith("#")
    ? (color.match(/[0-9a-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16))
    : (color.match(/[\d.]+/g) ?? []).map(Number)
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
