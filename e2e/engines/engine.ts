/** What the specs do with Firefox and WebKit. */

/** A window with a storage of its own. */
export type Tab = {
  /** Returns the errors of scripts and of the console, and the violations of the policy. WebKit: after the load event. */
  problems: () => Promise<string[]>
  /** Opens an address and waits for its load event. */
  open: (url: string) => Promise<void>
  /** Runs a function in the page. Its arguments and its result must be JSON. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** Clicks the first element of a CSS selector with the mouse. */
  click: (selector: string) => Promise<void>
  press: (key: "ENTER" | "ESCAPE" | "DOWN" | "LEFT" | "RIGHT") => Promise<void>
  resize: (width: number) => Promise<void>
  /** Returns a PDF in A4. WebKit's driver has no such command. */
  print?: () => Promise<Uint8Array>
  close: () => Promise<void>
}

/** The settings of the visitor. WebKit has no forced colors. */
export type Settings = { forcedColors?: boolean }

/** A browser. The caller must close it. */
export type Engine = { newTab: () => Promise<Tab>; close: () => Promise<void> }
