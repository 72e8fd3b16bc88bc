import { defaultRules } from "../trusted-types"

test("lets React make an empty script element, and no other markup", () => {
  expect(defaultRules.createHTML("<script></script>")).toBe("<script></script>")
  expect(defaultRules.createHTML("<script>run()</script>")).toBeNull()
  expect(defaultRules.createHTML("text")).toBeNull()
  expect(defaultRules.createHTML('"<img>"')).toBeNull()
})

test("lets data be written into a script element, and neither code nor markup", () => {
  const data = '{"@context":"https://schema.org","name":"A \\u003c B"}'
  expect(defaultRules.createHTML(data)).toBe(data)
  expect(defaultRules.createScript(data)).toBe(data)
  expect(defaultRules.createHTML(data)).toBe(data)
  expect(defaultRules.createScript("run()")).toBeNull()
  expect(defaultRules.createHTML('"<img src=x onerror=run()>"')).toBeNull()
})
