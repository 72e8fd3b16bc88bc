import { fullContent } from "../../../../test/content"
import type { Content } from "../../../content/schemas"
import { variantSchema } from "../../../content/schemas/variants"
import { findVariantLeaks, toHiddenVariants } from "../find-variant-leaks"

const OBJECTIVE = "I want to write to “Acme & Sons” only."

function contentWith(variants: Record<string, object>): Content {
  const parsed = Object.entries(variants).map(([name, variant]) => [
    name,
    variantSchema.parse(variant),
  ])
  return { ...fullContent(), variants: Object.fromEntries(parsed) }
}

const content = contentWith({
  acme: { title: "Acme Résumé", headline: "Ledger engineer", objective: OBJECTIVE },
  other: {},
})

const leaksOf = (path: string, text: string, of = content) =>
  findVariantLeaks(toHiddenVariants(of), { path, text })

test.each([
  ["app-1.js", `JSON.parse('[{"path":"/resume/acme/"}]')`, "the address"],
  ["_headers", "/resume/acme.md\n  Content-Type: text/markdown", "the address"],
  ["sitemap.xml", "<loc>https://a.example/resume/acme/</loc>", "the address"],
  ["index.html", `<meta content="/share/resume-acme.png">`, "the address"],
  ["index.html", `<a href="/resume/acme-ats.pdf">`, "the address"],
  ["index.html", "Send acme-ats.pdf.", "the address"],
  ["index.html", "/resume//acme/", "the address"],
  ["index.html", "/resume/./acme.txt", "the address"],
  ["index.html", "/resume/x/../acme/", "the address"],
  ["index.html", "resume/<b>acme</b>", "the address"],
  ["index.html", "resume%2F<b>ac</b>me-ats.pdf", "the address"],
  ["index.html", "/share/resume-<i>acme</i>.png", "the address"],
  ["resume/other/index.html", "<h1>Acme R&#233;sum&#xe9;</h1>", "the title"],
  ["index.html", "<h1><b>Acme</b> <i>Résumé</i></h1>", "the title"],
  ["resume.md", "I am a __Ledger__ *engineer*", "the headline"],
  ["app.js", "a **Led**ger<br>engineer", "the headline"],
  ["resume.txt", "a Led\u00adger\u00a0\n  engineer", "the headline"],
  ["resume.md", "> I want to write to **“Acme & Sons”** only", "the objective"],
  ["resume/other/index.html", "<p>Ledger engineer</p>", "the headline"],
  ["resume.txt", "I want to write to\n“Acme & Sons” only.", "the objective"],
  ["page-data/resume/page-data.json", JSON.stringify({ text: OBJECTIVE }), "the objective"],
])("finds a variant in %s", (path, text, what) => {
  expect(leaksOf(path, text)).toEqual([
    `${what} of variants/acme.yaml, which only the files of the variant may contain.`,
  ])
})

test.each([
  "resume/acme/index.html",
  "resume/acme.txt",
  "resume/acme-ats.pdf",
  "page-data/resume/acme/page-data.json",
  "share/resume-acme.png",
])("allows %s to name its variant", (path) => {
  expect(leaksOf(path, `/resume/acme/ Acme Résumé ${OBJECTIVE}`)).toEqual([])
  expect(leaksOf(path, "/resume/other/")).toHaveLength(1)
})

test("accepts other addresses that start or end alike", () => {
  const others =
    "/resume/acme-2/ /my-resume/acme2 /resume/ acme /resume/acme-ats2.pdf resume/x/acme my-acme-ats.pdf"
  expect(leaksOf("index.html", others)).toEqual([])
  expect(leaksOf("index.html", "/resume-ats.pdf", contentWith({ resume: {} }))).toEqual([])
})

test("accepts the words of a text in other sentences", () => {
  expect(leaksOf("index.html", "Ledger. Engineer, ledger-engineer, ledgers engineer")).toEqual([])
})

test("accepts the address of a legal page, but not the share image of a variant", () => {
  const sections = [{ lines: ["Line"], paragraphs: [] }]
  const page = { id: "resume-acme", title: "Acme", description: "Text", sections }
  const withPage = { ...content, legal: { pages: [page] } }
  expect(leaksOf("sitemap.xml", "/resume-acme/ /share/resume-acme-.png", withPage)).toEqual([])
  expect(leaksOf("index.html", "/share/resume-acme.png", withPage)).toHaveLength(1)
  expect(leaksOf("index.html", "/resume/acme/", withPage)).toHaveLength(1)
})

test("ignores texts that the public content has too, and single words", () => {
  const { resume } = fullContent()
  const same = contentWith({ acme: { title: resume.title, objective: resume.description } })
  expect(leaksOf("index.html", `${resume.title} ${resume.description}`, same)).toEqual([])
  expect(
    leaksOf("app.js", "navigator.platform", contentWith({ a: { title: "platform" } })),
  ).toEqual([])
})

test("finds a text that has marks itself, and accepts it where the public content has it with others", () => {
  const marked = contentWith({ acme: { headline: "Head of **Acme** Platform." } })
  expect(leaksOf("index.html", "Head of <strong>Acme</strong> Platform", marked)).toHaveLength(1)
  const home = { ...content.home, lead: "Head of *Acme* Platform" }
  expect(leaksOf("index.html", "Head of Acme Platform", { ...marked, home })).toEqual([])
})

test("a variant may contain the title of another one", () => {
  const variants = contentWith({
    engineer: { title: "Platform “Engineer”" },
    lead: { title: "Lead Platform “Engineer”" },
  })
  const text = "<h1>Lead Platform “Engineer”</h1>"
  expect(leaksOf("resume/lead/index.html", text, variants)).toEqual([])
  expect(leaksOf("resume.txt", text, variants)).toHaveLength(2)
  expect(leaksOf("resume/engineer.txt", text, variants)).toHaveLength(1)
})

test("a variant may not contain the address of another one", () => {
  const variants = contentWith({ acme: {}, other: { objective: "See /resume/acme/ too." } })
  expect(leaksOf("resume/other/index.html", "See /resume/acme/ too.", variants)).toHaveLength(1)
})
