import { browserCandidates, findBrowser, type Machine } from "../find-browser"

/** Creates a Linux machine that has only these browsers. */
function machineWith(browsers: string[], env: Machine["env"]): Machine {
  return {
    env: { PATH: "/opt/bin:/usr/bin", ...env },
    platform: "linux",
    exists: (file) => browsers.includes(file),
    bundled: () => "/playwright/chrome",
  }
}

const MINE = { CHROME_PATH: "/mine/chrome" }

test.each<[string, string[], Machine["env"], string | undefined]>([
  ["CHROME_PATH", ["/mine/chrome", "/usr/bin/chromium"], MINE, "/mine/chrome"],
  ["one that is installed", ["/playwright/chrome", "/snap/bin/chromium"], {}, "/snap/bin/chromium"],
  ["Playwright's own", ["/playwright/chrome"], {}, "/playwright/chrome"],
  ["no browser", [], {}, undefined],
])("takes %s before the next", (_which, browsers, env, expected) => {
  expect(findBrowser(machineWith(browsers, env))).toBe(expected)
})

test("throws when there is no browser at CHROME_PATH, although there is another one", () => {
  expect(() => findBrowser(machineWith(["/usr/bin/chromium"], MINE))).toThrow(
    'CHROME_PATH is "/mine/chrome", but there is no browser.',
  )
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
