/** Alt+click on a text or a picture opens its line in the owner's editor, in `npm run develop`. */
import { placesIn, withoutPlaces } from "../../lib/text-places"
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

/** Listens to Alt, to clicks, and to Alt+Enter, which takes the selected text or the focused element. */
export function openEditorOnClick(): void {
  const host = document.createElement("edit-texts")
  const root = host.attachShadow({ mode: "open" })
  const style = Object.assign(document.createElement("style"), { textContent: CSS })
  const frame = Object.assign(document.createElement("div"), { id: "frame", hidden: true })
  const message = Object.assign(document.createElement("div"), { id: "message", hidden: true })
  message.setAttribute("role", "status")
  const copy = document.createElement("button")
  copy.onclick = () =>
    navigator.clipboard.writeText(copy.value).then(() => copy.replaceChildren("Copied"))
  root.append(style, frame, message)
  document.body.append(host)
  takePlaces()

  function edit(target: Target) {
    const text = (target instanceof Text ? target.data : target.alt).trim()
    const [place, file, line] = /^(.+):(\d+):\d+$/.exec(placeOf(target) ?? "") ?? []
    message.textContent = place
      ? `${place}\n${text.slice(0, 120)}`
      : `“${text}” comes from the code.`
    message.hidden = false
    if (!place || !file || !line) return
    Object.assign(copy, { value: place, textContent: "Copy the place" })
    if (navigator.clipboard) message.append(copy) // not at an IP address without HTTPS
    const query = new URLSearchParams({ fileName: file, lineNumber: line })
    fetch(`/__open-stack-frame-in-editor?${query}`).catch((error) => message.append(`\n${error}`))
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

/** Text or attribute → the place that it carried. */
const places = new WeakMap<Node, string>()

/**
 * Takes the places out of the page before the browser paints it, so that nobody copies, prints or hears them.
 * The observer is called after React, and before the next frame.
 */
function takePlaces(): void {
  const take = (node: Node | null) => {
    const [place] = placesIn(node?.nodeValue ?? "")
    if (!node || place === undefined) return
    places.set(node, decodeURI(place))
    node.nodeValue = withoutPlaces(node.nodeValue ?? "")
  }
  const takeAll = (root: Node) => {
    take(root)
    if (root instanceof Element) for (const attribute of [...root.attributes]) take(attribute)
    root.childNodes.forEach(takeAll)
  }
  takeAll(document.documentElement)
  new MutationObserver((records) => {
    for (const { type, target, addedNodes, attributeName } of records) {
      if (type === "attributes") take((target as Element).getAttributeNode(attributeName ?? ""))
      else if (type === "characterData") take(target)
      else addedNodes.forEach(takeAll)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

/**
 * @returns the place that the text or the alternative text of the picture carried. A text that pages make of
 *   several, such as a date, and a part of a text have that of the next text of the content around them
 */
function placeOf(target: Target): string | undefined {
  const own = places.get(
    target instanceof Text ? target : (target.getAttributeNode("alt") ?? target),
  )
  if (own !== undefined) return own
  for (let element = target.parentElement; element; element = element.parentElement) {
    const texts = textsIn(element).filter((text) => isOfContent(places.get(text)))
    const isAfter = (text: Text) =>
      target.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING
    const near = texts.find(isAfter) ?? texts.at(-1)
    if (near) return places.get(near)
  }
  return undefined
}

/** A word of the interface says nothing about the text beside it. */
const isOfContent = (place?: string) => place !== undefined && !place.includes("website.yaml:")

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}
