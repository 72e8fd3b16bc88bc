/** @jest-environment node */

import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { findFreePort, listenOnFreePort, toPort } from "../listen"

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

test("reads a port, and rejects what is none", () => {
  expect(toPort("9000")).toBe(9000)
  for (const text of ["", "abc", "0", "65536", "80.5"]) {
    expect(() => toPort(text)).toThrow(`"${text}" is not a port.`)
  }
})

test("throws any other error", async () => {
  await expect(listenOnFreePort(createServer(), 70_000)).rejects.toThrow(
    "should be >= 0 and < 65536",
  )
})
