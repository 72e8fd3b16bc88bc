import { type ParseArgsConfig, parseArgs } from "node:util"
import { UserError } from "../../src/lib/user-error"

export { UserError }

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

/**
 * @param config the options, as node's `parseArgs` takes them
 * @returns what a command exports as `main`: takes the arguments, and runs as `runMain` does. With the option
 *   --help it only prints the help
 */
export function withOptions<const Config extends ParseArgsConfig>(
  help: string,
  config: Config,
  main: (args: ReturnType<typeof parseArgs<Config>>) => void | Promise<void>,
): (args: readonly string[]) => Promise<void> {
  const options = { ...config.options, help: { type: "boolean", short: "h" } as const }
  return (args) =>
    runMain(() => {
      const parsed = parseArgs<ParseArgsConfig>({ ...config, options, args: [...args] })
      if (parsed.values.help) console.log(help)
      else return main(parsed as ReturnType<typeof parseArgs<Config>>)
    })
}

/**
 * @returns the message of an error that the user can correct, a sentence for an error of the system, such as a
 *   full disk, or else the error itself
 */
export function describeError(error: unknown): unknown {
  if (error instanceof UserError) return error.message
  const { code, path, syscall, message } = Object(error) as NodeJS.ErrnoException
  // Libraries have codes of other types, too.
  if (typeof code !== "string") return error
  if (code.startsWith("ERR_PARSE_ARGS")) return message
  return syscall ? `The system reports ${code}${path ? ` for ${path}` : ""}.` : error
}
