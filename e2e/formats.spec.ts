/** The served formats are those that the unit tests check, and no file leaks a private field. */
import path from "node:path"
import { findLeaksInFolder } from "../src/gatsby/after-build/find-leaks-in-folder"
import { FORMATS } from "../src/resume/formats/formats"
import { makeFormatAt } from "../test/formats/make-format"
import { expect, test } from "./support/test"

test("the host serves every format with its media type and the bytes that the content makes", async ({
  request,
  content,
}) => {
  for (const { path, mediaType } of FORMATS) {
    const response = await request.get(path)
    expect(response.headers()["content-type"], path).toContain(mediaType)
    expect((await response.body()).equals(makeFormatAt(path, content)), path).toBe(true)
  }
})

test("no built file contains a contact field that it may not contain", async ({ content }) => {
  expect(content.owner.contact.some(({ visibleIn }) => !visibleIn.includes("web"))).toBe(true)
  expect(await findLeaksInFolder(path.resolve("public"), content.owner)).toEqual([])
})
