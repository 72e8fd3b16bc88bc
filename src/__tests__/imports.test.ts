import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import * as resume from "../resume"

/** The floors of src/content, the lowest first: each imports only lower ones. */
const FLOORS = [
  "diagnostic-codes.ts",
  "diagnostics.ts",
  "confusable-characters.ts",
  "wording.ts",
  "picks",
  "schemas",
  "tree",
  "site-map",
  "private-values",
  "files",
  "report",
  "inline",
  "yaml",
  "accept",
  "interface-words",
  "new-site-texts",
  "starter",
  "translations",
  "rules",
  "folder",
  "load.ts",
  "migrations",
].map((name) => `src/content/${name}`)

/** The floors of src/gatsby, the lowest first. The files of the hooks stand above them. */
const GATSBY_FLOORS = [
  "user-error.ts",
  "is-develop.ts",
  "built-files.ts",
  "site-icon.ts",
  "site-contents.ts",
  "nodes",
  "after-build",
  "develop",
].map((name) => `src/gatsby/${name}`)

const BELOW_CONTENT = ["src/roots.ts", "src/fonts", "src/lib", "src/tokens"]

const BELOW_HOOKS = ["src/browser", "src/styles", "src/tokens", "src/lib"]

const BELOW_SECTIONS = ["src/components", "src/hooks", ...BELOW_HOOKS]

const BELOW_SITE = ["src/resume/index.ts", "src/content", "src/lib"]

const BELOW_GATSBY = ["src/roots.ts", "src/typeset", "src/site", "src/fonts", ...BELOW_SITE]

/** Layer → the layers and files that it may import. The architecture says why. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  "src/lib": [],
  "src/tokens": ["src/lib"],
  "src/styles": ["src/tokens", "src/lib"],
  "src/browser": ["src/lib"],
  "src/fonts": ["src/roots.ts", "src/lib"],
  "src/content": BELOW_CONTENT,
  ...Object.fromEntries(
    FLOORS.map((floor, index) => [floor, [...BELOW_CONTENT, ...FLOORS.slice(0, index)]]),
  ),
  "src/hooks": BELOW_HOOKS,
  "src/components": ["src/hooks", ...BELOW_HOOKS],
  "src/demos": [...BELOW_SECTIONS, "src/content/schemas/demos"],
  "src/sections": ["src/demos/demo-button.tsx", "src/demos/favorite.tsx", ...BELOW_SECTIONS],
  "src/templates": ["src/sections", ...BELOW_SECTIONS],
  "src/app": ["src/sections", ...BELOW_SECTIONS],
  "src/resume": ["src/content", "src/lib", "src/tokens"],
  "src/import": ["src/roots.ts", ...BELOW_SITE],
  "src/typeset": ["src/roots.ts", "src/fonts", ...BELOW_SITE],
  "src/site": ["src/tokens", ...BELOW_SITE],
  "src/gatsby": ["src/tokens", ...BELOW_GATSBY],
  ...Object.fromEntries(
    GATSBY_FLOORS.map((floor, index) => [
      floor,
      ["src/tokens", ...BELOW_GATSBY, ...GATSBY_FLOORS.slice(0, index)],
    ]),
  ),
  scripts: ["src/gatsby", "src/import/index.ts", ...BELOW_GATSBY],
}

/** File → the files of the repository and the packages that it imports; without the tests. */
const imports = new Map(
  execFileSync("git", ["ls-files", "src", "scripts", "tools"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !file.includes("__tests__") && existsSync(file))
    .map((file) => [file, readImports(file)]),
)

type Imports = { files: string[]; packages: string[] }

function readImports(file: string): Imports {
  const text = readFileSync(file, "utf8")
  const names = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g)].map(
    ([, name]) => name ?? "",
  )
  return {
    files: names.filter((name) => name.startsWith(".")).map((name) => resolve(file, name)),
    packages: names
      .filter((name) => !name.startsWith(".") && !name.startsWith("node:"))
      .map((name) => (name.match(/^(?:@[^/]+\/)?[^/]+/) ?? [name])[0]),
  }
}

function resolve(from: string, name: string): string {
  const base = path.posix.join(path.posix.dirname(from), name)
  const found = ["", ".ts", ".tsx", "/index.ts"].find(
    (end) => /\.\w+$/.test(base + end) && existsSync(base + end),
  )
  return base + (found ?? "")
}

const isIn = (folders: readonly string[], file: string) =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`))

test.each(Object.entries(MAY_IMPORT))("%s imports only the layers below it", (layer, allowed) => {
  const files = [...imports].filter(([file]) => isIn([layer], file))
  expect(files).not.toEqual([])
  const wrong = files.flatMap(([file, { files }]) =>
    files
      .filter((imported) => !isIn([layer, ...allowed], imported))
      .map((imported) => `${file} → ${imported}`),
  )
  expect(wrong).toEqual([])
})

test("every folder of src/content and of src/gatsby is a floor", () => {
  const files = [...imports.keys()].filter((file) => /^src\/(content\/|gatsby\/.+\/)/.test(file))
  expect(files.filter((file) => !isIn([...FLOORS, ...GATSBY_FLOORS], file))).toEqual([])
})

test("the public API of the résumé has at most 45 values", () => {
  expect(Object.keys(resume).length).toBeLessThanOrEqual(45)
})

test("no file imports itself through others", () => {
  const done = new Set<string>()
  const visit = (file: string, road: readonly string[]): string[] => {
    if (road.includes(file)) return [[...road.slice(road.indexOf(file)), file].join(" → ")]
    if (done.has(file)) return []
    const circles = (imports.get(file)?.files ?? []).flatMap((next) => visit(next, [...road, file]))
    done.add(file)
    return circles
  }
  expect([...imports.keys()].flatMap((file) => visit(file, []))).toEqual([])
})

test("every path begins at the folder of the site or at that of the code", () => {
  const wrong = [...imports.keys()].filter(
    (file) =>
      /^(src|scripts)\//.test(file) && /path\.resolve\(["'`]/.test(readFileSync(file, "utf8")),
  )
  expect(wrong.filter((file) => file !== "src/roots.ts")).toEqual([])
})

test("what runs in the browser does not load the form of addresses for other programs", () => {
  const folders = ["app", "components", "demos", "hooks", "pages", "sections", "templates"]
  const inBrowser = folders.map((folder) => `src/${folder}`)
  const loaded = new Set([...imports.keys()].filter((file) => isIn(inBrowser, file)))
  // Of the content, it imports types.
  const follow = (next: string) => !isIn(["src/content"], next) && loaded.add(next)
  for (const file of loaded) imports.get(file)?.files.forEach(follow)
  expect(loaded).toContain("src/lib/uri.ts")
  expect(loaded).not.toContain("src/lib/to-uri.ts")
})

test("what owners run needs no development dependency", () => {
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"))
  const needed = new Set([...imports.keys()].filter((file) => file.startsWith("scripts/")))
  for (const file of needed) for (const next of imports.get(file)?.files ?? []) needed.add(next)
  const wrong = [...needed].flatMap((file) =>
    (imports.get(file)?.packages ?? [])
      .filter((name) => name in devDependencies)
      .map((name) => `${file} → ${name}`),
  )
  expect(wrong).toEqual([])
})

test.each([
  ["react-accessible-accordion", /^src\/components\/accordion(-\w+)?\.tsx?$/],
  ["react-aria", /^src\/components\/list-box\.tsx$/],
  ["react-stately", /^src\/components\/list-box\.tsx$/],
  ["swiper", /^src\/components\/carousel-\w+\.ts$/],
])("only one component and its parts import %s", (name, component) => {
  const importers = [...imports].flatMap(([file, { packages }]) =>
    packages.includes(name) ? [file] : [],
  )
  expect(importers).not.toEqual([])
  expect(importers.filter((file) => !component.test(file))).toEqual([])
})
