/** The id of the shell's live region. */
export const ANNOUNCER_ID = "announcer"

/** Makes screen readers read a text aloud. */
export function announce(text: string): void {
  document.getElementById(ANNOUNCER_ID)?.replaceChildren(text)
}

/**
 * Hides the live region of Gatsby. It would announce the heading of the old page, which is still visible when a route
 * transition starts.
 */
export function silenceGatsbyAnnouncer(): void {
  document.getElementById("gatsby-announcer")?.setAttribute("hidden", "")
}
