import { spawnSync } from "node:child_process"
import { cpSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { loadContent } from "../../src/content/load"
import { toModel } from "../../src/resume/model/model"
import { runScript } from "../../test/run-script"
import { makeTemporaryFolder } from "../../test/temporary-folder"
import { testWithGit } from "../../test/test-with-git"

const folder = makeTemporaryFolder()
const env = { CONTENT: path.join(folder, "content") }
const file = path.join(env.CONTENT, "work.yaml")

cpSync("sample", env.CONTENT, { recursive: true })

// The command reads the git of the folder in which it runs.
const start = process.cwd()
beforeAll(() => process.chdir(folder))
afterAll(() => process.chdir(start))

const git = (...args: string[]) =>
  spawnSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...args], { cwd: folder })

function commit(): void {
  git("add", ".")
  git("commit", "-m", "Change")
}

const diff = (...args: string[]) => runScript("diff-content", args, { env })

/** Replaces a text in work.yaml. */
function edit(text: string, by: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(text, by))
}

const versionNow = async () => {
  const { content } = await loadContent(env.CONTENT)
  return content ? toModel(content).hash : ""
}

testWithGit("says what changed since a revision and since a version", async () => {
  git("init")
  commit()
  const version = await versionNow()
  writeFileSync(path.join(folder, "code.ts"), "// Code alone.")
  commit()
  expect((await diff("HEAD~1")).stdout).toBe("nothing changed\n")
  expect((await diff(version)).stdout).toBe("nothing changed\n")

  edit("Directed four engineers", "Led four engineers")
  const expected = expect.stringMatching(
    /^Specimen Payments, Technical Lead: a responsibility reworded\n {2}- Directed four .*\n {2}\+ Led four .*\n$/,
  )
  expect(await diff("HEAD")).toMatchObject({ status: 0, stdout: expected })
  commit()
  expect(await diff(version)).toMatchObject({ status: 0, stdout: expected })
  expect(JSON.parse((await diff("HEAD~1", "--json")).stdout)).toMatchObject({
    since: "HEAD~1",
    changes: [
      { place: ["Specimen Payments", "Technical Lead"], what: "responsibility", change: "changed" },
    ],
  })
})

testWithGit("shows no line of content that today's code rejects, of then and of now", async () => {
  const owner = path.join(env.CONTENT, "owner.yaml")
  const valid = readFileSync(owner, "utf8")
  writeFileSync(owner, valid.replace("value: +1", "valeu: +1 503-555-0142\n    value: +1"))
  commit()
  const now = await diff("HEAD~1")
  writeFileSync(owner, valid)
  const then = await diff("HEAD")
  for (const { status, stdout, stderr } of [now, then]) {
    expect(status).toBe(1)
    expect(stderr).toMatch(/owner\.yaml:\d+:\d+ {2}\[unknown-field\]/)
    expect(stdout + stderr).not.toMatch(/555|valeu/)
  }
  expect(now.stderr).toContain("npm run check")
})

testWithGit("says what to do about an unknown version or revision", async () => {
  expect(await diff("nothing")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('git has no revision "nothing"'),
  })
  expect((await diff("00000000")).stderr).toContain(
    "No state of the content in git has the version 00000000",
  )
})
