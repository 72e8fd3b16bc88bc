/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react"
import { CareerTimeline, toBlocks, yearsBetween } from "../career-timeline"

const role = (startDate: string, endDate = "", skills: string[] = [], title = "Engineer") => ({
  title,
  startDate,
  endDate,
  skills,
})
const company = (id: string, ...roles: ReturnType<typeof role>[]) => ({ id, company: id, roles })

/** Each block as 'id start–end lane', with months counted from January 2020. */
const drawn = (...work: Parameters<typeof toBlocks>[0][number][]) =>
  toBlocks(work, "2026-06").map(({ id, start, end, lane }) => {
    return `${id} ${start - 2020 * 12}–${end - 2020 * 12} ${lane}`
  })

test.each([
  [
    "one after the other",
    [role("Jan 2020", "Mar 2020")],
    [role("Apr 2020", "Jun 2020")],
    ["a 0–3 0", "b 3–6 0"],
  ],
  [
    "in the month in which the last job ended",
    [role("Jan 2020", "Mar 2020")],
    [role("Mar 2020", "Jun 2020")],
    ["a 0–3 0", "b 3–6 0"],
  ],
  [
    "with a gap",
    [role("Jan 2020", "Mar 2020")],
    [role("Jan 2021", "Jun 2021")],
    ["a 0–3 0", "b 12–18 0"],
  ],
  [
    "at the same time",
    [role("Jan 2020", "Dec 2020")],
    [role("Jun 2020", "Jul 2020")],
    ["a 0–12 0", "b 5–7 1"],
  ],
  [
    "promoted, gone and back",
    [role("Mar 2020", "May 2020"), role("Jan 2020", "Feb 2020")],
    [role("Jan 2025"), role("Jan 2022", "Dec 2022")],
    ["a 0–5 0", "b 24–36 0", "b 60–78 0"],
  ],
  [
    "still there, or until a later month",
    [role("Jan 2026")],
    [role("2025", "Dec 2030")],
    ["b 60–78 0", "a 72–78 1"],
  ],
  ["ahead", [role("Jul 2026")], [role("Jun 2026")], ["b 77–78 0"]],
])("draws jobs %s", (_case, rolesOfA, rolesOfB, blocks) => {
  expect(drawn(company("a", ...rolesOfA), company("b", ...rolesOfB))).toEqual(blocks)
})

test("draws no career break, and each job after two at the same time on the axis", () => {
  const work = [
    { id: "break", company: null, roles: [] },
    company("a", role("Jan 2020", "Dec 2020")),
    company("b", role("Feb 2020", "Mar 2020")),
    company("c", role("May 2020", "Jun 2020")),
    company("d", role("Dec 2020", "Dec 2021")),
  ]
  expect(drawn(...work)).toEqual(["a 0–12 0", "b 1–3 1", "c 4–6 1", "d 12–24 0"])
})

test.each([
  [2004 * 12 + 5, 2026 * 12 + 11, [2004, 2009, 2014, 2019]],
  [2025 * 12, 2026 * 12 + 1, [2025]],
  [2024 * 12, 2026 * 12 + 11, [2024, 2025]],
  [2022 * 12 + 9, 2026 * 12 + 11, [2022, 2024, 2025]],
  [2026 * 12 + 1, 2026 * 12 + 6, []],
])(
  "names the first year and a few others from month %d to %d, none close to another or to the end",
  (start, end, years) => {
    expect(yearsBetween(start, end)).toEqual(years)
  },
)

function show(...work: Parameters<typeof CareerTimeline>[0]["work"][number][]) {
  const selectable = new Map([["kotlin", "Kotlin"]])
  return render(<CareerTimeline work={work} selectable={selectable} currentMonth="2026-06" />)
}

test("is a picture without a control, which says company, title and dates of the job at the pointer", () => {
  const lead = role("Jan 2023", "", [], "Lead")
  const { container } = show(company("acme", lead), company("old", role("2019", "2022")))
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true")
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
  fireEvent.pointerEnter(screen.getByText("acme"))
  expect(container).toHaveTextContent("acme, Lead, Jan 2023 – Present")
  fireEvent.pointerLeave(screen.getAllByText("acme").at(-1) as HTMLElement)
  expect(container).not.toHaveTextContent("Lead")
})

test("a click on a block leads to the company", () => {
  show(company("acme", role("Jan 2023")), company("old", role("2019", "2022")))
  fireEvent.click(screen.getByText("old"))
  expect(window.location.hash).toBe("#old")
})

test("is left out with fewer than two companies that have started", () => {
  const { container } = show(company("acme", role("Jan 2023")), company("next", role("Jan 2027")))
  expect(container).toBeEmptyDOMElement()
})

test("a selected skill marks its jobs, and the line above says for how long it was used", () => {
  window.history.replaceState({}, "", "?skills=kotlin")
  const { container } = show(
    company("acme", role("Jan 2023", "", ["kotlin"])),
    company("old", role("2019", "2022")),
  )
  const blocks = container.querySelectorAll<HTMLElement>("[data-skill-match]")
  expect([...blocks].map(({ dataset }) => dataset.skillMatch)).toEqual(["false", "true"])
  expect(screen.getByText("Kotlin: 1 role, 3 yr 6 mo")).toBeInTheDocument()
})
