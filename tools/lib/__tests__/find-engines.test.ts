import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { firefox } from "playwright-core"
import { ensureEngines } from "../find-engines"
import { installWithApt } from "../install-with-apt"

jest.mock("node:child_process")
jest.mock("node:fs")
jest.mock("playwright-core", () => ({
  firefox: { name: () => "firefox", executablePath: () => "/playwright/firefox" },
  webkit: { name: () => "webkit", executablePath: () => "/playwright/webkit" },
}))
jest.mock("../install-with-apt")

const exists = jest.mocked(existsSync)
const log = jest.spyOn(console, "log").mockImplementation()

const isOfPlaywright = (file: unknown) => String(file).startsWith("/playwright/")

/** Lets this be the exit code of each browser that is asked for its version. */
const startWith = (status: number) => jest.mocked(spawnSync).mockReturnValue({ status } as never)

test("installs what is missing, and says what it leaves out and how to get it", () => {
  exists.mockReturnValue(false)
  expect(ensureEngines()).toEqual([])
  expect(installWithApt).toHaveBeenCalledTimes(2)
  expect(log.mock.calls.flat()).toEqual([
    "Left out: the tests in firefox, which does not start here. apt install firefox-esr",
    "Left out: the tests in webkit, which does not start here. apt install webkit2gtk-driver xvfb xauth",
  ])
})

test("leaves out a browser that is installed and does not start", () => {
  exists.mockImplementation((file) => !isOfPlaywright(file))
  startWith(0)
  expect(ensureEngines()).toEqual(["firefox", "webkit"])
  startWith(1)
  expect(ensureEngines()).toEqual(["webkit"])
})

test("leaves an engine of Playwright to Playwright", () => {
  startWith(0)
  exists.mockImplementation((file) => !isOfPlaywright(file) || file === firefox.executablePath())
  expect(ensureEngines()).toEqual(["webkit"])
})
