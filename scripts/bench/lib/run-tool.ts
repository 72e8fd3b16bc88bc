import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { UserError } from "../../lib/run-main"

const run = promisify(execFile)

/**
 * Runs a tool to its end while this process goes on serving.
 * @returns what it wrote to its standard output
 * @throws `UserError` with its last words when it fails, and with `advice` when it is not there
 */
export async function runTool(
  tool: string,
  args: readonly string[],
  { advice = "", env = {} }: { advice?: string; env?: Record<string, string> } = {},
): Promise<string> {
  try {
    const options = { env: { ...process.env, ...env }, maxBuffer: 64 * 2 ** 20 }
    return (await run(tool, args, options)).stdout
  } catch (error) {
    const { code, stderr = "" } = error as { code?: unknown; stderr?: string }
    if (code === "ENOENT") throw new UserError(`There is no ${tool} here. ${advice}`.trim())
    throw new UserError(`${tool} failed: ${stderr.trim().split("\n").at(-1) ?? ""}`)
  }
}
