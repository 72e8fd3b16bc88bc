/** @jest-environment node */
import schema from "@jsonresume/schema/schema.json"
import Ajv from "ajv"
import addFormats from "ajv-formats"
import { fullContent, minimalContent } from "../../testing/content"
import { modelFor, toModel } from "../model"
import { toJsonResume } from "../to-json-resume"

const validate = addFormats(new Ajv({ strict: false })).compile(schema)

for (const [name, content] of Object.entries({ minimal: minimalContent, full: fullContent })) {
  test(`the ${name} résumé is valid against the official schema`, () => {
    validate(toJsonResume(modelFor(toModel(content()), "json")))
    expect(validate.errors).toBeNull()
  })
}

test("the minimal résumé has no empty fields", () => {
  expect(toJsonResume(toModel(minimalContent()))).toMatchObject({
    basics: { name: "Ada", label: "Engineer", location: { address: "Remote" } },
  })
  expect(Object.keys(Object(toJsonResume(toModel(minimalContent()))))).toEqual([
    "$schema",
    "basics",
    "meta",
  ])
})

test("each role is an entry, and the newest role has the responsibilities", () => {
  const { work } = Object(toJsonResume(toModel(fullContent())))
  expect(work).toMatchObject([
    { position: "Lead", startDate: "2023-04", keywords: ["C#, C++ & <T>"] },
    { position: "Engineer", startDate: "2020-01", endDate: "2023-03" },
    { position: "R" },
  ])
  expect(work[0].highlights).toHaveLength(3)
  expect(work[0]).not.toHaveProperty("endDate")
  expect(work[1]).not.toHaveProperty("highlights")
})
