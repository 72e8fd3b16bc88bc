/** A client of WebDriver. https://www.w3.org/TR/webdriver2/ */

/** Longer than any command takes. A driver that hangs must not hang the tests. */
const TIME_LIMIT = 60_000

type Method = "GET" | "POST" | "DELETE"

/** Sends a command to the session. Returns its value, or throws the driver's error. */
export type Session = (method: Method, command: string, body?: object) => Promise<unknown>

/** Starts a session of the driver at this address. */
export async function createSession(driver: string, capabilities: object): Promise<Session> {
  const created = await send("POST", `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })
  const { sessionId } = created as { sessionId: string }
  return (method, command, body) => send(method, `${driver}/session/${sessionId}${command}`, body)
}

async function send(method: Method, url: string, body: object = {}): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(TIME_LIMIT),
    ...(method === "POST" && { body: JSON.stringify(body) }),
  })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** @returns whether the driver at this address answers */
export const isReady = (driver: string): Promise<boolean> =>
  fetch(`${driver}/status`).then(
    ({ ok }) => ok,
    () => false,
  )
