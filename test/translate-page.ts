/**
 * Does to the page what the translation of a browser does: it replaces each text by an element that contains it.
 * For tests in jsdom and, because it uses nothing outside of itself, for pages of Playwright.
 * @param isWatching whether it goes on with texts that come later, as a browser does
 */
export function translatePage(isWatching: boolean): void {
  const isKept = (text: Node) =>
    !text.nodeValue?.trim() || text.parentElement?.closest("font, script, style, noscript")
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (isKept(text)) continue
      const [outer, inner] = [document.createElement("font"), document.createElement("font")]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  translate()
  const options = { childList: true, subtree: true, characterData: true }
  if (isWatching)
    new MutationObserver(() => setTimeout(translate, 50)).observe(document.body, options)
}
