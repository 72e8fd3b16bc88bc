/** The commands of owners: scripts of package.json. */
export type CommandName =
  | "build"
  | "check"
  | "develop"
  | "export"
  | "hand-out"
  | "import"
  | "new"
  | "serve"
  | "tailor"
  | "translate"
  | "upgrade"

/**
 * Says how an owner runs a command. Messages and help texts name commands only with this function.
 * @param options what the owner writes after the command
 */
export function command(name: CommandName, options?: string): string {
  return `npm run ${name}${options === undefined ? "" : ` -- ${options}`}`
}

/** As `command`, in the backquotes that commands have within a sentence. */
export function quotedCommand(name: CommandName, options?: string): string {
  return `\`${command(name, options)}\``
}
