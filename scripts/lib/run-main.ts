/** An error that the user can correct. Only its message is printed. */
export class UserError extends Error {}

/**
 * Runs the `main` function of a script. After an error, the exit code is 1. The stack of an error is
 * printed too, unless it is a `UserError` or an unknown option.
 */
export async function runMain(main: () => void | Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error(describeError(error))
    process.exitCode = 1
  }
}

/** @returns the message of an error that the user can correct, or else the error itself */
export function describeError(error: unknown): unknown {
  if (error instanceof UserError) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  return code?.startsWith("ERR_PARSE_ARGS") ? message : error
}
