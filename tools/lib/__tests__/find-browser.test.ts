import { findBrowser, findHeadlessShell, type Machine } from "../find-browser"

/** Creates a machine that has only these browsers. */
function machineWith(browsers: string[], env: Machine["env"]): Machine {
  return {
    env: { PATH: "/opt/bin:/usr/bin", ...env },
    exists: (file) => browsers.includes(file),
    bundled: () => "/playwright/chrome",
  }
}

const MINE = { CHROME_PATH: "/mine/chrome" }

test.each<[string, string[], Machine["env"], string | undefined]>([
  ["CHROME_PATH", ["/mine/chrome", "/usr/bin/chromium"], MINE, "/mine/chrome"],
  ["one on PATH", ["/playwright/chrome", "/usr/bin/chromium"], {}, "/usr/bin/chromium"],
  ["Chromium", ["/usr/bin/chromium", "/opt/bin/google-chrome"], {}, "/usr/bin/chromium"],
  ["the first folder of PATH", ["/usr/bin/chromium", "/opt/bin/chromium"], {}, "/opt/bin/chromium"],
  ["Playwright's own", ["/playwright/chrome"], {}, "/playwright/chrome"],
  ["no browser", [], {}, undefined],
])("takes %s before the next", (_which, browsers, env, expected) => {
  expect(findBrowser(machineWith(browsers, env))).toBe(expected)
})

test.each<[string, string[], Machine["env"], string | undefined]>([
  ["CHROME_PATH", ["/mine/chrome", "/usr/bin/chromium-headless-shell"], MINE, "/mine/chrome"],
  [
    "the shell on PATH",
    ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell", "/playwright/chrome"],
    {},
    "/usr/bin/chromium-headless-shell",
  ],
  ["Playwright's own shell", ["/usr/bin/chromium", "/playwright/chrome"], {}, undefined],
  ["Chromium", ["/usr/bin/chromium"], {}, "/usr/bin/chromium"],
])("the tests take %s before the next", (_which, browsers, env, expected) => {
  expect(findHeadlessShell(machineWith(browsers, env))).toBe(expected)
})

test("throws when there is no browser at CHROME_PATH, although there is another one", () => {
  expect(() => findBrowser(machineWith(["/usr/bin/chromium"], MINE))).toThrow(
    'CHROME_PATH is "/mine/chrome", but there is no browser.',
  )
})
