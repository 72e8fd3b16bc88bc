/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react"
import { useExpandedItems } from "../../hooks/use-expanded-items"
import { WordsContext } from "../../hooks/use-words"
import { ENGLISH } from "../../lib/interface-words"
import { expandableIds, Work, type WorkProps } from "../work"

const role = { skills: [], location: null, summary: null, responsibilities: [] }

const company = {
  id: "one",
  company: "One",
  location: null,
  url: null,
  summary: null,
  responsibilities: [],
  break: null,
  startDate: null,
  endDate: null,
  text: null,
  roles: [
    { ...role, title: "Engineer", startDate: "Jan 2019", endDate: "Dec 2021" },
    { ...role, title: "Lead", startDate: "Jan 2022", endDate: "" },
  ],
}

const leave = {
  ...company,
  id: "leave",
  company: null,
  roles: [],
  break: "Parental leave",
  startDate: "2017",
  endDate: "2018",
}

function Example({ work }: Pick<WorkProps, "work">) {
  const expandedItems = useExpandedItems(JSON.stringify(work), expandableIds(work))
  return (
    <Work work={work} selectable={new Map()} currentMonth="2026-07" expandedItems={expandedItems} />
  )
}

const itemOf = (id: string) => document.getElementById(id) as HTMLElement

test("shows the newest role of a company and the number of others, in any order of the roles", () => {
  render(<Example work={[company]} />)
  const head = itemOf("one").firstElementChild
  expect(head).toHaveTextContent("Lead and 1 earlier role")
  expect(head).not.toHaveTextContent("Engineer")
  expect(head).toHaveTextContent("Jan 2019 – Present")
})

test("shows no role as the newest that has not started", () => {
  const head = { ...role, title: "Head", startDate: "Jan 2027", endDate: "" }
  render(<Example work={[{ ...company, roles: [head, ...company.roles] }]} />)
  expect(itemOf("one").firstElementChild).toHaveTextContent("Lead and 1 earlier role")
})

test("shows the responsibilities of each role below it, and those of the company under a heading", () => {
  const [engineer, lead] = company.roles.map((each) => ({
    ...each,
    responsibilities: [`${each.title} duty`],
  }))
  const split = {
    ...company,
    roles: [engineer, lead].flatMap((each) => each ?? []),
    responsibilities: ["Shared duty"],
  }
  render(
    <WordsContext.Provider value={{ ...ENGLISH, inAllRoles: "In allen Rollen" }}>
      <Example work={[split]} />
    </WordsContext.Provider>,
  )
  const roles = within(itemOf("one")).getAllByRole("list")[0]?.children ?? []
  expect([...roles].map(({ textContent }) => textContent)).toEqual([
    "EngineerJan 2019 – Dec 2021 · 3 yrEngineer duty",
    "LeadJan 2022 – Present · 4 yr 7 moLead duty",
  ])
  expect(screen.getByText("In allen Rollen")).toBeInTheDocument()
  expect(screen.getByText("Shared duty")).toBeInTheDocument()
})

test("shows the locations of a company and of its single role, and the role's text", () => {
  const only = {
    ...role,
    title: "Lead",
    startDate: "2022",
    endDate: "",
    location: "Remote",
    summary: "A small team.",
  }
  render(<Example work={[{ ...company, location: "Portland, OR", roles: [only] }]} />)
  // One is for print, where the locations stand behind the company.
  expect(screen.getAllByText("Portland, OR · Remote")).toHaveLength(2)
  expect(screen.getByText("A small team.")).toBeInTheDocument()
})

test("a list of headings says the newest role and the years of each item", () => {
  const once = { ...role, title: "Intern", startDate: "Jan 2016", endDate: "Mar 2016" }
  const later = { ...role, title: "Head", startDate: "Jan 2030", endDate: "" }
  const others = [once, later].map((one, index) => {
    return { ...company, id: `other${index}`, company: one.title, roles: [one] }
  })
  render(<Example work={[company, leave, ...others]} />)
  // A browser takes the name of a heading from its button.
  const button = { name: "One, Lead, 2019 – Present" }
  expect(screen.getByRole("button", button).closest("[role=heading]")).not.toBeNull()
  for (const name of [
    "Parental leave, 2017 – 2018",
    "Intern, Intern, 2016",
    "Head, Head, From 2030",
  ])
    expect(screen.getByRole("heading", { name })).toBeInTheDocument()
})

test("shows a career break with its dates, and no toggle if it has no text", () => {
  const told = { ...leave, id: "told", break: "Travel", text: "Around the world." }
  render(<Example work={[leave, told]} />)
  expect(itemOf("leave")).toHaveTextContent("Parental leave2017 – 2018 · about 2 yr")
  expect(within(itemOf("leave")).queryByRole("button")).toBeNull()
  expect(within(itemOf("told")).getByRole("button", { name: /^Travel, / })).toBeInTheDocument()
  expect(screen.getByText("Around the world.")).toBeInTheDocument()
  expect(expandableIds([leave, told])).toEqual(["told"])
})
