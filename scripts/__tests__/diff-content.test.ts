import { execSync } from "node:child_process"
import { cpSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { loadContent } from "../../src/content/load"
import { toModel } from "../../src/resume/model/model"
import { runScript } from "../../test/run-script"
import { makeTemporaryFolder } from "../../test/temporary-folder"
import { gitIn, testWithGit } from "../../test/test-with-git"

const folder = makeTemporaryFolder()
const env = { CONTENT: path.join(folder, "content") }
const file = path.join(env.CONTENT, "work.yaml")

cpSync("sample", env.CONTENT, { recursive: true })

// The command reads the git of the folder in which it runs.
const start = process.cwd()
beforeAll(() => process.chdir(folder))
afterAll(() => process.chdir(start))

const git = gitIn(folder)

function commit(): void {
  git("add", ".")
  git("commit", "-m", "Change")
}

const diff = (...args: string[]) => runScript("diff-content", args, { env })

/** Replaces a text in work.yaml. */
function edit(text: string, by: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(text, by))
}

testWithGit("prints the command that shows what changed since a version", async () => {
  git("init")
  commit()
  const { content } = await loadContent(env.CONTENT)
  const version = content ? toModel(content).hash : ""
  writeFileSync(path.join(folder, "code.ts"), "// Code alone.")
  commit()
  expect((await diff(version)).stdout).toBe("The content has this version now.\n")

  edit("Directed four engineers", "Led four engineers")
  commit()
  edit("Led four engineers", "Led five engineers")
  const { status, stdout } = await diff(version)
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^git diff --word-diff [0-9a-f]{12} -- content\n$/),
  ])
  expect(execSync(stdout, { cwd: folder }).toString()).toContain(
    "[-Directed four-]{+Led five+} engineers",
  )
})

testWithGit("says that it finds no version that no valid content has", async () => {
  const { status, stderr } = await diff("00000000")
  expect(status).toBe(1)
  expect(stderr).toContain("No state of the content in git has the version 00000000")
  expect(stderr).toContain("of an older format")
})

test("names the command of git for a revision", async () => {
  expect(await diff("HEAD~1")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("git diff --word-diff HEAD~1 -- content"),
  })
})
