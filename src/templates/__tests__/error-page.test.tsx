import { renderToStaticMarkup } from "react-dom/server"
import { Head } from "../error-page"

test("search engines do not index an error page", () => {
  const errors = { title: "Error", errors: [{ status: 404, reason: "Not Found", message: "No." }] }
  const head = (
    <Head
      data={{ website: { language: "en" }, errors }}
      location={window.location as never}
      pageContext={{ status: 404 }}
    />
  )
  expect(renderToStaticMarkup(head)).toContain('<meta name="robots" content="noindex"/>')
})
