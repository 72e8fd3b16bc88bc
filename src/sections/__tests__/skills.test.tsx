import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { mockIntersectionObserver } from "../../testing/mock-intersection-observer"
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

beforeEach(mockIntersectionObserver)

test("opens the companies that match, in order", async () => {
  window.history.replaceState(null, "", "/?skills=kotlin")
  const onOpenCompanies = jest.fn()
  render(
    <Skills skills={skills} work={work} currentMonth="2026-07" onOpenCompanies={onOpenCompanies} />,
  )
  await userEvent.click(screen.getByRole("button", { name: "Open matching companies" }))
  expect(onOpenCompanies).toHaveBeenCalledWith(["one", "three"])
})

test("offers to open nothing where nothing matches", () => {
  window.history.replaceState(null, "", "/?skills=react")
  render(<Skills skills={skills} work={work} currentMonth="2026-07" onOpenCompanies={() => {}} />)
  expect(screen.getByRole("status")).toHaveTextContent("React: no roles")
  expect(screen.queryByRole("button", { name: "Open matching companies" })).toBeNull()
})

test("a selection in one group leaves the other groups' alone", async () => {
  window.history.replaceState(null, "", "/?skills=react")
  render(<Skills skills={skills} work={work} currentMonth="2026-07" />)
  await userEvent.click(screen.getByText("Kotlin"))
  expect(window.location.search).toBe("?skills=kotlin,react")
})
