/** @jest-environment node */
import { fullContent } from "../../testing/content"
import { describeOutput } from "../describe-output"

const PICTURES = "/static/0084af441457b845a02218be67b37f75"

test("counts pages, pictures and the files of every résumé", () => {
  const content = { ...fullContent(), variants: { acme: {} } }
  const files = [
    ...["/index.html", "/404.html", "/page-data/index/page-data.json", "/index.html.br"],
    ...[`${PICTURES}/492e5/moth.webp`, `${PICTURES}/7334b/moth.png`, "/static/font-635001ef.woff2"],
    ...["/resume.pdf", "/resume/acme.pdf", "/resume/acme.txt", "/contact.vcf", "/robots.txt"],
  ]
  expect(describeOutput(files, content)).toBe(
    "2 pages, 1 picture in 2 sizes and formats, 4 files of the résumé",
  )
})

test("does not mention pictures if there are none", () => {
  const files = ["/index.html", "/resume.pdf"]
  expect(describeOutput(files, fullContent())).toBe("1 page, 1 file of the résumé")
})
