/** Alt+click on a text or a picture opens its line in the owner's editor, in `npm run develop`. */
import { screenPalette as color } from "../../tokens/color"

const CSS = `
  :host { all: initial }
  #frame {
    position: fixed; inset: 0 auto auto 0; z-index: 2147483646; pointer-events: none; box-sizing: border-box;
    outline: 2px solid ${color.accent}; outline-offset: 2px;
  }
  #message {
    position: fixed; inset: auto 1rem 1rem auto; z-index: 2147483647; max-inline-size: 40rem;
    padding: 1rem; border: 1px solid ${color.accent};
    background: ${color.backgroundTop}; color: ${color.text};
    font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre-wrap;
  }
  button { display: block; margin-block-start: 0.5rem; font: inherit }
`

const NOT_FOUND =
  "is no text of the content. Words of the interface change under `words` in website.yaml."

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

  function edit(target: Target, pick?: number) {
    message.hidden = false
    ask(target, pick).catch((error) => message.replaceChildren(String(error)))
  }

  /** @param pick which of several places to open */
  async function ask(target: Target, pick?: number) {
    const { texts, around } = textsFor(target)
    const { lang: language } = document.documentElement
    const question = { texts, around, language, path: location.pathname, pick }
    const options = { method: "POST", body: JSON.stringify(question) }
    const response = await fetch("/__edit-text", options)
    const { text, places, opened }: Answer = await response.json()
    if (opened) {
      message.textContent = `${opened}\n${text?.slice(0, 120)}`
      // At an IP address without HTTPS, there is no clipboard.
      if (navigator.clipboard) message.append(copyButton(opened))
    } else if (places.length > 0) {
      message.textContent = `“${text}” is written in ${places.length} places. Which do you want to edit?`
      message.append(...places.map((place, index) => button(place, () => edit(target, index))))
    } else message.textContent = `“${texts.at(-1)?.trim()}” ${NOT_FOUND}`
  }

  window.addEventListener("keydown", (event) => {
    if (event.key === "Escape") message.hidden = true
    if (event.key !== "Enter" || !event.altKey) return
    const target = selectedTarget()
    if (!target) return
    event.preventDefault()
    edit(target)
  })
  for (const type of ["keyup", "blur"]) window.addEventListener(type, () => (frame.hidden = true))
  window.addEventListener("pointermove", ({ altKey, clientX, clientY }) => {
    const target = altKey ? targetAt(clientX, clientY) : undefined
    frame.hidden = !target
    if (!target) return
    const { x, y, width, height } = rangeOf(target).getBoundingClientRect()
    frame.style.cssText = `translate: ${x}px ${y}px; width: ${width}px; height: ${height}px`
  })
  const intercept = (event: MouseEvent) => {
    const target = event.altKey ? targetAt(event.clientX, event.clientY) : undefined
    if (!target) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.type === "click") edit(target)
  }
  // A page may act on each of them.
  for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"] as const)
    window.addEventListener(type, intercept, { capture: true })
}

/** What the develop server has found: a text at the click, and each line with it. */
type Answer = { text?: string; places: string[]; opened?: string }

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

function rangeOf(target: Target): Range {
  const range = document.createRange()
  range.selectNode(target)
  return range
}

/** @returns the start of the selected text, or the first text or picture of the focused element */
function selectedTarget(): Target | undefined {
  const selection = document.getSelection()
  const { anchorNode } = selection ?? {}
  if (selection && !selection.isCollapsed && anchorNode instanceof Text) return anchorNode
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return undefined
  return (
    activeElement.querySelector("img") ??
    textsIn(activeElement).find(({ data }) => data.trim() !== "")
  )
}

/** More would tell less about the click than about the page. */
const MAX_AROUND = 200

/** @returns what the server compares with the content: what was clicked, and the texts around it, the nearest first */
function textsFor(target: Target): { texts: string[]; around: string[] } {
  const texts = target instanceof Text ? spellingsOf(target) : [target.alt]
  const around = new Set<string>()
  for (let element = target.parentElement; element; element = element.parentElement) {
    around.add(wholeOf(element))
    const inside = textsIn(element)
    const position = inside.filter((text) => !isAfter(text, target)).length - 0.5
    const near = inside.map((text, index) => ({ text, distance: Math.abs(index - position) }))
    for (const { text } of near.sort((one, other) => one.distance - other.distance)) {
      if (around.size >= MAX_AROUND) return { texts, around: [...around] }
      for (const spelling of spellingsOf(text)) around.add(spelling)
    }
  }
  return { texts, around: [...around] }
}

const isAfter = (text: Text, target: Target) =>
  (target.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** @returns the text of the block around the text, which is longer if it has marks, of each element in it, and the text */
function spellingsOf(text: Text): string[] {
  const spellings = [text.data]
  for (let element = text.parentElement; element; element = element.parentElement) {
    spellings.unshift(wholeOf(element))
    // Each word of a name may be a block inside an inline element.
    if (!isInline(element) && !isInline(element.parentElement)) break
  }
  return [...new Set(spellings)]
}

const isInline = (element: Element | null) =>
  element !== null && displayOf(element).startsWith("inline")

const wholeOf = (element: Element) =>
  textsIn(element)
    .map(({ data }) => data)
    .join("")

const displayOf = (element: Element) => getComputedStyle(element).display

/** @returns the texts in the element but those of elements that are not shown, as the address of a link for print */
function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter(({ parentElement: parent }) => parent && displayOf(parent) !== "none")
}

function button(text: string, onclick: () => void): HTMLButtonElement {
  return Object.assign(document.createElement("button"), { textContent: text, onclick })
}

function copyButton(place: string): HTMLButtonElement {
  const copy = button("Copy the place", () =>
    navigator.clipboard.writeText(place).then(() => copy.replaceChildren("Copied")),
  )
  return copy
}
