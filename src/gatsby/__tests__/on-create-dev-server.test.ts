import type { CreateDevServerArgs } from "gatsby"
import { guardServer } from "../develop/guard-server"
import { onCreateDevServer } from "../on-create-dev-server"

jest.mock("../develop/guard-server")
jest.mock("../develop/serve-generated-files")
jest.mock("../on-pre-bootstrap", () => ({ siteContents: () => [] }))

test("installs the guard, and replaces Gatsby's route for the editor", async () => {
  const get = jest.fn()
  await onCreateDevServer?.(
    { app: { get } } as unknown as CreateDevServerArgs,
    { plugins: [] },
    () => {},
  )
  const [guarded = Infinity] = jest.mocked(guardServer).mock.invocationCallOrder
  const routes = get.mock.calls.map(([route]) => route)
  const editor = routes.indexOf("/__open-stack-frame-in-editor")
  expect(get.mock.invocationCallOrder[editor]).toBeGreaterThan(guarded)
})
