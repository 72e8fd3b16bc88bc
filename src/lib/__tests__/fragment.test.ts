import { fragmentId, sanitizeFragment } from "../fragment"

test.each([
  ["", ""],
  ["#work-experience", "work-experience"],
  ["#caf%C3%A9", "café"],
  ["#100%", "100%"],
  ["#%E0%A4%A", "%E0%A4%A"],
])("%s names the id '%s', mended or not", (hash, id) => {
  expect(fragmentId(hash)).toBe(id)
  expect(fragmentId(sanitizeFragment(hash))).toBe(id)
})

test.each(["#%", "#%E0%A4%A", "#%FF"])("%s is mended, so that Gatsby can decode it", (hash) => {
  expect(() => decodeURI(hash)).toThrow(URIError)
  expect(() => decodeURI(sanitizeFragment(hash))).not.toThrow()
})

test("leaves a sound fragment as it is", () => {
  expect(sanitizeFragment("#caf%C3%A9")).toBe("#caf%C3%A9")
})
