import { sourceNodes } from "../source-nodes"

/** @returns the date that a build at this time adds */
function dateAt(time: string) {
  jest.useFakeTimers({ now: new Date(time) })
  const createNode = jest.fn()
  const createNodeId = (name: string) => name
  sourceNodes?.({ actions: { createNode }, createNodeId } as never, {} as never, jest.fn())
  jest.useRealTimers()
  return createNode.mock.calls[0]?.[0]
}

test("the date of the build changes once a month, in UTC", () => {
  const december = dateAt("2026-12-31T23:59:59Z")
  expect(december).toMatchObject({ year: "2026", month: "2026-12" })
  expect(dateAt("2026-12-01T00:00:00Z")).toEqual(december)
  const january = dateAt("2027-01-01T00:00:00Z")
  expect(january).toMatchObject({ year: "2027", month: "2027-01" })
  expect(january.internal.contentDigest).not.toBe(december.internal.contentDigest)
})

test("a query that asks for the date runs again in another mode", () => {
  const [production, development] = ["production", "development"].map((NODE_ENV) => {
    const env = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV })
    const date = dateAt("2026-12-01T00:00:00Z")
    env.restore()
    return date
  })
  expect(production.id).toBe(development.id)
  expect(production.internal.contentDigest).not.toBe(development.internal.contentDigest)
})
