/** The machines of the CI matrix. */

import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"

export type Machine = {
  name: string
  /** What differs from most machines, in words. */
  conditions: string
  /** Whether the machine is only built: from nothing, with its cache, and after a move of its folder. */
  isReference?: boolean
  /** The major version of Node. Default: the one that runs the matrix. */
  node?: number
  /** The name of the folder that is built. */
  folder?: string
  umask?: number
  /** The id of the user and of the group, if root runs the matrix. */
  user?: number
  /** The command that starts each command. */
  prefix?: readonly string[]
  /** Returns environment variables. It may write files beside the folder. */
  env?: (folder: string, node: string) => Record<string, string>
}

/** Starts a command without a network. The tests need the loopback interface. */
const NO_NETWORK = [
  "unshare",
  "--map-root-user",
  "--net",
  "sh",
  "-c",
  'ip link set lo up && exec "$@"',
  "sh",
]

/** Few machines, because each is a whole build. The others are compared with the first one. */
export const MACHINES: readonly Machine[] = [
  { name: "here", conditions: "this machine", isReference: true },
  {
    name: "node-20",
    conditions: "path with spaces and umlauts, more fonts",
    node: 20,
    folder: "Mein Lebenslauf äöü/the site",
    env: (folder) => ({
      FONTCONFIG_FILE: configureFonts(folder, [
        path.join(folder, "node_modules/@expo-google-fonts"),
      ]),
    }),
  },
  {
    name: "node-22",
    conditions: "no network, no git, no fonts",
    node: 22,
    prefix: NO_NETWORK,
    env: (folder, node) => ({
      PATH: linkTools(folder, node),
      FONTCONFIG_FILE: configureFonts(folder, []),
    }),
  },
  {
    name: "node-24",
    conditions: "not root, umask 077, Kiritimati, Turkish",
    node: 24,
    umask: 0o077,
    user: 65534, // nobody
    env: (folder) => ({
      HOME: folder,
      USER: "nobody",
      TZ: "Pacific/Kiritimati",
      LANG: "tr_TR.UTF-8",
      LC_ALL: "tr_TR.UTF-8",
    }),
  },
  { name: "node-26", conditions: "the newest Node", node: 26 },
]

/** @returns whether this computer can act as the machine */
export function isPossible({ prefix }: Machine): boolean {
  const [command, ...args] = prefix ?? []
  return !command || spawnSync(command, [...args, "true"]).status === 0
}

const POPPLER = ["pdfimages", "pdfinfo", "pdftoppm", "pdftotext"]
const TOOLS = ["sh", "env", "find", "ip", "ps", "unshare", ...POPPLER]

/** Creates a folder with links to the only programs that a build and the tests need. */
function linkTools(folder: string, node: string): string {
  const tools = path.join(folder, "..", "tools")
  if (existsSync(tools)) return tools
  mkdirSync(tools)
  symlinkSync(node, path.join(tools, "node"))
  for (const tool of TOOLS) {
    const { stdout } = spawnSync("which", [tool], { encoding: "utf8" })
    if (stdout) symlinkSync(stdout.trim(), path.join(tools, tool))
  }
  return tools
}

function configureFonts(folder: string, fonts: readonly string[]): string {
  const file = path.join(folder, "..", "fonts.conf")
  const dirs = fonts.map((font) => `<dir>${font}</dir>`).join("")
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${dirs}</fontconfig>\n`)
  return file
}
