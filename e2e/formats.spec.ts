import { FORMATS } from "../src/resume/formats/formats"
import { makeFormatAt } from "../test/formats/make-format"
import { expect, test } from "./support/test"

test("the host serves the formats that the content makes", async ({ request, content }) => {
  for (const { path, mediaType } of FORMATS) {
    const response = await request.get(path)
    expect(response.headers()["content-type"], path).toContain(mediaType)
    expect((await response.body()).equals(makeFormatAt(path, content)), path).toBe(true)
  }
})
