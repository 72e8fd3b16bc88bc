import { figure, type Table } from "../../lib/table"
import { medianOf, ratio } from "../lib/statistics"
import type { Load } from "./parse-wrk"

export type Round = Load & {
  /** How long nginx kept a processor busy for each request, in microseconds. */
  processorTime?: number | undefined
}

export type Loaded = { name: string; rounds: readonly Round[] }

/** @returns the medians of each file; the first is what the others are compared with */
export function toLoadTable(loaded: readonly Loaded[]): Table {
  const base = medianOf(loaded[0]?.rounds.map((round) => round.requestsPerSecond) ?? [])
  return {
    caption: "nginx under wrk: medians",
    head: ["file", "requests/s", "of the first", "p50 ms", "p99 ms", "bytes each", "CPU µs each"],
    labels: 1,
    rows: loaded.map(({ name, rounds }) => {
      const of = (key: keyof Round) => medianOf(rounds.map((round) => round[key]))
      const speed = of("requestsPerSecond")
      return [
        ...[name, figure(speed), figure(ratio(speed, base), 2)],
        ...[figure(of("p50"), 2), figure(of("p99"), 2), figure(of("bytesPerRequest"))],
        figure(of("processorTime"), 1),
      ]
    }),
  }
}
