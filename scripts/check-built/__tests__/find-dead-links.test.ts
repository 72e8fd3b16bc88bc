import { makeTemporaryFolder, writeInto } from "../../../test/temporary-folder"
import { findDeadLinks } from "../find-dead-links"

let folder: string

beforeEach(() => {
  folder = makeTemporaryFolder()
})

const write = (file: string, text = "") => writeInto(folder, file, text)

const messagesOf = async (html: string, pathPrefix = "") => {
  write("index.html", html)
  const problems = await findDeadLinks({ folder, origin: "https://ada.example", pathPrefix })
  return problems.map(({ place, message }) => `${place} ${message}`)
}

test("accepts links to pages, files, ids and other sites", async () => {
  write("about/index.html", `<p id="a b">`)
  write("résumé.pdf")
  write("static/a.png")
  const html = `<main id="content"></main><a href="#content"></a><a href="/about/"></a><a href="/about">
    </a><a href="/about/?x=1#a%20b"></a><a href="/r%C3%A9sum%C3%A9.pdf#page=2"></a>
    <a href="https://ada.example/about/"></a><a href="https://other.example/nothing/"></a>
    <a href="mailto:ada@ada.example"></a><img src="/static/a.png" srcset="/static/a.png 1x, /static/a.png 2x">`
  expect(await messagesOf(html)).toEqual([])
})

test.each([
  [`<a href="/no/">`, "/no/"],
  [`<a href="https://ada.example/no.pdf">`, "/no.pdf"],
  [`<img src="/no.png">`, "/no.png"],
  [`<source srcset="/index.html 1x, /no.webp 2x">`, "/no.webp"],
  [`<script data-src="/index.html /no.js"></script>`, "/no.js"],
  [`<noscript><img src="/no.png"></noscript>`, "/no.png"],
])("reports %s", async (html, address) => {
  expect(await messagesOf(html)).toEqual([`/ The address ${address} leads to nothing.`])
})

test("reports an id that the page does not have", async () => {
  write("about/index.html", "<p id=here>")
  expect(await messagesOf(`<a href="/about/#there"></a><a href="#here"></a>`)).toEqual([
    "/ The address /about/#there names an id that its page does not have.",
    "/ The address #here names an id that its page does not have.",
  ])
})

test("reports an address with an escape that is not valid", async () => {
  write("about/index.html", "<p id=here>")
  expect(await messagesOf(`<a href="/100%.pdf"></a><a href="/about/#100%"></a>`)).toEqual([
    "/ The address /100%.pdf leads to nothing.",
    "/ The address /about/#100% names an id that its page does not have.",
  ])
})

test("removes the prefix of the site", async () => {
  write("about/index.html")
  expect(await messagesOf(`<a href="/name/about/"></a><a href="/name/no/"></a>`, "/name")).toEqual([
    "/ The address /no/ leads to nothing.",
  ])
})

test("finds its own pages at a host beyond ASCII", async () => {
  write("index.html", `<a href="https://xn--mller-kva.example/no/">`)
  const problems = await findDeadLinks({ folder, origin: "https://müller.example", pathPrefix: "" })
  expect(problems).toHaveLength(1)
})
