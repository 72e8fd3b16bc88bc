import { spawnSync } from "node:child_process"
import { cpSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { SAMPLE } from "../../../src/content/files/content-folder"
import { loadContent } from "../../../src/content/load"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { testWithGit } from "../../../test/test-with-git"
import { findStaleDate } from "../find-stale-date"

const TODAY = new Date("2027-03-04T12:00:00")

/** Makes a folder with the sample, and its first commit with `git`. */
function startHistory() {
  const folder = makeTemporaryFolder()
  cpSync(SAMPLE, folder, { recursive: true })
  const commit = (day: string) => {
    const env = {
      ...process.env,
      GIT_AUTHOR_DATE: `${day}T12:00`,
      GIT_COMMITTER_DATE: `${day}T12:00`,
    }
    const user = ["-c", "user.name=A", "-c", "user.email=a@b.example"]
    for (const args of [
      ["add", "."],
      [...user, "commit", "-qm", "Change"],
    ])
      spawnSync("git", args, { cwd: folder, env })
  }
  const edit = (name: string, text: string, by: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, readFileSync(file, "utf8").replace(text, by))
  }
  const find = async () => {
    const { content, folder: read } = await loadContent(folder, TODAY)
    return content && findStaleDate(folder, read, content, TODAY)
  }
  spawnSync("git", ["init", "-q"], { cwd: folder })
  return { commit, edit, find }
}

testWithGit("warns at the date if the résumé has changed since, and says the day", async () => {
  const { commit, edit, find } = startHistory()
  commit("2027-01-01")
  expect(await find()).toBeUndefined()
  edit("work.yaml", "Technical Lead", "Lead")
  expect(await find()).toMatchObject({ hint: "Write updated: '2027-03-04'" })
  commit("2027-02-01")
  expect(await find()).toMatchObject({
    code: "stale-date",
    path: "updated",
    hint: "Write updated: '2027-02-01'",
  })
})

testWithGit("a commit on the day after the new date is no reason to warn", async () => {
  const { commit, edit, find } = startHistory()
  commit("2027-01-01")
  edit("work.yaml", "Technical Lead", "Lead")
  edit("resume.yaml", "updated: '2026-11-21'", "updated: '2027-02-01'")
  expect(await find()).toBeUndefined()
  commit("2027-02-02")
  expect(await find()).toBeUndefined()
})

testWithGit("a change of another page is none of the résumé", async () => {
  const { commit, edit, find } = startHistory()
  commit("2027-01-01")
  edit("about.yaml", "title: About", "title: Me")
  commit("2027-02-01")
  expect(await find()).toBeUndefined()
})

test("says nothing without a history", async () => {
  expect(await startHistoryWithoutGit()).toBeUndefined()
})

async function startHistoryWithoutGit() {
  const folder = makeTemporaryFolder()
  cpSync(SAMPLE, folder, { recursive: true })
  const { content, folder: read } = await loadContent(folder, TODAY)
  return content && findStaleDate(folder, read, content, TODAY)
}
