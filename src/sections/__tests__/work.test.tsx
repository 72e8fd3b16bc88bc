import { render, screen } from "@testing-library/react"
import { useExpandedItems } from "../../hooks/use-expanded-items"
import { Work } from "../work"

const role = { skills: [] }

test("shows the newest role of a company, in any order of the roles", () => {
  function Example() {
    const company = {
      ...{ id: "one", company: "One", location: null, url: null, responsibilities: [] },
      roles: [
        { ...role, title: "Engineer", startDate: "Jan 2019", endDate: "Dec 2021" },
        { ...role, title: "Lead", startDate: "Jan 2022", endDate: "" },
      ],
    }
    return (
      <Work
        work={{ work: [company] }}
        skills={{ skills: [] }}
        currentMonth="2026-07"
        expandedItems={useExpandedItems("work", [])}
      />
    )
  }
  render(<Example />)
  const head = screen.getByRole("button", { name: "One" }).closest("#one")?.firstElementChild
  expect(head).toHaveTextContent("Lead")
  expect(head).not.toHaveTextContent("Engineer")
  expect(head).toHaveTextContent("Jan 2019 — Present")
})
