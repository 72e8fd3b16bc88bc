/** Builds and tests a copy of the repository as one machine would. */
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { chownSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { UserError } from "../../scripts/lib/run-main"
import { listBuiltFiles } from "../../src/gatsby/after-build/built-files"
import { copyRepository } from "../lib/copy-repository"
import type { Machine } from "./machines"

export type Build = {
  /** The hash of each built file, by its path in the folder of the site. */
  hashes: ReadonlyMap<string, string>
  /** The version of Node. */
  node: string
}

const userOf = ({ user }: Machine) => (process.getuid?.() === 0 ? user : undefined)

/**
 * Copies the repository with its modules.
 * @param temp an empty folder
 * @returns the folder of the copy
 */
export function createFolder(machine: Machine, temp: string): string {
  const umask = process.umask(machine.umask ?? process.umask())
  const folder = path.join(temp, machine.folder ?? "site")
  mkdirSync(folder, { recursive: true })
  copyRepository(folder)
  linkModules(folder)
  process.umask(umask)
  const user = userOf(machine)
  if (user !== undefined) {
    // The files of node_modules are hard links to those of the repository.
    const names = readdirSync(folder).filter((name) => name !== "node_modules")
    runOrThrow("chown", ["-R", `${user}:${user}`, ...names], folder)
    chownSync(folder, user, user)
  }
  return folder
}

/** Replaces the link to node_modules by hard links, because a build depends on where its modules are. */
function linkModules(folder: string): void {
  const [from, to] = [`${path.resolve("node_modules")}/.`, path.join(folder, "node_modules")]
  rmSync(to)
  const { status } = spawnSync("cp", ["-al", from, to])
  // Hard links cannot lead to another disk.
  if (status !== 0) runOrThrow("cp", ["-a", from, to], folder)
}

/** @throws `UserError` with what the command has printed if it fails */
function runOrThrow(command: string, args: readonly string[], cwd: string): void {
  const { status, error, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" })
  if (status !== 0) throw new UserError(`${command} failed: ${error?.message ?? stderr}`)
}

/**
 * Runs a script of Node in the folder of a machine.
 * @param node the path of Node
 */
export function runOnMachine(
  machine: Machine,
  folder: string,
  node: string,
  script: readonly string[],
): { isPassed: boolean; output: string } {
  const [command = node, ...args] = [...(machine.prefix ?? []), node, ...script]
  const PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`
  const user = userOf(machine)
  const umask = process.umask(machine.umask ?? process.umask())
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
    env: { ...process.env, PATH, CI: "true", CONTENT: "sample", ...machine.env?.(folder, node) },
    ...(user !== undefined && { uid: user, gid: user }),
  })
  process.umask(umask)
  // The last line of the tests is the last line of stdout.
  return { isPassed: status === 0, output: error ? error.message : stderr + stdout }
}

/**
 * Installs a version of Node from npm, without the scripts of the package.
 * @param major without it, returns the Node that runs this script
 * @returns the path of its executable
 * @throws `UserError` if npm cannot install it
 */
export function findNode(major: number | undefined, folder: string): string {
  if (!major || process.version.startsWith(`v${major}.`)) return process.execPath
  const name = `node-${process.platform}-${process.arch}`
  const options = ["--ignore-scripts", "--no-save", "--no-audit", "--no-fund", "--prefix", folder]
  const { status, stderr } = spawnSync("npm", ["install", ...options, `${name}@${major}`], {
    encoding: "utf8",
  })
  if (status !== 0) throw new UserError(`npm cannot install Node ${major}: ${stderr}`)
  return path.join(folder, "node_modules", name, "bin/node")
}

/** The folders that a build writes. */
const OUTPUT = ["public", "hosting/nginx"]

export async function readBuild(folder: string, node: string): Promise<Build> {
  const hashes = new Map<string, string>()
  for (const output of OUTPUT) {
    for (const file of await listBuiltFiles(path.join(folder, output))) {
      const bytes = readFileSync(path.join(folder, output, file))
      hashes.set(output + file, createHash("sha256").update(bytes).digest("hex"))
    }
  }
  return { hashes, node: spawnSync(node, ["--version"], { encoding: "utf8" }).stdout.trim() }
}

/**
 * Compares the files of two builds, and prints the paths of those that differ. Versions of Node
 * compress differently, so compressed copies count only between builds with the same version.
 * @returns a few words for the table
 */
export function compareBuilds(build: Build, expected: Build): string {
  const isCompared = (file: string) => build.node === expected.node || !/\.(?:br|gz)$/.test(file)
  const files = [...new Set([...build.hashes.keys(), ...expected.hashes.keys()])].filter(isCompared)
  const different = files.filter((file) => build.hashes.get(file) !== expected.hashes.get(file))
  if (different.length === 0) return `same, ${files.length} files`
  console.log(different.join("\n"))
  return `differ in ${different.length} of ${files.length} files`
}
