/** @jest-environment node */

import { parseWrk } from "../load/parse-wrk"

const OUTPUT = `Running 5s test @ http://127.0.0.1:9400/resume/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     3.14ms   12.52ms 120.00ms   95.51%
    Req/Sec    16.18k     4.04k   25.02k    70.00%
  Latency Distribution
     50%  980.00us
     75%    1.66ms
     90%    2.43ms
     99%   64.58ms
  80481 requests in 5.00s, 0.97GB read
Requests/sec:  16000.00
Transfer/sec:    200.00MB
`

test("reads the figures in whatever unit wrk chose", () => {
  const { requests, requestsPerSecond, bytesPerRequest, p50, p99 } = parseWrk(OUTPUT)
  expect(requests).toBe(80_481)
  expect([requestsPerSecond, bytesPerRequest]).toEqual([16_000, (200 * 2 ** 20) / 16_000])
  expect([p50, p99]).toEqual([0.98, 64.58])
})

test.each(["  Non-2xx or 3xx responses: 12", "  Socket errors: connect 0, read 3, write 0"])(
  "does not take failures for speed: %s",
  (line) => {
    const text = OUTPUT.replace("Requests/sec", `${line}\nRequests/sec`)
    expect(() => parseWrk(text)).toThrow(line.trim())
  },
)

test("takes no other text", () => {
  expect(() => parseWrk("wrk 4.1.0 [epoll]")).toThrow("not what wrk prints: wrk 4.1.0")
})
