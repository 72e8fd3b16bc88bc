import { spawnSync } from "node:child_process"
import { UserError } from "../../scripts/lib/run-main"

/**
 * Runs a command as a person would: without the variables that npm sets for this script.
 * @param folder the folder in which it runs
 * @returns what the command prints
 * @throws UserError with what it has printed if it fails
 */
export function outputOf(command: string, folder: string): string {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_)|NODE_ENV$|CONTENT$|INIT_CWD$)/.test(name),
  )
  const { status, stdout } = spawnSync("bash", ["-e", "-c", command], {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), CI: "true" },
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
  })
  if (status !== 0) throw new UserError(`${stdout}\nThis command failed: ${command}`.trim())
  return stdout
}
