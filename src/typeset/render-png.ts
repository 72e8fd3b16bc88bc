/** Renders SVG to PNG. */
import sharp from "sharp"

/** The share of a maskable icon that the drawing fills. Systems may crop it to a circle of 80 %. */
const SAFE_PART = 0.7

/** In dots per inch. At this density, a unit of an SVG is a pixel. */
const DENSITY = 72

/**
 * @param height by default, that of the drawing at this width
 * @returns the SVG as a PNG of this size
 */
export async function svgToPng(svg: string, width: number, height?: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width, height).png({ compressionLevel: 9 }).toBuffer()
}

/**
 * Renders the icon at its final size, so that its edges are sharp.
 * @param icon the icon as SVG
 * @param background the color of a maskable icon behind the drawing and around it
 * @returns a square PNG; a maskable one has a solid background and a margin
 */
export async function renderIcon(
  icon: string,
  size: number,
  background: string | undefined,
): Promise<Buffer> {
  const svg = Buffer.from(icon)
  const isMaskable = background !== undefined
  const inner = isMaskable ? Math.round(size * SAFE_PART) : size
  const { width } = await sharp(svg, { density: DENSITY }).metadata()
  const drawing = sharp(svg, { density: (DENSITY * inner) / width }).resize(inner, inner)
  if (!isMaskable) return drawing.png().toBuffer()
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  return drawing
    .flatten({ background })
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .png()
    .toBuffer()
}
