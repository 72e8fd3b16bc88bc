/** Drives WebKit, in the window of `webkit-window.py`. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { findFreePort } from "../../scripts/lib/listen"
import { launchOptions } from "../support/launch-options"
import { type Engine, type EngineOptions, type Key, pointsBetween, type Tab } from "./tab"
import { createSession, isReady, type Session } from "./webdriver"

/** The codes of keys. https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<Key, string> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Space: " ",
  Escape: "\uE00C",
  Home: "\uE011",
  End: "\uE010",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
}

/** Starts WebKitWebDriver on a virtual screen. */
export async function startWebKit(options: EngineOptions): Promise<Engine> {
  const folder = await mkdtemp(path.join(tmpdir(), "webkit-"))
  const children: ChildProcess[] = []
  const kill = () => {
    for (const child of children) child.kill()
  }
  process.once("exit", kill)
  const close = async () => {
    process.off("exit", kill)
    await Promise.all(children.map(stop))
    await rm(folder, { recursive: true })
  }
  try {
    const address = await startDriver(await startScreen(children), children)
    return {
      newTab: async (initialize) =>
        toTab(await createSession(address, toCapabilities(folder, initialize, options)), folder),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Starts a virtual screen.
 * @param children gets its process
 * @returns its name, as in ':1'
 */
async function startScreen(children: ChildProcess[]): Promise<string> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  })
  children.push(screen)
  // It prints its number, or ends without a word.
  const [display] = await Promise.race([once(screen.stdout, "data"), once(screen, "exit")])
  if (!Buffer.isBuffer(display)) throw new Error("Xvfb has ended.")
  return `:${display.toString().trim()}`
}

/**
 * Starts the driver on a virtual screen.
 * @param children gets its process
 * @returns its address
 */
async function startDriver(display: string, children: ChildProcess[]): Promise<string> {
  // Another worker of Playwright may look for a port at the same time.
  const port = await findFreePort(9500 + 50 * Number(process.env.TEST_PARALLEL_INDEX ?? 0))
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...launchOptions.env, DISPLAY: display },
    stdio: "ignore",
  })
  children.push(driver)
  const address = `http://127.0.0.1:${port}`
  while (!(await isReady(address))) {
    if (!isRunning(driver)) throw new Error("WebKitWebDriver has ended.")
    await sleep(50)
  }
  return address
}

function toCapabilities(
  folder: string,
  initialize: () => void,
  { scripting = true, reducedMotion }: EngineOptions,
): object {
  const script = path.resolve("e2e/engines/webkit-window.py")
  const flags = [!scripting && "--no-scripts", reducedMotion && "--reduced-motion"].filter(Boolean)
  const args = [script, folder, `(${initialize})()`, ...flags]
  return { "webkitgtk:browserOptions": { binary: "/usr/bin/python3", args } }
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

async function stop(child: ChildProcess): Promise<void> {
  if (isRunning(child) && child.kill()) await once(child, "exit")
}

function toTab(session: Session, folder: string): Tab {
  const post = (command: string, body: object = {}) => session("POST", command, body)
  const evaluate: Tab["evaluate"] = (run, ...args) =>
    post("/execute/sync", { script: `return (${run})(...arguments)`, args }) as never
  const move = ({ x, y }: { x: number; y: number }, duration = 0) => ({
    type: "pointerMove",
    origin: "viewport",
    x: Math.round(x),
    y: Math.round(y),
    duration,
  })
  return {
    open: async (url) => {
      await post("/url", { url })
    },
    evaluate,
    click: async (selector) => {
      const element = (await post("/element", { using: "css selector", value: selector })) as object
      await post(`/element/${Object.values(element)[0]}/click`)
    },
    drag: async (from, to, pointerType) => {
      const press = [move(from), { type: "pointerDown", button: 0 }]
      const moves = pointsBetween(from, to).map((point) => move(point, 15))
      const actions = [...press, ...moves, { type: "pointerUp", button: 0 }]
      const pointer = { type: "pointer", id: pointerType, parameters: { pointerType }, actions }
      await post("/actions", { actions: [pointer] })
    },
    press: async (key) => {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] }))
      await post("/actions", { actions: [{ type: "key", id: "keyboard", actions }] })
    },
    find: (text) => evaluate(sendToWindow, "find", text),
    resize: async (width, height) => {
      await post("/window/rect", { x: 0, y: 0, width, height })
    },
    print: async (paper) => {
      await evaluate(sendToWindow, "print", paper)
      return readFile(path.join(folder, `${paper}.pdf`))
    },
    close: async () => {
      // The driver closes the window first, and then does not find it.
      await session("DELETE", "").catch(() => {})
    },
  }
}

/** Sends a message to `webkit-window.py`, and waits for its answer. */
const sendToWindow = (name: "find" | "print", value: string) =>
  Reflect.get(window, "webkit").messageHandlers[name].postMessage(value)
