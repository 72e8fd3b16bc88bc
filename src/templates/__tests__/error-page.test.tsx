/** @jest-environment jsdom */
import { renderToStaticMarkup } from "react-dom/server"
import { WEBSITE_DATA } from "../../../test/website-data"
import { Head } from "../error-page"

test("an error page says whose it is, and search engines do not index it", () => {
  const errors = {
    title: "Error",
    errors: [{ status: 404, reason: "Not Found", message: "No.", digits: "M1 1h0" }],
  }
  const head = (
    <Head
      data={{ ...WEBSITE_DATA, errors }}
      location={window.location as never}
      pageContext={{ status: 404 }}
    />
  )
  expect(renderToStaticMarkup(head)).toContain("<title>404 — Not Found — Ada</title>")
  expect(renderToStaticMarkup(head)).toContain('<meta name="robots" content="noindex"/>')
})
