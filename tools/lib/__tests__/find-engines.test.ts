import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { ensureEngines } from "../find-engines"
import { installWithApt } from "../install-with-apt"

jest.mock("node:child_process")
jest.mock("node:fs")
jest.mock("../install-with-apt")

const exists = jest.mocked(existsSync)
const spawn = jest.mocked(spawnSync)
const log = jest.spyOn(console, "log").mockImplementation()

/** Lets this status be the result of each start of an engine. */
const startWith = (status: number) =>
  spawn.mockReturnValue({ status, stderr: "Error: No display.\n  at main" } as never)

test("installs what is missing, and says what it leaves out and how to get it", () => {
  exists.mockReturnValue(false)
  expect(ensureEngines()).toEqual([])
  expect(installWithApt).toHaveBeenCalledTimes(2)
  expect(log.mock.calls.flat()).toEqual([
    "Left out: the journeys in firefox, which is not installed. apt install firefox-esr",
    "Left out: the journeys in webkit, which is not installed. apt install webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1",
  ])
})

test("leaves out an engine that is installed and does not start", () => {
  exists.mockReturnValue(true)
  startWith(0)
  expect(ensureEngines()).toEqual(["firefox", "webkit"])
  startWith(1)
  expect(ensureEngines()).toEqual([])
  expect(log.mock.lastCall).toEqual([
    expect.stringContaining("does not start on this machine (Error: No display.)"),
  ])
})
