/** Installs the judges into the user's cache, each once for the versions that its file pins. */
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"

const CACHE = path.join(os.homedir(), ".cache/resume-judges")

/** @throws Error with what the command prints, unless it ends with one of the statuses */
export function run(command: string, args: string[], statuses = [0], cwd = __dirname): string {
  // RenderCV keeps the icons that it downloads in the cache of the user.
  const env = { ...process.env, XDG_CACHE_HOME: CACHE, PYTHONDONTWRITEBYTECODE: "1" }
  const done = spawnSync(command, args, { cwd, env, encoding: "utf8", maxBuffer: 2 ** 28 })
  if (statuses.includes(done.status ?? -1)) return done.stdout
  throw done.error ?? new Error(`${command} ${args[0]}: ${done.stderr}`)
}

/** @param files path in the folder → text */
function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
}

/** @returns the folder of the judge; undefined, and a message, if this machine cannot install it */
function once(pinned: string, install: (folder: string) => void): string | undefined {
  const versions = fs.readFileSync(path.join(__dirname, pinned))
  const key = createHash("sha256").update(versions).digest("hex").slice(0, 12)
  const folder = path.join(CACHE, `${pinned}-${key}`)
  try {
    if (fs.existsSync(path.join(folder, "ready"))) return folder
    write(folder, { [pinned]: versions.toString() })
    install(folder)
    write(folder, { ready: "" })
    return folder
  } catch (error) {
    console.error(`Not installed: ${pinned}. ${error}`)
  }
}

/** @returns the class path of veraPDF */
export const installVeraPdf = () =>
  once("pom.xml", (folder) => {
    run("java", ["-version"])
    run("mvn", ["-q", "-B", "dependency:copy-dependencies", `-DoutputDirectory=${folder}`])
  })

/** A stand-in for the package of icons that RenderCV would download. It changes no text. */
const NO_ICONS = {
  "typst.toml": 'package = { name = "fontawesome", version = "0.6.0", entrypoint = "lib.typ" }',
  "lib.typ": "#let fa-icon(..a) = []",
}

/** @returns the folder with the programs of the Python packages */
export function installPython(): string | undefined {
  const folder = once("requirements.txt", (target) => {
    const isNew = (name: string) =>
      spawnSync(name, ["-c", "import sys; sys.exit(sys.version_info < (3, 12))"]).status === 0
    const python = ["python3", "python3.14", "python3.13", "python3.12"].find(isNew)
    if (!python) throw new Error("There is no Python 3.12 or newer.")
    run(python, ["-m", "venv", target])
    run(path.join(target, "bin/pip"), ["install", "-q", "-r", "requirements.txt"])
    write(path.join(CACHE, "typst/packages/preview/fontawesome/0.6.0"), NO_ICONS)
  })
  return folder && path.join(folder, "bin")
}

/** It makes open-resume, which runs in a browser, run in Node. It draws nothing, so empty stand-ins can draw. */
const IN_NODE = {
  "node_modules/canvas/index.js": "exports.DOMMatrix = exports.Path2D = class {}",
  "node_modules/path2d-polyfill/index.js": "exports.polyfillPath2D = () => {}",
  "tsconfig.json": '{"compilerOptions":{"baseUrl":".","paths":{"lib/*":["src/app/lib/*"]}}}',
  "run.ts": `import { parseResumeFromPdf } from "lib/parse-resume-from-pdf"
void (async () => {
  for (const file of process.argv.slice(2))
    console.log("\\u001e" + JSON.stringify(await parseResumeFromPdf(file)))
})()`,
}

/**
 * @param copy a git folder or work tree of xitanggg/open-resume
 * @returns the function that returns what it reads of each file, in a line that begins with U+001E
 */
export function installOpenResume(copy: string): ((files: string[]) => string) | undefined {
  const folder = once("package-lock.json", (target) => {
    fs.copyFileSync(path.join(__dirname, "package.json"), path.join(target, "package.json"))
    run("npm", ["ci", "--ignore-scripts", "--omit=optional", "--no-audit"], [0], target)
  })
  if (!folder) return undefined
  run("git", ["-C", copy, "archive", "-o", path.join(folder, "copy.tar"), "HEAD", "src/app/lib"])
  run("tar", ["-xf", "copy.tar"], [0], folder)
  const reader = "src/app/lib/parse-resume-from-pdf/read-pdf.ts"
  const text = fs.readFileSync(path.join(folder, reader), "utf8")
  const imported = 'import * as pdfjs from "pdfjs-dist/legacy/build/pdf.js"\n'
  const adapted = text.replace(/import \* as pdfjs[\s\S]*?(?=import type \{ TextItem as)/, imported)
  write(folder, { ...IN_NODE, [reader]: adapted })
  return (files) => run("node", [require.resolve("tsx/cli"), "run.ts", ...files], [0], folder)
}
