import { renderToStaticMarkup } from "react-dom/server"
import { type FileName, schemaOf } from "../../../src/content/schemas"
import { isForPeople } from "../../../src/content/schemas/introspection"
import { mapFiles } from "../../../src/content/tree/files-in"
import { mapTexts, type PlacedText } from "../../../src/content/tree/walk"
import { withPlacesOf } from "../../../src/gatsby/develop/text-places"
import { addPlace, placesIn, withoutPlaces } from "../../../src/lib/text-places"
import ResumePage, { type ResumePageProps } from "../../../src/templates/resume"
import { loadPerson, PEOPLE } from "../../load-person"
import { resumePageData } from "../../resume-page-data"

function renderPage(page: object): string {
  const backLink = { href: "/", text: "Ada" }
  const data = { ...page, language: { backLink }, buildDate: { month: "2026-11" } }
  const props = { data, location: { hash: "" }, pageContext: { variant: "" } }
  return renderToStaticMarkup(<ResumePage {...(props as unknown as ResumePageProps)} />)
}

test.each(PEOPLE)("%s: the page is the same but for the places of its texts", async (name) => {
  const content = await loadPerson(name)
  let line = 0
  const mark = ({ text, notes }: PlacedText) =>
    isForPeople(notes) ? addPlace(text, `a.yaml:${++line}:1`) : text
  const marked = mapFiles(
    content,
    <Data,>(file: FileName, data: Data) => mapTexts(schemaOf(file), data, mark) as Data,
  )
  process.env.gatsby_executing_command = "develop"
  const page = resumePageData(content)
  const html = renderPage(await withPlacesOf(marked, "en", resumePageData))
  expect(placesIn(html).length).toBeGreaterThan(50)
  expect(withoutPlaces(html)).toBe(renderPage(page))
})
