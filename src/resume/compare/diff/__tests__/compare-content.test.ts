/** @jest-environment node */

import { fullContent } from "../../../../../test/content"
import { loadSiteContent } from "../../../../../test/site-content"
import type { Content } from "../../../../content/schemas"
import { companiesOf } from "../../../../content/values/work-items"
import { compareContent, compareResumes } from "../compare-content"
import { formatChanges } from "../format-changes"

/** @returns the changes that the function makes, as people read them */
async function changesOf(change: (content: Content) => void): Promise<string> {
  const before = await loadSiteContent()
  const after = structuredClone(before)
  change(after)
  return formatChanges(compareContent(before, after))
}

const companyOf = (content: Content) => {
  const company = companiesOf(content.work).find(({ id }) => id === "specimen-payments")
  if (!company) throw new Error("The sample has no such company.")
  return company
}

test("says that nothing changed between equal contents", () => {
  expect(formatChanges(compareContent(fullContent(), fullContent()))).toBe("nothing changed")
})

test("names the company of a responsibility that is reworded, added or removed", async () => {
  const text = await changesOf((content) => {
    const { responsibilities } = companyOf(content)
    responsibilities[2] =
      "Cut 99th-percentile latency from 410 ms to 95 ms by caching rules in Redis."
    responsibilities.pop()
    responsibilities.push("Wrote it all down.")
  })
  expect(text).toBe(`Specimen Payments: a responsibility reworded
  - Cut 99th-percentile authorization latency from 410 ms to 95 ms by caching merchant rules in Redis.
  + Cut 99th-percentile latency from 410 ms to 95 ms by caching rules in Redis.
Specimen Payments: a responsibility added
  + Wrote it all down.
Specimen Payments: a responsibility removed
  - Replaced hand-built environments with Terraform, taking new-region setup from three weeks to two days.`)
})

test("names fields, roles, companies and files", async () => {
  const text = await changesOf((content) => {
    content.owner.headline = "Staff engineer"
    const company = companyOf(content)
    Object.assign(company.roles[0] ?? {}, { endDate: "Apr 2023" })
    company.company = "Specimen Pay"
    content.work.work.reverse()
    content.variants = {}
    delete content.about
  })
  expect(text).toContain("owner.yaml: a headline changed\n  - Senior backend engineer\n  + Staff")
  expect(text).toContain(
    "Specimen Payments, Technical Lead: an endDate changed\n  - Mar 2023\n  + Apr 2023",
  )
  expect(text).toContain("Specimen Payments: a company changed")
  expect(text).toContain("work.yaml: work reordered")
  expect(text).toContain("variants/platform.yaml: a file removed")
  expect(text).toContain("about.yaml: a file removed")
})

test("tells a tag from the text that has it", async () => {
  const text = await changesOf((content) => {
    companyOf(content).responsibilities[2] = {
      text: "Cut 99th-percentile authorization latency from 410 ms to 95 ms by caching merchant rules in Redis.",
      tags: ["platform"],
    }
  })
  expect(text).toMatch(/^Specimen Payments, Cut .*: a tag added\n {2}\+ platform$/)
})

test("names an item of a list whose plural is irregular", async () => {
  const text = await changesOf(({ skills }) => {
    skills.skills[0]?.skills[0]?.aliases.push("ABC")
  })
  expect(text).toContain("an alias added\n  + ABC")
})

test("says that a private value changed, and not what it is", async () => {
  const text = await changesOf(({ owner }) => {
    for (const field of owner.contact) if (field.kind === "phone") field.value = "+1 503-555-0199"
    owner.address = { street: "1 Secret Street", forms: ["hand-out"] }
  })
  expect(text).toBe(`phone: a value changed
  - (a private value)
  + (a private value)
owner.yaml: an address added
  + (a private value)`)
})

test("compares what a résumé shows, and not the other pages", async () => {
  const before = await loadSiteContent()
  const after = { ...before, home: { ...before.home, lead: "Other." } }
  expect(compareResumes(before, after)).toEqual([])
  expect(compareContent(before, after)).toHaveLength(1)
})
