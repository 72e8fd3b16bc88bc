import { spawnSync } from "node:child_process"
import { type ParseArgsConfig, parseArgs } from "node:util"
import { nearest } from "../../src/content/wording"
import { UserError } from "../../src/lib/user-error"

export { UserError }

/**
 * Runs the `main` function of a script. After an error, the exit code is 1. The stack of an error is
 * printed too, unless it is a `UserError`.
 */
export async function runMain(main: () => void | Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error(describeError(error))
    process.exitCode = 1
  }
}

/** The names of the options of a command, beside --help. */
type Options<Text extends string, Flag extends string> = {
  /** Those with a value. */
  texts?: readonly Text[]
  flags?: readonly Flag[]
  /** Whether it also takes arguments that are no options. */
  hasArguments?: boolean
}

/**
 * @param main gets the values of the options, and the other arguments
 * @returns what a command exports as `main`: takes the arguments, and runs as `runMain` does. With the option
 *   --help it only prints the help
 */
export function withOptions<Text extends string = never, Flag extends string = never>(
  help: string,
  { texts = [], flags = [], hasArguments = false }: Options<Text, Flag>,
  main: (
    values: { [Name in Text]?: string } & Record<Flag, boolean>,
    others: readonly string[],
  ) => void | Promise<void>,
): (args: readonly string[]) => Promise<void> {
  const options: ParseArgsConfig["options"] = {
    ...Object.fromEntries(texts.map((name) => [name, { type: "string" }])),
    ...Object.fromEntries(flags.map((name) => [name, { type: "boolean", default: false }])),
    help: { type: "boolean", short: "h" },
  }
  return (args) =>
    runMain(() => {
      const parsed = parse({ allowPositionals: hasArguments, options, args: [...args] })
      if (parsed.values.help) console.log(help)
      else return main(parsed.values as Parameters<typeof main>[0], parsed.positionals)
    })
}

/** @throws UserError if there are more arguments than one. It begins as in 'Read one file' */
export function onlyOne([one, ...others]: readonly string[], what: string): string | undefined {
  if (others.length > 0) throw new UserError(`${what} at a time, not also ${others.join(", ")}.`)
  return one
}

/** npm passes on what it was given and what an .npmrc says alike. Asked again without the first, it says the second. */
function isKeptByNpm(option: string): boolean {
  const { [`npm_config_${option.replaceAll("-", "_")}`]: value, ...env } = process.env
  if (!value) return false
  const ask = [env.npm_execpath ?? "", "config", "get", option]
  return spawnSync(process.execPath, ask, { env, encoding: "utf8" }).stdout.trim() !== value
}

/** @throws UserError for what node's `parseArgs` refuses, and for an option that npm has not passed on */
function parse(config: ParseArgsConfig) {
  const names = Object.keys(config.options ?? {}).map((name) => `--${name}`)
  const kept = names.find((name) => isKeptByNpm(name.slice(2)))
  if (kept)
    throw new UserError(
      `npm has kept ${kept} for itself. Write -- before the options: npm run ${process.env.npm_lifecycle_event} -- ${kept} …`,
    )
  try {
    return parseArgs(config)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const [, given = ""] = /'(.*?)(?: <value>)?'/.exec(message) ?? []
    const list = `The options are ${names.join(", ")}.`
    if (code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL")
      throw new UserError(`This command takes only options, not ${given}. ${list}`)
    const preposition = message.includes("does not take") ? "without" : "with"
    if (code === "ERR_PARSE_ARGS_INVALID_OPTION_VALUE")
      throw new UserError(`Write ${given} ${preposition} a value.`)
    const meant = names.find((name) => name.startsWith(given)) ?? nearest(given, names)
    throw new UserError(
      `There is no option ${given}${meant ? `: did you mean ${meant}?` : "."} ${list}`,
    )
  }
}

/**
 * @returns the message of an error that the user can correct, a sentence for an error of the system, such as a
 *   full disk, or else the error itself
 */
export function describeError(error: unknown): unknown {
  if (error instanceof UserError) return error.message
  const { code, path, syscall } = Object(error) as NodeJS.ErrnoException
  // Libraries have codes of other types, too.
  if (typeof code !== "string") return error
  if (code === "ENOENT" && path)
    return /^\w+:\/\//.test(path)
      ? `The command reads a file, not ${path}. Download it, or paste its text into a file, and write the name of that file.`
      : `The file ${path} does not exist.`
  return syscall ? `The system reports ${code}${path ? ` for ${path}` : ""}.` : error
}
