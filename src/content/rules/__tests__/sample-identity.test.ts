import { checkContent } from "../../../../test/valid-content"
import { warnAboutSampleIdentity } from "../owner"

test("recognizes the sample owner by reserved domains and accepts a real owner", () => {
  const { content } = checkContent()
  if (!content) throw new Error("The valid content has errors")
  const warnings = () => [
    ...warnAboutSampleIdentity({
      content,
      texts: [],
      items: [],
      invalid: new Set(),
      entries: [],
      pictures: new Map(),
      staticFiles: new Set(),
      fonts: new Map(),
      ownFonts: [],
      isSupported: () => true,
      today: new Date(),
    }),
  ]
  expect(warnings()).toEqual([])

  content.website.origin = "https://robin.example"
  expect(warnings()).toEqual([
    expect.objectContaining({
      file: "website",
      path: ["origin"],
      message: "The site has no address of its own yet.",
      hint: "Replace it in website.yaml.",
    }),
  ])
  content.owner.contact = [{ kind: "email", value: "robin@example.com", visibleIn: [] }]
  expect(warnings()).toEqual([
    expect.objectContaining({
      file: "owner",
      path: ["contact", 0, "value"],
      hint: "Replace it in owner.yaml and website.yaml.",
    }),
  ])
})
