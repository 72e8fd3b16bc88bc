import { findRejected } from "../graphemes"

const isAccepted = (grapheme: string) => !grapheme.includes("x") && grapheme !== "y\u0301"

test("finds single characters, and characters that only their marks make invalid", () => {
  expect(findRejected("🎉 x\u0301 y y\u0301", isAccepted)).toEqual([
    { rejected: "x", offset: 3 },
    { rejected: "y\u0301", offset: 8 },
  ])
})
