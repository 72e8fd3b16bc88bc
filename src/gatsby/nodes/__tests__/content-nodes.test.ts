import { fullContent, minimalContent } from "../../../../test/content"
import { nodesOf } from "../../../../test/content-nodes"
import { readContent } from "../content-nodes"

test.each([
  ["every file", fullContent],
  ["only the files that must exist", minimalContent],
])("reads the content that was validated from the nodes, with %s", (_files, makeContent) => {
  const content = { ...makeContent(), letters: {} }
  expect(readContent(nodesOf(content))).toEqual(content)
})

test("sorts the variants by name, because Gatsby orders nodes by the time of their creation", () => {
  const content = { ...minimalContent(), variants: { b: {}, a: {} } }
  expect(Object.keys(readContent(nodesOf(content)).variants)).toEqual(["a", "b"])
})

test("throws if a file that must exist has no node", () => {
  const { getNode, getNodesByType } = nodesOf(minimalContent())
  const withoutOwner = (type: string) => (type === "Owner" ? [] : getNodesByType(type))
  expect(() => readContent({ getNode, getNodesByType: withoutOwner })).toThrow("owner.yaml")
})
