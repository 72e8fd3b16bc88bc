import path from "node:path"
import { servePlaces } from "../serve-places"

test("serves the places with the files to open", async () => {
  const headers: Record<string, string> = {}
  const body = await new Promise<string>((resolve) => {
    const response = {
      writeHead: (_status: number, added: object) => Object.assign(headers, added),
      end: resolve,
    }
    const get = (_path: string, handle: (request: object, to: object) => void) =>
      handle({}, response)
    servePlaces(
      { app: { get } } as unknown as Parameters<typeof servePlaces>[0],
      path.resolve("sample"),
    )
  })
  expect(headers).toEqual({ "content-type": "application/json", "cache-control": "no-store" })
  const places: { name: string; open: string }[] = JSON.parse(body)
  expect(places.find(({ name }) => name === "owner")?.open).toBe(path.resolve("sample/owner.yaml"))
})
