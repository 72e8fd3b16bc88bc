/** The id of the shell's live region. */
export const ANNOUNCER_ID = "announcer"

/** Makes screen readers say a text. */
export function announce(text: string): void {
  document.getElementById(ANNOUNCER_ID)?.replaceChildren(text)
}

/**
 * Switches off the live region of Gatsby, which announces the heading of the page that is being
 * left: during a route transition it is still there.
 */
export function silenceGatsbyAnnouncer(): void {
  document.getElementById("gatsby-announcer")?.setAttribute("aria-live", "off")
}
