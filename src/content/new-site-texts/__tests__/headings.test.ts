import { SECTION_KINDS } from "../../../resume"
import { headingsIn, kindOfHeading, NEW_TEXT_LANGUAGES } from "../new-texts"

test.each([
  ["Work History", "WorkExperience"],
  ["Berufserfahrung", "WorkExperience"],
  ["FORMATION", "Education"],
  ["Education and Certificates", "Education"],
  ["核心技能", "TechnicalSkills"],
  ["Additional Skills", "AdditionalSkills"],
  ["Language Skills", "Languages"],
  ["OTHER EXPERIENCE", "OtherExperience"],
  ["Volunteer Experience", "Volunteering"],
  ["selected_projects", "Projects"],
  ["About", "Summary"],
  ["About the Team", undefined],
  ["Companies", undefined],
  ["More", undefined],
  ["Networking", undefined],
  ["Contact", undefined],
])("the heading %s means %s", (heading, kind) => {
  expect(kindOfHeading(heading)).toBe(kind)
})

test.each(NEW_TEXT_LANGUAGES)("the usual heading of a work history in %s is known", (language) => {
  expect(kindOfHeading(headingsIn(language).WorkExperience ?? "")).toBe("WorkExperience")
})

/** A heading says nothing of their content. */
const UNKNOWN = ["Objective", "Custom"]

test.each(["TechnicalSkills", ...Object.keys(SECTION_KINDS)])(
  "the kind of section %s has a usual heading in en.yaml, and headings.yaml knows it",
  (kind) => {
    const heading = headingsIn("en")[kind] ?? ""
    expect(heading).not.toBe("")
    expect(kindOfHeading(heading)).toBe(UNKNOWN.includes(kind) ? undefined : kind)
  },
)
