import { render } from "@testing-library/react"
import fc from "fast-check"
import type { Content } from "../../content/schemas"
import { textOf } from "../../lib/variant-picks"
import { fullContent } from "../../testing/content"
import { mockIntersectionObserver } from "../../testing/mock-intersection-observer"
import { findDanglingLines, partialContent, shownHeadings } from "../../testing/partial-content"
import { ResumeBody, type ResumeBodyProps } from "../resume-body"

const RUNS = { numRuns: 30, seed: 12 }

const PDF = {
  path: "/resume.pdf",
  mediaType: "application/pdf",
  title: "PDF",
  downloadName: "ada-resume.pdf",
}

/** What a query would give: an absent field is null, and a responsibility is its text. */
function toData({ owner, resume, skills, work }: Content): ResumeBodyProps["data"] {
  const nullable = { text: null, organization: null, location: null, url: null, startDate: null }
  return {
    about: { title: "About" },
    site: { buildMonth: "2026-07" },
    owner: { ...owner, availability: owner.availability ?? null },
    resume: {
      ...resume,
      sections: resume.sections.map((section) => ({
        id: null,
        ...section,
        content:
          "content" in section
            ? {
                ...nullable,
                ...section.content,
                entries: section.content.entries.map((entry) => ({ ...nullable, ...entry })),
              }
            : null,
      })),
    },
    skills,
    work: {
      work: work.work.map((company) => ({
        ...nullable,
        ...company,
        responsibilities: company.responsibilities.map(textOf),
      })),
    },
    resumeFormats: { updated: resume.updated, hash: "0123abcd", formats: [PDF] },
  }
}

mockIntersectionObserver()

// jsdom has no paper.
const screen = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
Object.assign(window, { matchMedia: () => screen })

/** Each under a name of its own, as a page remembers what was open under its name. */
function show(content: Content) {
  return render(<ResumeBody data={toData(content)} base={`/${Math.random()}`} hash="" />)
}

test("the page shows the sections that have something to show, in order, and nothing hollow", () => {
  fc.assert(
    fc.property(partialContent(), (content) => {
      const { container, unmount } = show(content)
      const texts = (selector: string) =>
        [...container.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "")
      expect(texts("h2, [role=heading][aria-level='2']")).toEqual(shownHeadings(content))
      expect(
        texts("h1, h2, h3, [role=heading], p, ul, li, a, article, section, address"),
      ).not.toContain("")
      expect(texts("p, li, h2, h3").flatMap(findDanglingLines)).toEqual([])
      unmount()
    }),
    RUNS,
  )
})

/** Whether the style of the sections' frame, which holds for paper, has two columns. */
function isSplit(container: HTMLElement): boolean {
  const frame = container.querySelector("[data-accordion-component='Accordion']")
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  return rules.some(
    ({ cssText }) => cssText.includes(`.${frame?.className} `) && cssText.includes("1.8fr"),
  )
}

test("paper has two columns only if there is work, and something else, to stand in them", () => {
  const content = fullContent()
  const withSections = (...names: string[]): Content => ({
    ...content,
    resume: {
      ...content.resume,
      sections: content.resume.sections.filter(({ section }) => names.includes(section)),
    },
  })
  const splits = (...names: string[]) => isSplit(show(withSections(...names)).container)
  expect(splits("Objective", "WorkExperience", "Education")).toBe(true)
  expect(splits("WorkExperience", "Custom")).toBe(true)
  expect(splits("Objective", "Education", "Custom")).toBe(false)
  expect(splits("Objective", "WorkExperience")).toBe(false)
})
