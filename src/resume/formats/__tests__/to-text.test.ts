import { fullContent } from "../../../../test/content"
import { companiesOf } from "../../../content/picks/work-items"
import { displayWidth } from "../../../lib/display-width"
import { modelFor, toModel } from "../../model/model"
import { toText } from "../to-text"

test("aligns titles, dates and lists for a terminal", () => {
  const content = fullContent()
  content.owner.headline = "Engineer"
  const [first] = companiesOf(content.work)
  if (first) {
    first.company = "Example Trust"
    first.responsibilities = [
      "A responsibility that takes more room than a line of seventy-eight columns has.",
    ]
  }
  content.resume.sections = content.resume.sections.filter(({ section }) =>
    ["TechnicalSkills", "WorkExperience"].includes(section),
  )
  const model = modelFor(toModel(content), "text")
  expect(toText(model).replace(model.hash, "0123abcd")).toMatchInlineSnapshot(`
"Zoë "Z" O'Neil-Müller
Engineer
Portland, OR, or fully remote
Email         zoe@example.com
Home          https://zoe.example
Code; & more  https://code.example/zo%C3%AB

TECHNICAL SKILLS & “MORE”
------------------------------------------------------------------------------
Languages (Advanced)  C#, C++ & <T> (Expert), Cobol

WORK EXPERIENCE & “MORE”
------------------------------------------------------------------------------
Example Trust                                                     Portland, OR
Lead                                                        Apr 2023 – Present
Engineer                                                   Jan 2020 – Mar 2023
https://one.example
  * A responsibility that takes more room than a line of seventy-eight columns
    has.

Two
R                                                          Jan 2019 – Dec 2019

Parental leave
Mar 2018 – Dec 2018
At home (https://home.example).

Three
A company of three.
Lead                                                           2016 – Feb 2018
Remote
A role.
  * Led
  * Hired
Engineer                                                           2014 – 2015
  * Built
In all roles
  * Stayed

Four                                                                Gdańsk, PL
R                                                          Jan 2010 – Dec 2013
Home
  * Alone

https://ada.example/resume/
Updated Jan 31, 2026, version 0123abcd
"
`)
})

test("no line is wider than 78 columns unless it is a single word", () => {
  const content = fullContent()
  content.owner.headline = "李小龙在北京大学学习计算机科学并且工作 ".repeat(5)
  const lines = toText(toModel(content)).split("\n")
  const wide = lines.filter((line) => displayWidth(line) > 78)
  expect(wide.map((line) => line.trim())).toEqual([`* ${"w".repeat(300)}`])
})
