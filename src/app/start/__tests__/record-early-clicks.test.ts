/** @jest-environment jsdom */
import { recordEarlyClicksScript, replayEarlyClicks } from "../record-early-clicks"

beforeEach(() => {
  document.body.innerHTML = `<button id="save">Save</button><a href="#x"><b id="link">Go</b></a>
    <div role="button" id="toggle" tabindex="0">Toggle</div>`
  new Function(recordEarlyClicksScript)()
})

afterEach(() => window.stopRecordingClicks?.())

const element = (id: string) => document.getElementById(id) as HTMLElement

/** @returns the targets of the clicks that `replayEarlyClicks` dispatches */
function replayedTargets(): EventTarget[] {
  window.stopRecordingClicks?.()
  const targets: EventTarget[] = []
  const listener = (event: Event) => event.target && targets.push(event.target)
  document.body.addEventListener("click", listener)
  replayEarlyClicks()
  document.body.removeEventListener("click", listener)
  return targets
}

test("repeats a click on a button once, and leaves links to the browser", () => {
  element("save").click()
  element("link").click()
  expect(replayedTargets()).toEqual([element("save")])
  expect(replayedTargets()).toEqual([])
})

test("repeats Enter on a toggle as a click, and ignores other keys", () => {
  for (const key of ["a", "Enter"]) {
    element("toggle").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))
  }
  expect(replayedTargets()).toEqual([element("toggle")])
})

test("repeats a held key once, and leaves shortcuts to the browser", () => {
  for (const options of [{ ctrlKey: true }, {}, { repeat: true }]) {
    const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, ...options })
    element("toggle").dispatchEvent(event)
  }
  expect(replayedTargets()).toEqual([element("toggle")])
})

test("records nothing after the recording is stopped, because React handles those clicks", () => {
  window.stopRecordingClicks?.()
  element("save").click()
  expect(replayedTargets()).toEqual([])
})

test("does not repeat a click on an element that is no longer in the page", () => {
  element("save").click()
  element("save").remove()
  expect(replayedTargets()).toEqual([])
})
