import type { CreateDevServerArgs } from "gatsby"
import { guardServer } from "../develop/guard-server"
import { onCreateDevServer } from "../on-create-dev-server"

jest.mock("../develop/guard-server")
jest.mock("../develop/serve-generated-files")
jest.mock("../site-contents", () => ({ siteContents: () => [] }))

test("installs the guard before the route that starts an editor", async () => {
  const post = jest.fn()
  await onCreateDevServer?.(
    { app: { get: () => {}, post } } as unknown as CreateDevServerArgs,
    { plugins: [] },
    () => {},
  )
  const [guarded = Infinity] = jest.mocked(guardServer).mock.invocationCallOrder
  const routes = post.mock.calls.map(([route]) => route)
  const editor = routes.indexOf("/__edit-text")
  expect(post.mock.invocationCallOrder[editor]).toBeGreaterThan(guarded)
})
