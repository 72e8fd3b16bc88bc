import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { listenOnFreePort, toPort } from "../listen"
import { UserError } from "../run-main"

test("listens on the next port when a port is taken", async () => {
  const first = createServer()
  const second = createServer()
  const taken = await listenOnFreePort(first, 9600)
  const port = await listenOnFreePort(second, taken)
  expect(port).toBeGreaterThan(taken)
  expect((second.address() as AddressInfo).port).toBe(port)
  first.close()
  second.close()
})

test("reads a port, and rejects what is none", () => {
  expect(toPort("9000")).toBe(9000)
  for (const text of ["", "abc", "0", "65536", "80.5"]) {
    expect(() => toPort(text)).toThrow(`"${text}" is not a port.`)
  }
})

test("only this machine can connect, unless the server is opened", async () => {
  const [closed, open] = [createServer(), createServer()]
  await listenOnFreePort(closed, 9600)
  await listenOnFreePort(open, 9600, "0.0.0.0")
  const addresses = [closed, open].map((server) => (server.address() as AddressInfo).address)
  expect(addresses).toEqual(["127.0.0.1", "0.0.0.0"])
  closed.close()
  open.close()
})

test("says if no port is free from the first one on", async () => {
  const [first, second] = [createServer(), createServer()]
  await listenOnFreePort(first, 65_535)
  const error = await listenOnFreePort(second, 65_535).catch((reason) => reason)
  expect(error).toBeInstanceOf(UserError)
  expect(error.message).toBe("No port from 65535 to 65535 is free. Choose a lower one.")
  first.close()
})

test("says why a port cannot be used", async () => {
  const server = createServer()
  jest.spyOn(server, "listen").mockImplementation(() => {
    throw Object.assign(new Error("permission denied"), { code: "EACCES" })
  })
  const error = await listenOnFreePort(server, 80).catch((reason) => reason)
  expect(error).toBeInstanceOf(UserError)
  expect(error.message).toBe("Port 80 cannot be used: EACCES.")
})
