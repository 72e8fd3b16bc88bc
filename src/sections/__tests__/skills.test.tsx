/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { selectableSkills } from "../../lib/skill-usage"
import { Skills, type SkillsProps } from "../skills"

const skill = (id: string, name: string) => ({ id, name, level: null })

const groups = [
  {
    id: "languages",
    name: "Languages",
    level: null,
    skills: [skill("kotlin", "Kotlin"), skill("scala", "Scala")],
  },
  { id: "web", name: "Web", level: "Advanced", skills: [skill("react", "React")] },
]

const role = { startDate: "Jan 2020", endDate: "Dec 2020" }

const work = [
  { id: "one", roles: [{ ...role, skills: ["kotlin"] }] },
  { id: "two", roles: [{ ...role, skills: ["scala", "react"] }] },
  { id: "three", roles: [{ ...role, skills: ["kotlin"] }] },
]

function renderSkills(props: Partial<SkillsProps> = {}) {
  const shown = { groups, work, currentMonth: "2026-07", ...props }
  render(<Skills {...shown} selectable={selectableSkills(shown.groups, shown.work)} />)
}

test("opens the matching companies, in order", async () => {
  window.history.replaceState(null, "", "/?skills=kotlin")
  const onOpenCompanies = jest.fn()
  renderSkills({ onOpenCompanies })
  await screen.findAllByRole("listbox")
  await userEvent.click(screen.getByRole("button", { name: "Open matching companies" }))
  expect(onOpenCompanies).toHaveBeenCalledWith(["one", "three"])
})

test("a selection in one group keeps the selection of the other groups", async () => {
  window.history.replaceState(null, "", "/?skills=react")
  renderSkills()
  await screen.findAllByRole("listbox")
  await userEvent.click(screen.getByText("Kotlin"))
  expect(window.location.search).toBe("?skills=kotlin,react")
})

test("a skill that no role used is a plain chip and ignored in the address", async () => {
  window.history.replaceState(null, "", "/?skills=scala")
  renderSkills({ work: work.filter(({ id }) => id !== "two") })
  await screen.findAllByRole("listbox")
  expect(screen.getAllByRole("option").map(({ dataset }) => dataset.text)).toEqual(["Kotlin"])
  const plain = screen.getAllByRole("listitem").map(({ dataset }) => dataset.text)
  expect(plain).toEqual(["Scala", "React"])
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
})

test("skills are plain lists if no role used any of them", () => {
  renderSkills({ work: [] })
  expect(screen.getAllByRole("list")).toHaveLength(2)
  expect(screen.queryByRole("status")).toBeNull()
  expect(screen.queryByText(/Select skills/)).toBeNull()
})
