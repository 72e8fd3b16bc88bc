import { cpSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { SAMPLE } from "../../src/content/files/content-folder"
import { runScript } from "../../test/run-script"
import { makeTemporaryFolder } from "../../test/temporary-folder"

jest.mock("../check-built/check-built", () => ({
  ...jest.requireActual("../check-built/check-built"),
  buildSite: () => {},
  checkBuilt: async () => [],
}))

test("--built repeats below the build what is open in the content", async () => {
  const CONTENT = path.join(makeTemporaryFolder(), "content")
  cpSync(SAMPLE, CONTENT, { recursive: true })
  const work = path.join(CONTENT, "work.yaml")
  writeFileSync(work, readFileSync(work, "utf8").replace(/ +endDate: ''.*\n/, ""))
  const { status, stdout } = await runScript("check-content", ["--built"], { env: { CONTENT } })
  const [, end] = stdout.split("The built site has no problem.\n")
  expect(end).toMatch(
    /^Your content is valid, with \d+ warnings?\. `npm run check` lists them\.\n$/,
  )
  expect(status).toBe(0)
})
