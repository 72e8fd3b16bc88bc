import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { firefox } from "playwright-core"
import { ensureEngines, findEngines } from "../find-engines"
import { installWithApt } from "../install-with-apt"

jest.mock("node:child_process")
jest.mock("node:fs")
jest.mock("playwright-core", () => ({
  firefox: { name: () => "firefox", executablePath: () => "/playwright/firefox" },
  webkit: { name: () => "webkit", executablePath: () => "/playwright/webkit" },
}))
jest.mock("../install-with-apt")

const exists = jest.mocked(existsSync)
const isOfPlaywright = (file: unknown) => String(file).startsWith("/playwright/")

/** Lets this be the exit code of each browser that is asked for its version. */
const startWith = (status: number) => jest.mocked(spawnSync).mockReturnValue({ status } as never)

afterEach(() => jest.restoreAllMocks())

test.each([
  ["true", 2],
  ["1", 0],
  [undefined, 0],
])(
  "with CI=%s, installs %i of the engines that are missing, and says how to get them",
  (ci, count) => {
    jest.replaceProperty(process, "env", ci ? { CI: ci } : {})
    exists.mockReturnValue(false)
    jest.mocked(installWithApt).mockClear()
    expect(ensureEngines()).toEqual([
      "the tests in firefox. They need: apt install firefox-esr",
      "the tests in webkit. They need: apt install webkit2gtk-driver xvfb xauth",
    ])
    expect(installWithApt).toHaveBeenCalledTimes(count)
  },
)

test("leaves out a browser that is installed and does not start", () => {
  exists.mockImplementation((file) => !isOfPlaywright(file))
  startWith(0)
  expect([findEngines(), ensureEngines()]).toEqual([["firefox", "webkit"], []])
  startWith(1)
  expect(findEngines()).toEqual(["webkit"])
  expect(ensureEngines()).toEqual(["the tests in firefox. They need: apt install firefox-esr"])
})

test("leaves an engine of Playwright to Playwright", () => {
  startWith(0)
  exists.mockImplementation((file) => !isOfPlaywright(file) || file === firefox.executablePath())
  expect([findEngines(), ensureEngines()]).toEqual([["webkit"], []])
})
