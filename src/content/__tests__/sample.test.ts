/** @jest-environment node */
import path from "node:path"
import { loadContent } from "../load"
import { findSampleIdentity } from "../sample"

test("knows the sample by its reserved domains, and lets a real owner pass", async () => {
  const { content } = await loadContent(path.resolve("content"))
  if (!content) throw new Error("The sample content has issues")
  expect(findSampleIdentity(content)).toEqual(["content/owner.yaml", "content/website.yaml"])

  content.website.origin = "https://robin.dev"
  content.owner.contact = [{ kind: "email", value: "robin@robin.dev", forms: [] }]
  expect(findSampleIdentity(content)).toEqual([])
})
