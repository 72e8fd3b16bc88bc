/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { cpSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { loadContent } from "../../src/content/load"
import { toModel } from "../../src/resume/model/model"
import { makeTemporaryFolder } from "../../test/temporary-folder"
import { testWithGit } from "../../test/test-with-git"

const folder = makeTemporaryFolder()
const file = path.join(folder, "content", "work.yaml")
const script = path.resolve("scripts/diff-content.ts")
const tsx = path.resolve("node_modules/tsx/dist/loader.mjs")

// A repository whose code is that of this one.
cpSync("package.json", path.join(folder, "package.json"))
symlinkSync(realpathSync("node_modules"), path.join(folder, "node_modules"), "junction")

const git = (...args: string[]) =>
  spawnSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...args], { cwd: folder })

function commit(): void {
  git("add", ".")
  git("commit", "-m", "Change")
}

function diff(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", tsx, script, ...args],
    {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, CONTENT: "content" },
    },
  )
  return { status, stdout, stderr }
}

/** Replaces a text in work.yaml. */
function edit(text: string, by: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(text, by))
}

const versionNow = async () => {
  const { content } = await loadContent(path.join(folder, "content"))
  return content ? toModel(content).hash : ""
}

testWithGit("says what changed since a revision and since a version", async () => {
  cpSync("sample", path.join(folder, "content"), { recursive: true })
  git("init")
  commit()
  const version = await versionNow()
  writeFileSync(path.join(folder, "code.ts"), "// Code alone.")
  commit()
  expect(diff("HEAD~1").stdout).toBe("nothing changed\n")
  expect(diff(version).stdout).toBe("nothing changed\n")

  edit("Directed four engineers", "Led four engineers")
  const expected = expect.stringMatching(
    /^Specimen Payments: a responsibility reworded\n {2}- Directed four .*\n {2}\+ Led four .*\n$/,
  )
  expect(diff("HEAD")).toMatchObject({ status: 0, stdout: expected })
  commit()
  expect(diff(version)).toMatchObject({ status: 0, stdout: expected })
  expect(JSON.parse(diff("HEAD~1", "--json").stdout)).toMatchObject({
    since: "HEAD~1",
    changes: [{ place: ["Specimen Payments"], what: "responsibility", change: "changed" }],
  })
})

testWithGit("shows no line of content that today's code rejects, of then and of now", () => {
  const owner = path.join(folder, "content", "owner.yaml")
  const valid = readFileSync(owner, "utf8")
  writeFileSync(owner, valid.replace("value: +1", "valeu: +1 503-555-0142\n    value: +1"))
  commit()
  const now = diff("HEAD~1")
  writeFileSync(owner, valid)
  const then = diff("HEAD")
  for (const { status, stdout, stderr } of [now, then]) {
    expect(status).toBe(1)
    expect(stderr).toMatch(/owner\.yaml:\d+:\d+ {2}\[unknown-field\]/)
    expect(stdout + stderr).not.toMatch(/555|valeu/)
  }
  expect(now.stderr).toContain("npm run check")
})

testWithGit("says what to do about an unknown version or revision", () => {
  expect(diff("nothing")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('git has no revision "nothing"'),
  })
  expect(diff("00000000").stderr).toContain(
    "No state of the content in git has the version 00000000",
  )
  expect(diff("--help").stdout).toContain("npm run diff -- HEAD~3")
})
