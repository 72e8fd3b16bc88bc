import childProcess from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { runCommand, startCommand } from "../run-command"

afterEach(() => jest.restoreAllMocks())

test.each([
  { status: null, signal: "SIGINT" },
  { status: 130, signal: null },
])("ends in silence if Ctrl-C stopped the command: %j", (result) => {
  jest.spyOn(childProcess, "spawnSync").mockReturnValue(result as never)
  const exit = jest.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("exit")
  })
  expect(() => runCommand(["tsc"])).toThrow("exit")
  expect(exit).toHaveBeenCalledWith(130)
})

test("tells a command that failed from one that succeeded", () => {
  const spawnSync = jest.spyOn(childProcess, "spawnSync")
  spawnSync.mockReturnValue({ status: 1, signal: null } as never)
  expect(runCommand(["tsc"])).toBe(false)
  spawnSync.mockReturnValue({ status: 0, signal: null } as never)
  expect(runCommand(["tsc"])).toBe(true)
})

test("a command beside others writes all of its output to a file", async () => {
  const log = path.join(makeTemporaryFolder(), "unit.log")
  expect(await startCommand(["tsc", "--version"], log, {})).toBe(true)
  expect(readFileSync(log, "utf8")).toMatch(/^Version \d/)
  expect(await startCommand(["tsc", "--no-such-option"], log, {})).toBe(false)
  expect(readFileSync(log, "utf8")).toContain("--no-such-option")
})
