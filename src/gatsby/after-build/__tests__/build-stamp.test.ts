import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { checkBuildStamp, removeBuildStamp, removeHalfSite } from "../build-stamp"

const temp = makeTemporaryFolder()
const inTemp = (name: string) => path.join(temp, name)

async function build(folder: string, page = "page", onBuild = () => {}) {
  for (const name of [".cache", "public"]) mkdirSync(path.join(folder, name), { recursive: true })
  const { write } = await checkBuildStamp("", folder)
  await removeBuildStamp(folder)
  onBuild()
  writeFileSync(path.join(folder, ".cache/data"), page)
  writeFileSync(path.join(folder, "public/index.html"), page)
  await write()
}

/** Starts another build, and returns whether it has removed the output of the one before. */
const isRemoved = async (folder: string, prefix = "") =>
  (await checkBuildStamp(prefix, folder)).isOutputRemoved

const hasOutput = (folder: string) =>
  [".cache", "public"].some((name) => readdirSync(path.join(folder, name)).length > 0)

test("keeps the output of an earlier build in the same folder", async () => {
  await build(inTemp("same"))
  expect(await isRemoved(inTemp("same"))).toBe(false)
  expect(existsSync(inTemp("same/public/index.html"))).toBe(true)
})

test("keeps the output if the next build stops before it changes something", async () => {
  await build(inTemp("unchanged"))
  await checkBuildStamp("", inTemp("unchanged"))
  expect(await isRemoved(inTemp("unchanged"))).toBe(false)
})

test("a build that fails leaves no half site, and one that ends before it changes something the last site", async () => {
  const folder = inTemp("failed")
  await build(folder)
  await removeHalfSite(folder)
  expect(await isRemoved(folder)).toBe(false)
  await removeBuildStamp(folder)
  await removeHalfSite(folder)
  expect(readdirSync(path.join(folder, "public"))).toEqual([])
})

/** Reason → what happens after a build in the folder, and the folder and the prefix of the next one. */
const CHANGES: Record<string, (folder: string) => Promise<[folder: string, prefix?: string]>> = {
  "of a build that was stopped": async (folder) => {
    await removeBuildStamp(folder)
    return [folder]
  },
  "after the folder was moved": async (folder) => {
    renameSync(folder, `${folder}-moved`)
    return [`${folder}-moved`]
  },
  "whose cache came from another folder": async (folder) => {
    await build(inTemp("there"))
    cpSync(inTemp("there/.cache"), path.join(folder, ".cache"), { recursive: true })
    return [folder]
  },
  "of other packages": async (folder) => {
    writeFileSync(path.join(folder, "package-lock.json"), "{}")
    return [folder]
  },
  "for another path prefix": async (folder) => [folder, "/name"],
}

test.each(Object.entries(CHANGES))("removes the output %s", async (reason, change) => {
  const before = inTemp(reason)
  await build(before)
  const [folder, prefix] = await change(before)
  expect(await isRemoved(folder, prefix)).toBe(true)
  expect(hasOutput(folder)).toBe(false)
})

test.each([".cache", "public"])("removes both if %s is that of other content", async (name) => {
  const folder = inTemp(`mixed${name}`)
  await build(folder, "a page")
  cpSync(path.join(folder, name), path.join(folder, "kept"), { recursive: true })
  await build(folder, "a leaf")
  rmSync(path.join(folder, name), { recursive: true })
  renameSync(path.join(folder, "kept"), path.join(folder, name))
  expect(await isRemoved(folder)).toBe(true)
  expect(hasOutput(folder)).toBe(false)
})

test.each(["resolver.ts", "resume.typ", "de.yaml"])(
  "removes the output of another %s",
  async (code) => {
    const folder = inTemp(code)
    const write = (name: string, text: string) =>
      writeFileSync(path.join(folder, "src", name), text)
    mkdirSync(path.join(folder, "src/__tests__"), { recursive: true })
    write(code, "1")
    await build(folder)
    // Gatsby itself follows components, and the output does not depend on tests.
    for (const name of ["section.tsx", "__tests__/resolver.test.ts"]) {
      write(name, "new")
    }
    expect(await isRemoved(folder)).toBe(false)
    await build(folder)
    write(code, "2")
    expect(await isRemoved(folder)).toBe(true)

    await build(folder, "page", () => write(code, "3"))
    expect(await isRemoved(folder)).toBe(true)
  },
)

test.each([".cache/build-stamp.json", "public/index.html"])(
  "removes the rest if %s is missing",
  async (name) => {
    await build(inTemp("part"))
    rmSync(path.join(inTemp("part"), name))
    expect(await isRemoved(inTemp("part"))).toBe(true)
    expect(hasOutput(inTemp("part"))).toBe(false)
  },
)

test.each(["documents/1a2b.pdf", "picture-check-cache.json"])(
  "removes the output if the cached file %s is damaged",
  async (name) => {
    const folder = makeTemporaryFolder()
    const file = path.join(folder, ".cache", name)
    await build(folder, "page", () => {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, "made")
    })
    writeFileSync(file, "mad\0")
    expect(await isRemoved(folder)).toBe(true)
    expect(hasOutput(folder)).toBe(false)
  },
)

test("has nothing to remove before the first build", async () => {
  expect(await isRemoved(inTemp("new"))).toBe(false)
})
