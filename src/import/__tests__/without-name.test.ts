import { stringify } from "yaml"
import { importInto } from "../../../test/imported-content"
import { linkedInArchive } from "../../../test/linkedin-archive"
import { NotImportable } from "../not-importable"

const basics = { name: "Ada Writer", label: "Engineer" }
const job = { name: "Acme", position: "Engineer", startDate: "2020", endDate: "2021" }

test.each<[string, unknown]>([
  ["a JSON Resume without a name", { basics: { label: "Engineer" }, work: [job] }],
  ["a blank name", { basics: { name: " " }, work: [job] }],
  ["basics of two people", { basics: [basics, { name: "Bob" }] }],
  ["RenderCV without a name", stringify({ cv: { email: "ada@ada.dev", sections: {} } })],
  ["YAMLResume without a name", stringify({ content: { work: [job] } })],
  ["LinkedIn without a profile", linkedInArchive({ "Positions.csv": "Title\nEngineer\n" })],
])("refuses %s", (_what, document) => {
  expect(() => importInto(document)).toThrow(NotImportable)
  expect(() => importInto(document)).toThrow(/It names no person\..*--name "Ada Writer"/)
})
