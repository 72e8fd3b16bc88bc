/** The live region that Gatsby puts at the end of every page; screen readers say what is put in it. */
const region = () => document.getElementById("gatsby-announcer")

/** Has screen readers say this now, whatever else they are saying. */
export function announce(text: string): void {
  region()?.replaceChildren(text)
}

/**
 * Takes the region over. Gatsby would put into it the heading that it finds one frame after the
 * address has changed, and by then the page before is still there.
 */
export function takeOverAnnouncer(): void {
  const element = region()
  if (element) Object.defineProperty(element, "innerText", { get: () => "", set: () => {} })
}
