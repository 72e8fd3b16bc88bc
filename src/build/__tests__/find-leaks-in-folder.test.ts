/** @jest-environment node */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { makeFormatAt, PATHS } from "../../testing/formats/make-format"
import { loadSiteContent } from "../../testing/site-content"
import { findLeaksInFolder } from "../find-leaks-in-folder"

test.each([PATHS.pdf, PATHS.docx])("searches the text of %s", async (file) => {
  const content = await loadSiteContent()
  for (const field of content.owner.contact) field.forms = ["pdf", "docx"]
  const folder = await mkdtemp(path.join(tmpdir(), "leaks-"))
  await writeFile(path.join(folder, file), makeFormatAt(file, content))
  const contact = content.owner.contact.map((field) => ({ ...field, forms: ["print" as const] }))
  const leaks = await findLeaksInFolder(folder, { contact })
  await rm(folder, { recursive: true })
  expect(leaks).toEqual(
    contact.map(
      ({ kind }, index) =>
        `public${file} contains content/owner.yaml contact[${index}] (${kind}), which may appear only in print.`,
    ),
  )
})
