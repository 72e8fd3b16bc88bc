/** Alt+click on a text or a picture opens its line in the owner's editor, in `npm run develop`. */
import { quotedCommand } from "../../lib/command"
import { type ClickedText, type FoundIn, findPlace } from "../../lib/find-place"
import { screenPalette as color } from "../../styles/tokens/color"

/** What the develop server says about a text: see src/gatsby/develop/serve-places.ts. */
type Place = FoundIn & {
  file: string
  line: number
  column: number
  /** The file for the editor. */
  open: string
}

const CSS = `
  :host { all: initial }
  #frame {
    position: fixed; z-index: 2147483646; pointer-events: none; box-sizing: border-box;
    outline: 2px solid ${color.accent}; outline-offset: 2px;
  }
  #message {
    position: fixed; inset: auto 1rem 1rem auto; z-index: 2147483647; max-inline-size: 40rem;
    padding: 1rem; border: 1px solid ${color.accent};
    background: ${color.backgroundTop}; color: ${color.text};
    font: 0.875rem/1.5 ui-monospace, monospace; text-align: start;
  }
  button { font: inherit; margin-inline-start: 1rem }
`

/** Gatsby's develop server opens the editor that runs, as its error overlay does. */
const OPEN = "/__open-stack-frame-in-editor"

/** Listens to Alt, to clicks, and to Alt+Enter, which takes the selected text or the focused element. */
export function openEditorOnClick(): void {
  const host = document.createElement("edit-texts")
  const root = host.attachShadow({ mode: "open" })
  const style = Object.assign(document.createElement("style"), { textContent: CSS })
  const frame = Object.assign(document.createElement("div"), { id: "frame", hidden: true })
  const message = Object.assign(document.createElement("div"), { id: "message", hidden: true })
  message.setAttribute("role", "status")
  root.append(style, frame, message)
  document.body.append(host)

  let places: Promise<Place[] | undefined> | undefined
  const loadPlaces = () => {
    places ??= fetch("/__content-places/")
      .then((response) => response.json())
      .catch(() => {
        places = undefined
      })
    return places
  }
  const hideFrame = () => {
    frame.hidden = true
  }

  async function edit(target: Target) {
    const all = await loadPlaces()
    const place = all && findPlace(all, toClickedText(target))
    if (!place) {
      show(message, explainMissing(all, textOf(target)))
      return
    }
    const position = `${place.file}:${place.line}:${place.column}`
    show(message, position, place.text)
    const query = new URLSearchParams({ fileName: place.open, lineNumber: String(place.line) })
    await fetch(`${OPEN}?${query}`).catch(() => {})
  }

  window.addEventListener("keydown", (event) => {
    if (event.key === "Escape") message.hidden = true
    if (event.key === "Alt") void loadPlaces()
    if (event.key !== "Enter" || !event.altKey) return
    const target = selectedTarget()
    if (!target) return
    event.preventDefault()
    void edit(target)
  })
  window.addEventListener("keyup", ({ key }) => key === "Alt" && hideFrame())
  window.addEventListener("blur", hideFrame)
  // The owner comes back from the editor: the lines may have moved.
  window.addEventListener("focus", () => {
    places = undefined
  })
  window.addEventListener("pointermove", ({ altKey, clientX, clientY }) => {
    const target = altKey ? targetAt(clientX, clientY) : undefined
    frame.hidden = !target
    if (!target) return
    const { x, y, width, height } = rectOf(target)
    Object.assign(frame.style, {
      left: `${x}px`,
      top: `${y}px`,
      width: `${width}px`,
      height: `${height}px`,
    })
  })
  const intercept = (event: MouseEvent) => {
    const target = event.altKey ? targetAt(event.clientX, event.clientY) : undefined
    if (!target) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.type === "click") void edit(target)
  }
  // A page may act on each of them.
  for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"] as const)
    window.addEventListener(type, intercept, { capture: true })
}

/** @param places undefined without an answer, and none while the content has an error */
function explainMissing(places: readonly Place[] | undefined, text: string): string {
  if (!places) return `The develop server does not answer. Run ${quotedCommand("develop")}.`
  if (places.length === 0)
    return "The content has an error. The terminal shows where: correct it first."
  return `No file of the content has “${text}”. It comes from the code.`
}

/** A text of the page, or a picture. */
type Target = Text | HTMLImageElement

/**
 * @returns the text or the picture at the point, also below an element that covers it; between two lines,
 *   the text of the element there
 */
function targetAt(x: number, y: number): Target | undefined {
  let near: Text | undefined
  for (const element of document.elementsFromPoint(x, y)) {
    if (element instanceof HTMLImageElement) return element
    const texts = [...element.childNodes].filter(
      (node): node is Text => node instanceof Text && node.data.trim() !== "",
    )
    const text = texts.find((node) =>
      [...rangeOf(node).getClientRects()].some((rect) => isIn(rect, x, y)),
    )
    if (text) return text
    near ??= texts[0]
  }
  return near
}

const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  left <= x && x <= right && top <= y && y <= bottom

function rangeOf(node: Node): Range {
  const range = document.createRange()
  range.selectNodeContents(node)
  return range
}

const rectOf = (target: Target) =>
  (target instanceof Text ? rangeOf(target) : target).getBoundingClientRect()

/** @returns the start of the selected text, or the first text or picture of the focused element */
function selectedTarget(): Target | undefined {
  const selection = document.getSelection()
  const { anchorNode } = selection ?? {}
  if (selection && !selection.isCollapsed && anchorNode instanceof Text) return anchorNode
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return undefined
  return activeElement.querySelector("img") ?? firstText(activeElement)
}

function firstText(element: Element): Text | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (node.data.trim()) return node
  }
  return undefined
}

const textOf = (target: Target) => (target instanceof Text ? target.data : target.alt).trim()

/** @returns what `findPlace` needs to know: the text, and what is around it on the page */
export function toClickedText(target: Target): ClickedText {
  const around: string[] = []
  let block = target.parentElement
  while (block && getComputedStyle(block).display.startsWith("inline")) block = block.parentElement
  for (let element = block; element; element = element.parentElement) {
    const { previousElementSibling: before, nextElementSibling: after } = element
    around.push(withAlternatives(element))
    if (element.matches("main, header, footer, dialog")) break
    // What is beside an element is nearer to the click than the rest of its parent.
    around.push(
      [before, element, after].map((each) => (each ? withAlternatives(each) : "")).join("\n"),
    )
  }
  const [language, page] = toLanguageAndPage(window.location.pathname)
  return {
    text: textOf(target),
    around,
    time: target.parentElement?.closest("time")?.dateTime,
    isPicture: target instanceof HTMLImageElement,
    page: pageOf(target.parentElement?.closest("a")),
    isInMenu: target.parentElement?.closest("nav") != null,
    language,
    variant: /^\/resume\/([^/]+)\//.exec(page)?.[1],
  }
}

/**
 * @returns the file of the page or document that a link leads to, as in 'resume' for '/de/resume.pdf', and
 *   '' for the home page
 */
function pageOf(link: HTMLAnchorElement | null | undefined): string | undefined {
  if (!link || link.origin !== window.location.origin) return undefined
  const [, page] = toLanguageAndPage(link.pathname)
  return /^\/(\w*)/.exec(page)?.[1]
}

/** @returns the text of an element with the alternative texts of its pictures */
function withAlternatives(element: Element): string {
  const pictures = [...element.querySelectorAll("img")].map(({ alt }) => alt)
  return [element.textContent ?? "", ...pictures].join("\n")
}

/** @returns the language of a translation, which the path begins with, and the rest of the path */
function toLanguageAndPage(path: string): [language: string | undefined, page: string] {
  const { lang } = document.documentElement
  const start = `/${lang}/`
  return path.startsWith(start) ? [lang, path.slice(start.length - 1)] : [undefined, path]
}

function show(message: HTMLElement, text: string, detail = ""): void {
  const copy = Object.assign(document.createElement("button"), {
    textContent: "Copy",
    type: "button",
  })
  copy.addEventListener("click", () => navigator.clipboard?.writeText(text))
  message.replaceChildren(text, copy, document.createElement("br"), detail.slice(0, 120))
  message.hidden = false
}
