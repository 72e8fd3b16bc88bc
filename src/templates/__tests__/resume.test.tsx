/** @jest-environment jsdom */
import { render, waitFor, within } from "@testing-library/react"
import fc from "fast-check"
import { renderToStaticMarkup } from "react-dom/server"
import { fullContent } from "../../../test/content"
import { findMissingFacts } from "../../../test/formats/facts"
import { withUniqueValues } from "../../../test/formats/unique-values"
import { countOf } from "../../../test/matrix"
import { resumePageData } from "../../../test/resume-page-data"
import { anyContent, findDanglingLines, shownHeadings } from "../../../test/schema-content"
import { WEBSITE_DATA } from "../../../test/website-data"
import type { Content } from "../../content/schemas"
import ResumePage, { Head, type ResumePageProps } from "../resume"

const RUNS = { numRuns: countOf(4, 30), seed: 12 }

const META = {
  title: "Résumé",
  description: "A résumé.",
  siteName: "Ada",
  canonical: "",
  image: "",
  language: "en",
  imageAlt: "",
  alternates: [],
  languages: [],
  locales: [],
  jsonLd: "{}",
  version: "0123abcd",
}

/** @returns the data of the page query */
function toData(content: Content): ResumePageProps["data"] {
  const { language } = WEBSITE_DATA
  const data: unknown = {
    ...WEBSITE_DATA,
    pageMeta: META,
    language: { ...language, backLink: { href: "/about/", text: "About" } },
    buildDate: { year: "2026", month: "2026-07" },
    ...resumePageData(content),
  }
  // GraphQL returns null for an absent field, and the components treat undefined like null.
  return data as ResumePageProps["data"]
}

/** Renders each résumé under a name of its own, because expanded items are remembered by name. */
function renderResume(content: Content) {
  const pathname = `/${Math.random()}/`
  const location = { ...window.location, pathname, hash: "" } as ResumePageProps["location"]
  return render(
    <ResumePage data={toData(content)} location={location} pageContext={{ variant: "" }} />,
  )
}

/** Renders a résumé with skills, and waits for the list boxes, which load later. */
async function renderLoaded(content: Content) {
  const rendered = renderResume(content)
  const listBox = () => rendered.container.querySelector("[role=listbox]")
  await waitFor(() => expect(listBox()).not.toBeNull())
  return rendered
}

test("search engines index the main résumé, and no variant", () => {
  const robots = ["", "bank"].map((variant) => {
    const props = { location: window.location as never, pageContext: { variant } }
    const head = renderToStaticMarkup(<Head data={toData(fullContent())} {...props} />)
    return head.includes('<meta name="robots" content="noindex"/>')
  })
  expect(robots).toEqual([false, true])
})

test("shows the sections that have content, in order, and no empty element", () => {
  fc.assert(
    fc.property(anyContent(), (content) => {
      const { container, unmount } = renderResume(content)
      const texts = (selector: string) =>
        [...container.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "")
      expect(texts("h2, [role=heading][aria-level='2']")).toEqual(shownHeadings(content))
      expect(
        texts("h1, h2, h3, [role=heading], p, ul, li, a, article, section, address"),
      ).not.toContain("")
      for (const { parentElement } of container.querySelectorAll("li > span[hidden]:last-child"))
        parentElement?.lastElementChild?.remove() // the commas of print
      expect(texts("p, li, h2, h3").flatMap(findDanglingLines)).toEqual([])
      unmount()
    }),
    RUNS,
  )
})

test("groups the sections by the areas in which they are printed, in the order of the content", async () => {
  const { container } = await renderLoaded(fullContent())
  const groups = [...container.querySelectorAll("[data-group]")].map((group) => [
    group.getAttribute("data-group"),
    [...group.children].map(({ id }) => id),
  ])
  const { sections } = resumePageData(fullContent()).resume
  expect(groups.flatMap(([, ids]) => ids)).toEqual(sections.map(({ id }) => id))
  for (const { id, printArea } of sections) {
    expect(groups.find(([, ids]) => ids?.includes(id))?.[0]).toBe(printArea)
  }
})

test("shows the headline and the contact data for the web on screen, and never what is for paper", async () => {
  const { container } = await renderLoaded(fullContent())
  const intro = container.querySelectorAll("address")[1]
  const hrefs = [...(intro?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))
  expect(hrefs).toEqual([
    "mailto:zoe@example.com",
    "https://zoe.example",
    "https://code.example/zo%C3%AB",
  ])
  expect(intro).toHaveTextContent("Portland, OR, or fully remote")
  expect(intro).not.toHaveTextContent("Sample Street")
  expect(container).toHaveTextContent(fullContent().owner.headline.replace(/\s+/g, " "))
})

test("leads to both PDFs and to the jobs, and not a second time to each company", async () => {
  const { container } = await renderLoaded(fullContent())
  const intro = within(
    container.querySelectorAll("address")[1]?.parentElement?.parentElement as HTMLElement,
  )
  const hrefs = intro.getAllByRole("link").map((link) => link.getAttribute("href"))
  const actions = ["/resume.pdf", "/resume-ats.pdf", "#work-experience"]
  expect(hrefs.slice(-3)).toEqual(actions)
})

test("shows the marks of texts in every kind of section", async () => {
  const content = fullContent()
  const { container } = await renderLoaded(content)
  const marked = [content.resume, content.work].flatMap((data) =>
    JSON.stringify(data).match(/Marks: /g),
  )
  const count = (selector: string) => container.querySelectorAll(selector).length
  expect(count("a[href='https://bare.example/x_y']")).toBe(marked.length)
  expect(container.textContent).not.toMatch(/\*\*|\[a link\]/)
})

test("contains every fact that it must contain", async () => {
  const full = fullContent()
  const inParts = { city: "Łódź", region: "Łódzkie", country: "Polska", countryCode: "PL" }
  const web = { ...inParts, street: "1 Street", postalCode: "90-001", visibleIn: ["web" as const] }
  for (const owner of [full.owner, { ...full.owner, location: inParts, address: web }]) {
    const content = withUniqueValues({ ...full, owner })
    const { container, unmount } = await renderLoaded(content)
    const links = [...container.querySelectorAll("a")].map(({ href }) => decodeURIComponent(href))
    const text = [container.textContent, ...links].join("\n")
    // The description is in the head.
    expect(findMissingFacts("page", content, text)).toEqual([
      `resume.description: ${content.resume.description}`,
    ])
    unmount()
  }
})
