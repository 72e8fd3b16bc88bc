import { checkContent } from "../../../../test/valid-content"

const problemsOf = (staticFiles: string[], badLinks: string[] = []) =>
  checkContent({}, { staticFiles: new Set(staticFiles), badLinks }).diagnostics.flatMap(
    ({ code, file }) => (code.startsWith("static") ? [`${file} ${code}`] : []),
  )

test("refuses a file with the address of a page or of a file for hosts", () => {
  const taken = ["/_headers", "/404.html", "/about/index.html", "/index.html"]
  expect(problemsOf(taken)).toEqual(taken.map((file) => `static${file} static-name`))
})

test("accepts every other file, also one that replaces a generated file", () => {
  expect(problemsOf(["/google123.html", "/resume.pdf", "/talk/index.html", "/511.html"])).toEqual(
    [],
  )
})

test("refuses a symbolic link that leads out of the folder", () => {
  expect(problemsOf([], ["/secret.txt"])).toEqual(["static/secret.txt static-link"])
})
