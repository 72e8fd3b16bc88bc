import { fullContent } from "../../../../test/content"
import { toModel } from "../../model/model"
import { toMarkdown } from "../to-markdown"

test("escapes everything in the content that could be markup", () => {
  const markdown = toMarkdown(toModel(fullContent()))
  expect(markdown).toContain(
    String.raw`- Quote " and ' back\\slash \# \$x\$ \<b\>\&amp;\</b\> @ref \*a\* \_b\_ \[c\](d) \`e\` {f} // /\* \~g\~ \| 50%`,
  )
  expect(markdown).toContain(String.raw`- \- a dash first`)
  expect(markdown).toContain(String.raw`- 1\. a number first`)
  expect(markdown).toContain("(https://school.example/a%28b%29?c=d&e=%20#f)")
})

test("roles and responsibilities are not one list", () => {
  const content = fullContent()
  const markdown = toMarkdown(toModel(content))
  // In CommonMark, an empty line between two items does not end their list.
  expect(markdown).not.toMatch(/^- .*\n\n- /m)
})
