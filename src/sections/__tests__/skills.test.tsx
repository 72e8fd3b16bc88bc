import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Skills } from "../skills"

const skills = {
  skills: [
    { id: "languages", name: "Languages", skills: [{ id: "kotlin", name: "Kotlin" }] },
    { id: "web", name: "Web", skills: [{ id: "react", name: "React" }] },
  ],
}

const role = { startDate: "Jan 2020", endDate: "Dec 2020" }

const work = {
  work: [
    { id: "one", roles: [{ ...role, skills: ["kotlin"] }] },
    { id: "two", roles: [{ ...role, skills: [] }] },
    { id: "three", roles: [{ ...role, skills: ["kotlin"] }] },
  ],
}

test("opens the matching companies, in order", async () => {
  window.history.replaceState(null, "", "/?skills=kotlin")
  const onOpenCompanies = jest.fn()
  render(
    <Skills skills={skills} work={work} currentMonth="2026-07" onOpenCompanies={onOpenCompanies} />,
  )
  await screen.findAllByRole("listbox")
  await userEvent.click(screen.getByRole("button", { name: "Open matching companies" }))
  expect(onOpenCompanies).toHaveBeenCalledWith(["one", "three"])
})

test("does not offer to open companies when none matches", async () => {
  window.history.replaceState(null, "", "/?skills=react")
  render(<Skills skills={skills} work={work} currentMonth="2026-07" onOpenCompanies={() => {}} />)
  await screen.findAllByRole("listbox")
  expect(screen.getByRole("status")).toHaveTextContent("React: no roles")
  expect(screen.queryByRole("button", { name: "Open matching companies" })).toBeNull()
})

test("a selection in one group keeps the selection of the other groups", async () => {
  window.history.replaceState(null, "", "/?skills=react")
  render(<Skills skills={skills} work={work} currentMonth="2026-07" />)
  await screen.findAllByRole("listbox")
  await userEvent.click(screen.getByText("Kotlin"))
  expect(window.location.search).toBe("?skills=kotlin,react")
})
