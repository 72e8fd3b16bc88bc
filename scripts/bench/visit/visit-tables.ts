/** All visits in; their medians, beside the floor's, out. */

import { figure, type Table } from "../../lib/table"
import { FLOOR, type Target } from "../lib/sites"
import { medianOf, ratio } from "../lib/statistics"
import type { Visit } from "./measure-visit"

/** One visit, and the answer to a press that did not wait for the page to be quiet. */
export type Round = Visit & { earlyInp?: number | undefined }

export type Visited = Target & { rounds: readonly Round[] }

type Medians = Record<keyof Round, number | undefined>

/** @returns a table of medians, and one of how many times the floor's they are */
export function toVisitTables(visited: readonly Visited[]): Table[] {
  const rows = visited.map(({ site, route, rounds }) => ({
    site,
    route,
    medians: toMedians(rounds),
  }))
  const floor = rows.find(({ site }) => site === FLOOR)?.medians
  return [
    {
      caption: "First visits: medians",
      head: ["site", "route", "FCP ms", "LCP ms", "TBT ms", "CLS", "INP ms", "early INP ms"].concat(
        "kB",
        "requests",
      ),
      labels: 2,
      rows: rows.map(({ site, route, medians }) => [site, route, ...toCells(medians)]),
    },
    {
      caption: "First visits: times the floor",
      head: ["site", "route", "FCP", "LCP", "bytes", "requests"],
      labels: 2,
      rows: rows.map(({ site, route, medians }) => [
        ...[site, route],
        ...(["fcp", "lcp", "bytes", "requests"] as const).map((key) =>
          figure(ratio(medians[key], floor?.[key]), 2),
        ),
      ]),
    },
  ]
}

function toMedians(rounds: readonly Round[]): Medians {
  const of = (key: keyof Round) => medianOf(rounds.map((round) => round[key]))
  return {
    ...{ fcp: of("fcp"), lcp: of("lcp"), tbt: of("tbt"), cls: of("cls") },
    ...{ inp: of("inp"), earlyInp: of("earlyInp"), bytes: of("bytes"), requests: of("requests") },
  }
}

function toCells({ fcp, lcp, tbt, cls, inp, earlyInp, bytes, requests }: Medians): string[] {
  return [
    ...[fcp, lcp, tbt].map((time) => figure(time)),
    figure(cls, 3),
    ...[inp, earlyInp].map((time) => figure(time)),
    figure(bytes === undefined ? undefined : bytes / 1000, 1),
    figure(requests),
  ]
}
