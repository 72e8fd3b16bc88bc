import { readFileSync } from "node:fs"
import { describeError, UserError } from "../run-main"

const errorOf = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

test("an error of the user is its message, and an error of the system a sentence", () => {
  expect(describeError(new UserError("Choose another folder."))).toBe("Choose another folder.")
  const name = "a".repeat(300)
  expect(describeError(errorOf(() => readFileSync(name)))).toBe(
    `The system reports ENAMETOOLONG for ${name}.`,
  )
})

test.each([
  Object.assign(new Error("date not in range"), { code: 10 }),
  new TypeError("x is undefined"),
  "text",
  undefined,
  null,
])("any other error is the error itself: %s", (error) => {
  expect(describeError(error)).toBe(error)
})
