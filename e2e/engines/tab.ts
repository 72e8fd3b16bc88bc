/** What the journeys of other engines can do with a browser, whichever protocol it speaks. */

export type Paper = "A4" | "Letter"

export type Key =
  | "Tab"
  | "Enter"
  | "Space"
  | "Escape"
  | "Home"
  | "End"
  | "ArrowLeft"
  | "ArrowRight"
  | "ArrowUp"
  | "ArrowDown"

export type Point = { x: number; y: number }

/** A tab with a storage of its own, 1440 pixels wide at first. */
export type Tab = {
  /** Opens an address and waits for its load event. */
  open: (url: string) => Promise<void>
  /** Runs a function in the page. Its arguments and its result must be JSON. */
  evaluate: <Args extends unknown[], Result>(
    page: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** Scrolls to the first element of a CSS selector and clicks its center with the mouse. */
  click: (selector: string) => Promise<void>
  /** Drags from one point of the viewport to another. WebKit's driver has no touch: it sends mouse events. */
  drag: (from: Point, to: Point, pointer: "mouse" | "touch") => Promise<void>
  press: (key: Key) => Promise<void>
  /** Finds a text like find-in-page. */
  find: (text: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Returns a PDF. */
  print: (paper: Paper) => Promise<Buffer>
  close: () => Promise<void>
}

export type EngineOptions = {
  /** Whether scripts run. On by default. */
  scripting?: boolean
  reducedMotion?: boolean
  /** The colors of the visitor. WebKit has no such mode. */
  forcedColors?: boolean
}

export type Engine = {
  /** `initialize` runs in each page before its own scripts. */
  newTab: (initialize: () => void) => Promise<Tab>
  close: () => Promise<void>
}

/** @returns the points at which a pointer moves on a straight line. The last one is `to`. */
export function pointsBetween(from: Point, to: Point): Point[] {
  return Array.from({ length: 10 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 1)) / 10,
    y: from.y + ((to.y - from.y) * (step + 1)) / 10,
  }))
}
