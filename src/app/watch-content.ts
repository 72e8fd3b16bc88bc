/** Opens the content overlay in the editor's mode; the condition keeps it out of the built site. */
export function watchContent(): void {
  if (process.env.NODE_ENV === "development") {
    void import("./content-overlay").then(({ openContentOverlay }) => openContentOverlay())
  }
}
