import { spawnSync } from "node:child_process"

/** Runs a script of scripts/ by its name, as `npm run` does. `env` changes its environment. */
export function runScript(
  name: string,
  args: readonly string[],
  { input, env }: { input?: string; env?: Record<string, string> } = {},
): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/run.mjs", name, ...args],
    { encoding: "utf8", input, env: { ...process.env, ...env } },
  )
  return { status, stdout, stderr }
}
