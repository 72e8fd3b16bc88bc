/** @jest-environment node */
import { writeFileSync } from "node:fs"
import path from "node:path"
import { makeFormatAt, PATHS } from "../../test/formats/make-format"
import { runScript } from "../../test/run-script"
import { loadSiteContent } from "../../test/site-content"
import { makeTemporaryFolder } from "../../test/temporary-folder"

test("prints what it reads, and says why it cannot read a file", async () => {
  const file = path.join(makeTemporaryFolder(), "resume.pdf")
  writeFileSync(file, makeFormatAt(PATHS.ats, await loadSiteContent()))
  const { status, stdout } = runScript("parse-resume", [file])
  expect(status).toBe(0)
  expect(stdout).toMatch(/^Name: Robin Sample\nEmail: robin@example.com\n/)
  expect(stdout).toContain("  Technical Lead, Specimen Payments, Jul 2021 — Mar 2023\n")
  expect(JSON.parse(runScript("parse-resume", [file, "--json"]).stdout)).toMatchObject({
    name: "Robin Sample",
  })
  expect(runScript("parse-resume", ["package.json"])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("package.json is not a PDF that can be read"),
  })
}, 60_000)
