import { replayEarlyClicks } from "../replay-early-clicks"
import { startScript } from "../start-script"

/** Says that the page is painted. */
let paint = () => {}

beforeEach(() => {
  paint = () => {}
  class FakePerformanceObserver {
    constructor(private readonly onPaint: () => void) {}
    observe() {
      paint = this.onPaint
    }
  }
  Object.assign(window, {
    PerformanceObserver: FakePerformanceObserver,
    requestIdleCallback: (task: () => void) => task(),
  })
})

/** Runs the script as a page would, with two scripts to start. */
function run(): string[] {
  document.head.innerHTML = ""
  const element = document.createElement("script")
  element.dataset.src = "/one.js /two.js"
  Object.defineProperty(document, "currentScript", { configurable: true, value: element })
  new Function(startScript)()
  return started()
}

const started = () =>
  [...document.head.querySelectorAll("script")].map((script) => script.getAttribute("src") ?? "")

test("starts nothing before the first sign of a visitor, then all in order, once", () => {
  expect(run()).toEqual([])
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }))
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }))
  expect(started()).toEqual(["/one.js", "/two.js"])
})

test("starts by itself once the page is loaded and painted, and not sooner", () => {
  Object.defineProperty(document, "readyState", { configurable: true, get: () => "interactive" })
  run()
  paint()
  expect(started()).toEqual([])
  window.dispatchEvent(new Event("load"))
  expect(started()).toEqual([])
  paint()
  paint()
  expect(started()).toEqual(["/one.js", "/two.js"])
})

test("a picture that never comes holds nothing up for more than three seconds", () => {
  jest.useFakeTimers()
  Object.defineProperty(document, "readyState", { configurable: true, get: () => "interactive" })
  run()
  jest.advanceTimersByTime(3000)
  paint()
  expect(started()).toEqual(["/one.js", "/two.js"])
  jest.useRealTimers()
})

test("repeats a press that came too early, once React listens, and keeps none after that", () => {
  document.body.innerHTML = '<button id="press">Press</button><a href="#x"><b id="link">Go</b></a>'
  run()
  const button = document.getElementById("press")
  button?.click()
  document.getElementById("link")?.click()

  const pressed = jest.fn()
  document.body.addEventListener("click", pressed)
  replayEarlyClicks()
  expect(pressed.mock.calls.map(([event]) => event.target)).toEqual([button])

  button?.click()
  replayEarlyClicks()
  expect(pressed).toHaveBeenCalledTimes(2)
})
