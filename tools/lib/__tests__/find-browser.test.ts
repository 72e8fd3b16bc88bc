import { browserCandidates, findBrowser, type Machine } from "../find-browser"

/** Creates a Linux machine that has only these browsers. */
function machineWith(browsers: string[], env: Machine["env"] = {}): Machine {
  return {
    env: { PATH: "/opt/bin:/usr/bin", ...env },
    platform: "linux",
    exists: (file) => browsers.includes(file),
    bundled: () => "/playwright/chrome",
  }
}

test("prefers CHROME_PATH to all other browsers", () => {
  const machine = machineWith(["/mine/chrome", "/usr/bin/chromium"], {
    CHROME_PATH: "/mine/chrome",
  })
  expect(findBrowser(machine)).toBe("/mine/chrome")
})

test("throws when there is no browser at CHROME_PATH, although there is another one", () => {
  const machine = machineWith(["/usr/bin/chromium"], { CHROME_PATH: "/mine/chrome" })
  expect(() => findBrowser(machine)).toThrow(
    'CHROME_PATH is "/mine/chrome", but there is no browser.',
  )
})

test("prefers an installed browser to Playwright's own", () => {
  const machine = machineWith(["/playwright/chrome", "/snap/bin/chromium"])
  expect(findBrowser(machine)).toBe("/snap/bin/chromium")
})

test("returns Playwright's own browser when no other is installed", () => {
  expect(findBrowser(machineWith(["/playwright/chrome"]))).toBe("/playwright/chrome")
})

test("returns nothing when there is no browser", () => {
  expect(findBrowser(machineWith([]))).toBeUndefined()
})

test("looks on PATH before the usual folders, and for Chromium before Chrome", () => {
  const candidates = browserCandidates({ PATH: "/opt/bin::/usr/bin" }, "linux")
  expect(candidates.slice(0, 4)).toEqual([
    "/opt/bin/chromium",
    "/usr/bin/chromium",
    "/opt/bin/chromium-browser",
    "/usr/bin/chromium-browser",
  ])
  expect(candidates).toContain("/snap/bin/chromium")
  expect(new Set(candidates).size).toBe(candidates.length)
})

test("looks in the application folders of macOS", () => {
  expect(browserCandidates({ HOME: "/Users/me" }, "darwin")).toEqual([
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Users/me/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium",
  ])
})

test("looks in the program folders of Windows", () => {
  const env = { PATH: "C:\\Tools;D:\\", PROGRAMFILES: "C:\\Program Files" }
  expect(browserCandidates(env, "win32")).toEqual([
    "C:\\Tools\\chrome.exe",
    "D:\\chrome.exe",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files\\Chromium\\Application\\chrome.exe",
  ])
})
