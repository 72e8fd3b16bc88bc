/** @jest-environment jsdom */
import { renderToStaticMarkup } from "react-dom/server"
import { HeadTags } from "../page-meta"

test.each([
  ["en", '<html lang="en">'],
  ["ar-JO", '<html lang="ar-JO" dir="rtl">'],
])("a page in %s has its language and its direction", (language, html) => {
  const tags = <HeadTags title="T" description="D" language={language} />
  expect(renderToStaticMarkup(tags)).toContain(html)
})
