import { checkContent } from "../../../../test/valid-content"

test("refuses a symbolic link that leads out of the folder", () => {
  expect(checkContent({}, { badLinks: ["/secret.txt"] }).diagnostics).toMatchObject([
    { file: "static/secret.txt", code: "static-link" },
  ])
})
