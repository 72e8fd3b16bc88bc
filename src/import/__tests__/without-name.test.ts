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
  [
    "Manfred's MAC",
    {
      settings: { language: "EN" },
      aboutMe: { profile: { name: "Ada", surnames: "Writer", birthday: "1990-01-01" } },
      experience: { jobs: [{ organization: { name: "Acme" } }] },
      careerPreferences: { preferences: [], goals: [] },
    },
  ],
  [
    "a record of ORCID",
    {
      "orcid-identifier": { path: "0000-0002-1825-0097" },
      person: { name: { "given-names": { value: "Ada" }, "family-name": { value: "Writer" } } },
      "activities-summary": { works: { group: [] } },
    },
  ],
  ["RenderCV without a name", stringify({ cv: { email: "ada@ada.dev", sections: {} } })],
  ["YAMLResume without a name", stringify({ content: { work: [job] } })],
  ["LinkedIn without a profile", linkedInArchive({ "Positions.csv": "Title\nEngineer\n" })],
])("refuses %s", (_what, document) => {
  expect(() => importInto(document)).toThrow(NotImportable)
  expect(() => importInto(document)).toThrow("It names no person.")
})
