import { execFileSync, execSync } from "node:child_process"
import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { listFiles } from "../../src/content/files/list-files"
import { makeTemporaryFolder } from "../temporary-folder"
import { testWithGit } from "../test-with-git"

/** Path in the folder → hash of the file. A folder that does not exist has none. */
async function readFolder(folder: string): Promise<Record<string, string>> {
  const files = await listFiles(folder).catch(() => [])
  return Object.fromEntries(files.sort().map((file) => [file, hashOf(path.join(folder, file))]))
}

const hashOf = (file: string) =>
  createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8)

test("content/ is sample/ until an owner has replaced owner.yaml", async () => {
  const [content, sample] = [await readFolder("content"), await readFolder("sample")]
  const isReplaced = content["owner.yaml"] !== sample["owner.yaml"]
  // If this fails: `rm -r content && cp -r sample content`. A new visitor sees what content/ has.
  expect(isReplaced || content).toEqual(isReplaced || sample)
})

/** The commands of the handbook that merge a new version. */
function upgradeCommands(): string {
  const [, section = ""] = readFileSync("docs/hosts.md", "utf8").split("\n## Upgrade\n")
  return /```sh\n(.+?)```/s.exec(section)?.[1] ?? ""
}

testWithGit(
  "the commands of the upgrade keep content/ byte for byte, and take all else",
  async () => {
    const folder = makeTemporaryFolder()
    const [project, owner] = [path.join(folder, "project"), path.join(folder, "owner")]
    const env = { ...process.env }
    for (const role of ["AUTHOR", "COMMITTER"])
      Object.assign(env, { [`GIT_${role}_NAME`]: "A", [`GIT_${role}_EMAIL`]: "a@b.example" })
    const git = (cwd: string, ...args: string[]) => execFileSync("git", args, { cwd, env })
    const write = (root: string, files: Record<string, string | null>) => {
      for (const [name, text] of Object.entries(files)) {
        const file = path.join(root, name)
        mkdirSync(path.dirname(file), { recursive: true })
        if (text === null) rmSync(file)
        else writeFileSync(file, text)
      }
    }
    const commit = (root: string, files: Record<string, string | null>) => {
      write(root, files)
      git(root, "add", "--all")
      git(root, "commit", "--quiet", "--message", "Change")
    }

    mkdirSync(project)
    git(project, "init", "--quiet", "--initial-branch", "main")
    const names = [
      "edited",
      "both-deleted",
      "deleted",
      "untouched",
      "gone",
      "images/edited",
      "unsaved",
    ]
    const first = Object.fromEntries(names.map((name) => [`content/${name}.yaml`, `${name}: 1\n`]))
    commit(project, { ...first, "sample/edited.yaml": "edited: 1\n", "code.ts": "1" })
    git(folder, "clone", "--quiet", "--origin", "upstream", project, owner)
    commit(owner, {
      "content/edited.yaml": "edited: mine\r\n",
      "content/images/edited.yaml": "edited: mine",
      "content/deleted.yaml": null,
      "content/both-deleted.yaml": null,
      "content/mine.yaml": "mine: 1\n",
    })
    // Nobody has committed these: no command may lose them.
    write(owner, { "content/unsaved.yaml": "unsaved: mine\n", "content/draft.yaml": "draft: 1\n" })
    const before = await readFolder(path.join(owner, "content"))

    for (const version of ["2", "3"]) {
      commit(project, {
        ...Object.fromEntries(
          names
            .filter((name) => version === "2" || !/gone|both/.test(name))
            .map((name) => [`content/${name}.yaml`, `${name}: ${version}\n`]),
        ),
        ...(version === "2" && { "content/gone.yaml": null, "content/both-deleted.yaml": null }),
        [`content/new-${version}.yaml`]: "new: 1\n",
        "content/mine.yaml": `mine: ${version}\n`,
        "sample/edited.yaml": `edited: ${version}\n`,
        "code.ts": version,
      })
      execSync(`set -e; ${upgradeCommands()}`, { cwd: owner, env, stdio: "pipe", shell: "/bin/sh" })
      expect(await readFolder(path.join(owner, "content"))).toEqual(before)
      expect(readFileSync(path.join(owner, "code.ts"), "utf8")).toBe(version)
      expect(readFileSync(path.join(owner, "sample/edited.yaml"), "utf8")).toBe(
        `edited: ${version}\n`,
      )
      expect(git(owner, "status", "--porcelain").toString()).toBe("")
      expect(git(owner, "log", "--oneline", "HEAD..upstream/main").toString()).toBe("")
    }
  },
)
