import childProcess from "node:child_process"
import { runCommand } from "../run-command"

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
