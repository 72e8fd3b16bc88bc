import { Readable } from "node:stream"
import { format } from "node:util"

/**
 * Runs a command of scripts/ by its name in this process, which takes a tenth of the time of a process of its
 * own. `run.test.ts` starts each of them as `npm run` does.
 * @param input what it reads from standard input
 * @param env changes its environment
 * @param isTerminal whether a person can answer its questions
 */
export async function runScript(
  name: string,
  args: readonly string[],
  {
    input = "",
    env,
    isTerminal = false,
  }: { input?: string; env?: Record<string, string>; isTerminal?: boolean } = {},
): Promise<{ status: number; stdout: string; stderr: string }> {
  const { main } = await import(`../scripts/${name}`)
  const lines = { log: "", error: "" }
  for (const kind of ["log", "error"] as const)
    jest.spyOn(console, kind).mockImplementation((...texts) => {
      lines[kind] += `${format(...texts)}\n`
    })
  jest.replaceProperty(process, "env", { ...process.env, ...env })
  jest
    .spyOn(process, "stdin", "get")
    .mockReturnValue(
      Object.assign(Readable.from([input]), { isTTY: isTerminal }) as typeof process.stdin,
    )
  try {
    await main(args)
    return { status: Number(process.exitCode ?? 0), stdout: lines.log, stderr: lines.error }
  } finally {
    process.exitCode = undefined
    jest.restoreAllMocks()
  }
}
