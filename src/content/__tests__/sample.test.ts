/** @jest-environment node */
import { checkContent } from "../../testing/valid-content"
import { findSampleIdentity } from "../sample"

test("knows the sample by its reserved domains, and lets a real owner pass", () => {
  const { content } = checkContent()
  if (!content) throw new Error("The valid content has errors")
  expect(findSampleIdentity(content)).toEqual([])

  content.website.origin = "https://robin.example"
  content.owner.contact = [{ kind: "email", value: "robin@example.com", forms: [] }]
  expect(findSampleIdentity(content)).toEqual([
    { file: "owner", path: ["contact", 0, "value"] },
    { file: "website", path: ["origin"] },
  ])
})
