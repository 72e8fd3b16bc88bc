/** The parts of a self-contained HTML page. */
export interface Page {
  title: string
  width: number
  height: number
  css: string
  body: string
}

/** Renders a complete HTML document of a fixed size. */
export function renderPage({ title, width, height, css, body }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<style>
* { box-sizing: border-box; margin: 0; padding: 0 }
body {
  position: relative; width: ${width}px; height: ${height}px; overflow: hidden;
  font-family: Roboto, Helvetica, Arial, sans-serif; -webkit-font-smoothing: antialiased;
}
svg { display: block; overflow: visible }
${css}
</style>
</head>
<body>${body}</body>
</html>`
}

/** Calls draw(0) to draw(count - 1) and joins the markup. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("")
}

/** Rounds a coordinate to two decimals, to keep path data short and readable. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Formats a count the American way: 12345 becomes "12,345". */
export function formatCount(value: number): string {
  return value.toLocaleString("en-US")
}
