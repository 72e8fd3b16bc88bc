import { cpSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { SAMPLE } from "../../../src/content/files/content-folder"
import { loadContent } from "../../../src/content/load"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { gitIn, testWithGit } from "../../../test/test-with-git"
import { findStaleDate } from "../find-stale-date"

const TODAY = new Date("2027-03-04T12:00:00")

/** Makes a folder with the sample, which has a history unless `hasGit` says no. */
function startHistory({ hasGit = true } = {}) {
  const folder = makeTemporaryFolder()
  const git = gitIn(folder)
  cpSync(SAMPLE, folder, { recursive: true })
  if (hasGit) git("init", "-q")
  const commit = (day: string) => {
    for (const role of ["AUTHOR", "COMMITTER"]) process.env[`GIT_${role}_DATE`] = `${day}T12:00`
    git("add", ".")
    git("commit", "-qm", "Change")
  }
  const edit = (name: string, text: string, by: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, readFileSync(file, "utf8").replace(text, by))
  }
  const find = async () => {
    const { content, folder: read } = await loadContent(folder, TODAY)
    return content && findStaleDate(folder, read, content, TODAY)
  }
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

test("warns at a day that has not come, without git too, unless it is tomorrow elsewhere", async () => {
  const { edit, find } = startHistory({ hasGit: false })
  edit("resume.yaml", "updated: '2026-11-21'", "updated: '2027-03-06'")
  expect(await find()).toMatchObject({
    message: "The day that the résumé says has not come yet.",
    hint: "Write updated: '2027-03-04'",
  })
  edit("resume.yaml", "2027-03-06", "2027-03-05")
  expect(await find()).toBeUndefined()
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
  expect(await startHistory({ hasGit: false }).find()).toBeUndefined()
})
