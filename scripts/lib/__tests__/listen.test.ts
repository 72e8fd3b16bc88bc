/** @jest-environment node */

import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { listenOnFreePort } from "../listen"

test("takes the next port when the wanted one is taken", async () => {
  const first = createServer()
  const second = createServer()
  const taken = await listenOnFreePort(first, 9600)
  const port = await listenOnFreePort(second, taken)
  expect(port).toBeGreaterThan(taken)
  expect((second.address() as AddressInfo).port).toBe(port)
  first.close()
  second.close()
})

test("passes on any failure but a taken port", async () => {
  await expect(listenOnFreePort(createServer(), 70_000)).rejects.toThrow(
    "should be >= 0 and < 65536",
  )
})
