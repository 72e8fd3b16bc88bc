import { fragmentId, sanitizeFragment } from "../fragment"

test.each([
  ["", ""],
  ["#work-experience", "work-experience"],
  ["#caf%C3%A9", "café"],
  ["#100%", "100%"],
  ["#%E0%A4%A", "%E0%A4%A"],
])("%s names the id '%s', sanitized or not", (hash, id) => {
  expect(fragmentId(hash)).toBe(id)
  expect(fragmentId(sanitizeFragment(hash))).toBe(id)
})

test.each(["#%", "#%E0%A4%A", "#%FF"])("%s is sanitized, so that Gatsby can decode it", (hash) => {
  expect(() => decodeURI(hash)).toThrow(URIError)
  expect(() => decodeURI(sanitizeFragment(hash))).not.toThrow()
})

test("does not change a fragment that can be decoded", () => {
  expect(sanitizeFragment("#caf%C3%A9")).toBe("#caf%C3%A9")
})
