import { renderToStaticMarkup } from "react-dom/server"
import { type Content, type FileName, schemaOf } from "../../../src/content/schemas"
import { mapTexts } from "../../../src/content/schemas/introspection"
import { withPlaces } from "../../../src/gatsby/develop/text-places"
import { addPlace, placesIn, withoutPlaces } from "../../../src/lib/text-places"
import ResumePage, { type ResumePageProps } from "../../../src/templates/resume"
import { loadPerson, PEOPLE } from "../../load-person"
import { resumePageData } from "../../resume-page-data"

function renderPage(page: unknown): string {
  const [backLink, buildDate] = [{ href: "/", text: "Ada" }, { month: "2026-11" }]
  const data = { backLink, buildDate, resumeSource: { page } }
  const props = { data, location: { hash: "" }, pageContext: { id: "a", isVariant: false } }
  return renderToStaticMarkup(<ResumePage {...(props as unknown as ResumePageProps)} />)
}

test.each(PEOPLE)("%s: the page is the same but for the places of its texts", async (name) => {
  const { variants, letters, translations: _, ...files } = await loadPerson(name)
  let line = 0
  const mark = (text: string) => addPlace(text, `a.yaml:${++line}:1`)
  const marked = Object.entries(files).map(([file, data]) => [
    file,
    mapTexts(schemaOf(file as FileName), data, mark),
  ])
  const page = resumePageData({ ...files, variants, letters })
  const content = { ...Object.fromEntries(marked), variants, letters } as Content
  const html = renderPage(withPlaces(page, resumePageData(content)))
  expect(placesIn(html).length).toBeGreaterThan(50)
  expect(withoutPlaces(html)).toBe(renderPage(page))
})
