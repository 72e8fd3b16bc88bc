import { makeTemporaryFolder, writeInto } from "../../../test/temporary-folder"
import { findLargePictures } from "../check-built"

test("reports a picture that takes too long to load", async () => {
  const folder = makeTemporaryFolder()
  writeInto(folder, "static/a/noise.avif", Buffer.alloc(612_345))
  writeInto(folder, "static/a/noise.jpg", Buffer.alloc(900_000))
  writeInto(folder, "static/a/calm.avif", Buffer.alloc(400_000))
  expect(await findLargePictures(folder)).toEqual([
    {
      place: "/static/a/noise.avif",
      message: "The picture file is 612 kB. Use a smaller picture, or one with fewer details.",
    },
  ])
})
