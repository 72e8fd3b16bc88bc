import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { findLargePictures } from "../find-large-pictures"

test("reports a picture that takes too long to load", async () => {
  const folder = makeTemporaryFolder()
  mkdirSync(path.join(folder, "static/a"), { recursive: true })
  writeFileSync(path.join(folder, "static/a/noise.avif"), Buffer.alloc(612_345))
  writeFileSync(path.join(folder, "static/a/noise.jpg"), Buffer.alloc(900_000))
  writeFileSync(path.join(folder, "static/a/calm.avif"), Buffer.alloc(400_000))
  expect(await findLargePictures(folder)).toEqual([
    {
      place: "/static/a/noise.avif",
      message: "The picture file is 612 kB. Use a smaller picture, or one with fewer details.",
    },
  ])
})
