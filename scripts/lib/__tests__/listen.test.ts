/** @jest-environment node */

import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { findFreePort, listenOnFreePort } from "../listen"

test("listens on the next port when a port is taken", async () => {
  const first = createServer()
  const second = createServer()
  const taken = await listenOnFreePort(first, 9600)
  const port = await listenOnFreePort(second, taken)
  expect(port).toBeGreaterThan(taken)
  expect((second.address() as AddressInfo).port).toBe(port)
  expect(await findFreePort(taken)).toBeGreaterThan(port)
  first.close()
  second.close()
})

test("throws any other error", async () => {
  await expect(listenOnFreePort(createServer(), 70_000)).rejects.toThrow(
    "should be >= 0 and < 65536",
  )
})
