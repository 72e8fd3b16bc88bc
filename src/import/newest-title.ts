/** Finds a headline for a document without one. */
import { type Data, Reading } from "./data"
import type { WrittenEntry } from "./to-entries"
import { byNewest, type DatedJob } from "./to-work"

/** @returns the title of the newest job, or else of the newest study */
export function newestTitle(
  jobs: readonly DatedJob[],
  sections: readonly Data[],
): string | undefined {
  const roles = jobs.map(({ position: title, dates: { start, end } }) => ({
    ...{ title, startDate: start.value, endDate: end?.value ?? "" },
  }))
  const studies = (sections as { section: string; content?: { entries?: WrittenEntry[] } }[])
    .filter(({ section }) => section === "Education")
    .flatMap(({ content }) => content?.entries ?? [])
    .map(({ title, date, startDate = date, endDate = startDate }) => ({
      ...{ title: String(title), startDate: dateOf(startDate), endDate: dateOf(endDate) },
    }))
  const [role, study] = [roles, studies].map(
    (all) => all.filter((each) => each.title).toSorted(byNewest)[0],
  )
  return role?.title ?? study?.title
}

const dateOf = (date: Data) => (date instanceof Reading ? date.value : "1900")
