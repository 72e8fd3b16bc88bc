/** Finds the roles in a PDF: programs take the company and the dates from beside the title. */
import { plainText } from "../../lib/inline-text"
import { wordsForParsers } from "../formats/for-parsers"
import type { Company, ResumeModel, Role } from "../model/model"
import { workDates } from "../model/resume-words"
import type { Letters } from "./letters"

export type Reading = { letters: Letters; model: ResumeModel; isOneColumn: boolean }

/**
 * The PDF in one column has the company beside each title. Another one may have it above an earlier role.
 * @param from the first letter below the heading
 * @returns the roles, as in 'Technical Lead (Specimen Payments, Jul 2021 – Mar 2023)', and why one is lost whose
 *   title is there
 */
export function findRoles(
  companies: readonly Company[],
  from: number | undefined,
  reading: Reading,
): { title: string; value: string; why: string | undefined }[] {
  const roles = companies.flatMap((item) =>
    item.roles.map((role) => searchRole(role, item, from, reading)),
  )
  const heads = roles
    .flatMap(({ places }) => places.filter(({ hasCompany }) => hasCompany))
    .toSorted((one, other) => one.start - other.start)
  return roles.map(({ title, value, places }) => {
    const dated = places.filter(({ hasDates }) => hasDates)
    const isFound = dated.some(({ start, company, hasCompany }) => {
      const above = reading.isOneColumn ? undefined : heads.findLast((head) => head.start < start)
      return hasCompany || above?.company === company
    })
    if (isFound) return { title, value, why: undefined }
    const what = dated.length > 0 ? "company is" : "dates are"
    const help = reading.isOneColumn
      ? "Build the site again."
      : "For an upload, use the PDF in one column."
    const why = `Programs take a role from one place, and the ${what} not beside the title. ${help}`
    return { title, value, why }
  })
}

/** @returns where the title stands, and what stands beside it, with nothing but places and a text between */
function searchRole(
  role: Role,
  { company, location = "", summary = "" }: Company,
  from: number | undefined,
  { letters, model }: Reading,
) {
  const { title } = role
  const [dates = "", datesInOneColumn = ""] = [model.words, wordsForParsers(model)].map((words) =>
    workDates(role, words, model.updated),
  )
  const between = [location, role.location ?? "", plainText(summary)]
  const places = letters.find(title, from).map(({ start, end }) => {
    const isBeside = letters.besideOf({ start, end }, [
      company,
      dates,
      datesInOneColumn,
      ...between,
    ])
    const hasDates = isBeside(dates) || isBeside(datesInOneColumn)
    return { start, company, hasCompany: isBeside(company), hasDates }
  })
  return { title, value: `${title} (${company}, ${dates})`, places }
}
