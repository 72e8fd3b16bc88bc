import { render } from "@testing-library/react"
import fc from "fast-check"
import type { Content } from "../../content/schemas"
import { toModel } from "../../exports/model"
import { toOutline } from "../../exports/outline"
import { toPrintAreas } from "../../exports/plan-pages"
import { textOf } from "../../lib/variant-picks"
import { fullContent, minimalContent } from "../../testing/content"
import { findDanglingLines, partialContent, shownHeadings } from "../../testing/partial-content"
import ResumePage, { type ResumePageProps } from "../resume"

const RUNS = { numRuns: 30, seed: 12 }

const PDF = {
  path: "/resume.pdf",
  mediaType: "application/pdf",
  title: "PDF",
  downloadName: "ada-resume.pdf",
}

const META = {
  ...{ title: "Résumé", description: "A résumé.", siteName: "Ada", canonical: "", image: "" },
  ...{ imageAlt: "", alternates: [], jsonLd: "{}", version: "0123abcd" },
}

/** @returns the data of the page query: absent fields are null, responsibilities are texts */
function toData({ owner, resume, skills, work }: Content): ResumePageProps["data"] {
  const nullable = { text: null, organization: null, location: null, url: null, startDate: null }
  return {
    pageMeta: META,
    about: { title: "About" },
    site: { buildMonth: "2026-07" },
    owner: { ...owner, availability: owner.availability ?? null },
    resumeVariant: {
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
      printAreas: toPrintAreas(
        toOutline(toModel({ ...minimalContent(), resume, skills, work })).sections,
        "auto",
      ),
      resumeFormats: { updated: resume.updated, formats: [PDF] },
    },
  }
}

/** Renders each résumé under a name of its own, because expanded items are remembered by name. */
function renderResume(content: Content) {
  const pageContext = { base: `/${Math.random()}`, isVariant: false }
  const location = { ...window.location, hash: "" } as ResumePageProps["location"]
  return render(<ResumePage data={toData(content)} location={location} pageContext={pageContext} />)
}

test("shows the sections that have content, in order, and no empty element", () => {
  fc.assert(
    fc.property(partialContent(), (content) => {
      const { container, unmount } = renderResume(content)
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

test("groups the sections by the areas in which they are printed, in the order of the content", () => {
  const { container } = renderResume(fullContent())
  const groups = [...container.querySelectorAll("[data-group]")].map((group) => [
    group.getAttribute("data-group"),
    [...group.children].map(({ id }) => id),
  ])
  const areas = toPrintAreas(toOutline(toModel(fullContent())).sections, "auto")
  expect(groups.flatMap(([, ids]) => ids)).toEqual(areas.map(({ id }) => id))
  for (const [group, ids] of groups) {
    for (const id of ids ?? []) expect(areas).toContainEqual({ id, area: group })
  }
})
