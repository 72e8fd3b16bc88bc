/** Tells companies from career breaks, which both are items of the work history. */

/** @returns whether the item of the work history is a company, and no career break */
export function isCompany<Item extends object>(
  item: Item,
): item is Extract<Item, { company: string }> {
  return "company" in item
}

/** @returns the companies of the work history, without the career breaks */
export function companiesOf<Item extends object>({ work }: { work: readonly Item[] }) {
  return work.filter(isCompany)
}
