/** @jest-environment node */
import { sourceNodes } from "../source-nodes"

/** @returns the node that a build at this time adds */
function nodeAt(time: string) {
  jest.useFakeTimers({ now: new Date(time) })
  const createNode = jest.fn()
  const createNodeId = (name: string) => name
  sourceNodes?.({ actions: { createNode }, createNodeId } as never, {} as never, jest.fn())
  jest.useRealTimers()
  return createNode.mock.calls[0][0]
}

test("the date of the build changes once a month, in UTC", () => {
  const december = nodeAt("2026-12-31T23:59:59Z")
  expect(december).toMatchObject({ year: "2026", month: "2026-12" })
  expect(nodeAt("2026-12-01T00:00:00Z")).toEqual(december)
  const january = nodeAt("2027-01-01T00:00:00Z")
  expect(january).toMatchObject({ year: "2027", month: "2027-01" })
  expect(january.internal.contentDigest).not.toBe(december.internal.contentDigest)
})
