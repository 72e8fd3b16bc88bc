/** @jest-environment node */
import { fullContent, minimalContent } from "../../testing/content"
import { modelFor, toModel } from "../model"

test("replaces skill ids by names and keeps the order of the sections", () => {
  const content = fullContent()
  const model = toModel(content)
  expect(model.sections.map(({ section }) => section)).toEqual(
    content.resume.sections.map(({ section }) => section),
  )
  expect(model.sections[3]?.companies[0]?.roles[0]?.skills).toEqual(["C#, C++ & <T>"])
  expect(toModel(minimalContent()).sections).toEqual([])
})

test("gives a format only the contact fields that it may contain", () => {
  const model = toModel(fullContent())
  const valuesIn = (format: Parameters<typeof modelFor>[1]) =>
    modelFor(model, format).contact.map(({ value }) => value)
  expect(valuesIn("pdf")).toContain("+1 (503) 555-0142")
  expect(valuesIn("json")).toContain("second@example.com")
  expect(valuesIn("text")).toEqual([
    "zoe@example.com",
    "https://zoe.example",
    "https://code.example/zoë",
  ])
})

test("the hash depends only on the content", () => {
  const content = fullContent()
  const same = toModel(content).hash
  expect(same).toMatch(/^[0-9a-f]{8}$/)
  expect(toModel(fullContent(), "/folder").hash).toBe(same)
  content.owner.headline = "Another"
  expect(toModel(content).hash).not.toBe(same)
})

test("the hash does not depend on private values", () => {
  const content = fullContent()
  const before = toModel(content).hash
  const phone = content.owner.contact.find(({ kind }) => kind === "phone")
  if (phone) phone.value = "+1 503-555-0199"
  expect(toModel(content).hash).toBe(before)
})
