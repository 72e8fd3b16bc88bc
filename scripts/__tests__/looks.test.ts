import { readFileSync } from "node:fs"
import sharp from "sharp"
import { runScript } from "../../test/run-script"
import { makeTemporaryFolder } from "../../test/temporary-folder"

test("writes a picture with a page for each look, and no private value beside it", async () => {
  const folder = makeTemporaryFolder()
  const { status, stdout } = await runScript("looks", ["--to", folder], {
    env: { CONTENT: "sample" },
  })
  expect([status, stdout]).toEqual([0, expect.stringContaining("standard")])
  const { width, height } = await sharp(readFileSync(`${folder}/looks.png`)).metadata()
  expect(width).toBe(2400)
  expect(height).toBeGreaterThan(1000)
})
