/** @jest-environment jsdom */
import { act } from "@testing-library/react"
import type { ReactElement } from "react"
import { renderDemo } from "../../test/render-demo"
import { translatePage } from "../../test/translate-page"
import { CareerTimeline } from "../components/career-timeline"
import { CarouselControls } from "../components/carousel-parts"
import { MatchingSkills } from "../components/matching-skills"
import { Period } from "../components/period"
import { SelectionSummary } from "../components/selection-summary"
import { StandingsTable } from "../demos/standings-table"
import { MatchList } from "../demos/tournament/match-list"
import { useExpandedItems } from "../hooks/use-expanded-items"
import { ErrorScreen } from "../sections/error-screen"
import { SiteFooter } from "../sections/site-footer"
import { Work } from "../sections/work"

const role = (title: string, startDate: string, skills: string[] = []) => {
  return { title, startDate, endDate: "", skills, location: null, summary: null }
}

const WORK = [
  ["one", [role("Lead", "Mar 2026"), role("Engineer", "Jan 2020", ["java"])]],
  ["two", [role("Clerk", "Jan 2019", ["java", "sql"])]],
].map(([id, roles]) => ({
  id: id as string,
  company: id as string,
  roles: (roles as ReturnType<typeof role>[]).map((each) => ({ ...each, responsibilities: [] })),
  responsibilities: [],
  ...{ location: null, url: null, summary: null, break: null, startDate: null, endDate: null },
  text: null,
}))

const SELECTABLE = new Map([
  ["java", "Java"],
  ["sql", "SQL"],
])

type Props = { month?: string; search?: string }

function Timeline({ month = "2026-01", search = "?" }: Props) {
  window.history.replaceState(null, "", search)
  return <CareerTimeline work={WORK} selectable={SELECTABLE} currentMonth={month} />
}

const timeline = (props: Props = {}) => <Timeline {...props} />

function Companies({ month = "2026-01", search = "?" }: Props) {
  window.history.replaceState(null, "", search)
  const expandedItems = useExpandedItems("work", [])
  return (
    <Work work={WORK} selectable={SELECTABLE} currentMonth={month} expandedItems={expandedItems} />
  )
}

const companies = (props: Props = {}) => <Companies {...props} />

function Footer({ year }: { year: number }) {
  jest.setSystemTime(new Date(year, 5))
  const texts = { ownerName: "Robin", thanks: "Thanks", sourceText: "", sourceUrl: null }
  return <SiteFooter {...texts} buildYear="2020" footerLinks={[]} metalMode />
}

const footer = (year: number) => <Footer year={year} />

const line = (id: string, rank: number, move: number) => ({ id, rank, move, name: id, cells: [] })
const table = (...rows: ReturnType<typeof line>[]) => (
  <StandingsTable heads={["Card"]} rows={rows} notes={[`${rows.length} rows`]} />
)

const matches = (ball: number, score: number) => (
  <MatchList
    matches={[
      {
        id: "a",
        machine: "kraken",
        players: ["ada"],
        status: ball > 0 ? "live" : "waiting",
        scores: [{ player: "ada", ball, score }],
      },
    ]}
    latest={undefined}
    playerName={(id) => id}
    machineName={(id) => id}
  />
)

const summary = (...lines: string[]) => (
  <SelectionSummary hint="Select." hintId="hint" lines={lines} onClear={() => {}} />
)

const slide = (active: number) => (
  <CarouselControls active={active} count={3} controls="cards" onStep={() => {}} />
)

const skills = (...names: string[]) => <MatchingSkills names={names} />

const period = (currentMonth: string) => (
  <p>
    <Period ranges={[{ startDate: "Mar 2026", endDate: "" }]} currentMonth={currentMonth} />
  </p>
)

const error = (status: string, message: string) => (
  <ErrorScreen title="Error" status={[status, "Odd"]} message={message} onRetry={() => {}} />
)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each<[string, ...ReactElement[]]>([
  [
    "the line above the career bar",
    timeline(),
    timeline({ search: "?skills=java" }),
    timeline({ search: "?skills=java,sql" }),
    timeline(),
  ],
  ["the title in the career bar", timeline(), timeline({ month: "2026-04" })],
  [
    "the skills that a company used",
    companies(),
    companies({ search: "?skills=sql" }),
    companies({ search: "?skills=java,sql" }),
    companies(),
  ],
  ["the newest role of a company", companies(), companies({ month: "2026-04" })],
  [
    "the names of skills",
    skills("Java"),
    skills("SQL"),
    skills("שפה", "SQL"),
    skills("שפה", "Java", "SQL"),
  ],
  ["the summary of a selection", summary(), summary("A"), summary("A", "B"), summary()],
  ["a period that begins", period("2026-01"), period("2026-04")],
  ["the position of a carousel", slide(0), slide(1), slide(2)],
  ["the year of the footer", footer(2026), footer(2027)],
  ["an error", error("404", "Nothing."), error("403", "Nothing."), error("403", "Closed.")],
  [
    "the ranks of a table",
    table(line("a", 1, 0), line("b", 2, 0)),
    table(line("b", 1, 1), line("a", 2, -1)),
    table(line("b", 1, -1), line("a", 1, 1)),
    table(line("a", 1, 0), line("b", 2, 0), line("c", 3, 0)),
    table(line("c", 1, 2), line("a", 1, 0), line("b", 3, -12)),
  ],
  ["the scores of a match", matches(0, 0), matches(1, 10), matches(2, 2000), matches(0, 0)],
])("%s is up to date in a page that the browser translates", (_, first, ...others) => {
  const { container, rerender } = renderDemo(first)
  for (const next of others) {
    act(() => translatePage(false))
    rerender(next)
    act(() => window.dispatchEvent(new Event("popstate")))
    const fresh = renderDemo(next)
    expect(container.textContent).toBe(fresh.container.textContent)
    fresh.unmount()
  }
})
