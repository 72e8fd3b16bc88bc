import { spawnSync } from "node:child_process"
import { UserError } from "../../scripts/lib/run-main"

/**
 * Runs a command as a person would: without the variables that npm sets for this script.
 * @param folder the folder in which it runs
 * @throws UserError if it fails
 */
export function run(command: string, folder: string, env: Record<string, string> = {}): void {
  runIn(command, folder, env, "inherit")
}

/**
 * Like `run`, but returns what the command prints.
 * @throws UserError with what it has printed if it fails
 */
export function outputOf(command: string, folder: string): string {
  return runIn(command, folder, {}, "pipe")
}

function runIn(
  command: string,
  folder: string,
  env: Record<string, string>,
  stdout: "inherit" | "pipe",
): string {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_)|NODE_ENV$|CONTENT$|INIT_CWD$)/.test(name),
  )
  const { status, stdout: output } = spawnSync("bash", ["-e", "-c", command], {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), CI: "true", ...env },
    stdio: ["ignore", stdout, "inherit"],
    encoding: "utf8",
  })
  if (status !== 0) throw new UserError(`${output ?? ""}\nThis command failed: ${command}`.trim())
  return output
}
