import { defaultPolicy } from "../trusted-types"

test("allows the empty script element of React and no other markup", () => {
  expect(defaultPolicy.createHTML("<script></script>")).toBe("<script></script>")
  expect(defaultPolicy.createHTML("<script>run()</script>")).toBeNull()
  expect(defaultPolicy.createHTML("text")).toBeNull()
  expect(defaultPolicy.createHTML('"<img>"')).toBeNull()
})

test("allows JSON in a script element, but no code and no markup", () => {
  const data = '{"@context":"https://schema.org","name":"A \\u003c B"}'
  expect(defaultPolicy.createHTML(data)).toBe(data)
  expect(defaultPolicy.createScript(data)).toBe(data)
  expect(defaultPolicy.createScript("run()")).toBeNull()
  expect(defaultPolicy.createHTML('"<img src=x onerror=run()>"')).toBeNull()
})
