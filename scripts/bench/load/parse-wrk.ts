/** What wrk prints in; its figures out. */

export type Load = {
  requests: number
  requestsPerSecond: number
  /** Received for each request, headers included. */
  bytesPerRequest: number
  /** How long half of the requests, and all but a hundredth, took at most. In milliseconds. */
  p50: number
  p99: number
}

const MILLISECONDS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }
const BYTES: Readonly<Record<string, number>> = { B: 1, KB: 2 ** 10, MB: 2 ** 20, GB: 2 ** 30 }

/**
 * @param text what `wrk --latency` wrote
 * @throws when requests failed, or when this is no such text
 */
export function parseWrk(text: string): Load {
  const failure = /Socket errors:.*|Non-2xx or 3xx responses:.*/.exec(text)
  if (failure) throw new Error(`wrk met failures: ${failure[0]}`)
  const requestsPerSecond = read(text, /Requests\/sec:\s+([\d.]+)/, { "": 1 })
  const bytesPerSecond = read(text, /Transfer\/sec:\s+([\d.]+)([KMG]?B)/, BYTES)
  return {
    requests: read(text, /(\d+) requests in/, { "": 1 }),
    requestsPerSecond,
    bytesPerRequest: bytesPerSecond / requestsPerSecond,
    p50: read(text, /\s50%\s+([\d.]+)(us|ms|s|m)/, MILLISECONDS),
    p99: read(text, /\s99%\s+([\d.]+)(us|ms|s|m)/, MILLISECONDS),
  }
}

function read(text: string, pattern: RegExp, units: Readonly<Record<string, number>>): number {
  const [, digits, unit = ""] = pattern.exec(text) ?? []
  const scale = units[unit]
  if (!digits || scale === undefined) {
    throw new Error(`This is not what wrk prints: ${text.slice(0, 200)}`)
  }
  return Number(digits) * scale
}
