/** A mistake the person at the keyboard can correct. It is reported in one line, with no stack. */
export class UserError extends Error {}

/**
 * Runs a script's `main`. A `UserError` or an unknown option becomes one line on stderr and exit
 * code 1; anything else is a bug of ours and keeps its stack.
 */
export async function runMain(main: () => void | Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error(describeError(error))
    process.exitCode = 1
  }
}

/** Returns the message of a person's mistake, and any other error whole. */
export function describeError(error: unknown): unknown {
  if (error instanceof UserError) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  return code?.startsWith("ERR_PARSE_ARGS") ? message : error
}
