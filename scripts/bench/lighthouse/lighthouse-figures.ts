/** Lighthouse's own report in; the figures we keep of it, and their medians beside the floor's, out. */

import { figure, type Table } from "../../lib/table"
import { FLOOR, type Target } from "../lib/sites"
import { medianOf, ratio } from "../lib/statistics"

/** What we read of Lighthouse's JSON. */
export type LighthouseReport = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number }>
}

/** Column, then where its figure stands in the report, and its digits. */
const CATEGORIES = {
  performance: "performance",
  accessibility: "accessibility",
  "best-practices": "practices",
  seo: "SEO",
} as const
const METRICS = {
  "first-contentful-paint": { head: "FCP ms", digits: 0 },
  "largest-contentful-paint": { head: "LCP ms", digits: 0 },
  "total-blocking-time": { head: "TBT ms", digits: 0 },
  "cumulative-layout-shift": { head: "CLS", digits: 3 },
  "speed-index": { head: "SI ms", digits: 0 },
} as const

/** What can be held against a page that only paints. */
const PAINTS = {
  "first-contentful-paint": "FCP",
  "largest-contentful-paint": "LCP",
  "speed-index": "SI",
} as const

export type LighthouseRun = {
  /** From 0 to 100, by category. */
  scores: Record<string, number>
  /** Times in milliseconds, by audit. */
  metrics: Record<string, number>
  /** The audits that cost points. */
  lost: string[]
}

export type Audited = Pick<Target, "site" | "route"> & { rounds: readonly LighthouseRun[] }

/** @throws when Lighthouse could not load the page, or left a figure out */
export function toLighthouseRun(report: LighthouseReport): LighthouseRun {
  if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`)
  const scores = Object.keys(CATEGORIES).map((id) => {
    const score = report.categories[id]?.score
    if (typeof score !== "number") throw new Error(`Lighthouse gave no score for ${id}.`)
    return [id, Math.round(score * 100)] as const
  })
  const metrics = Object.keys(METRICS).map((id) => {
    const value = report.audits[id]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse did not measure ${id}.`)
    return [id, value] as const
  })
  return {
    scores: Object.fromEntries(scores),
    metrics: Object.fromEntries(metrics),
    lost: lostAudits(report),
  }
}

/** @returns a table of medians, and one of how many times the floor's the times of painting are */
export function toLighthouseTables(audited: readonly Audited[]): Table[] {
  const rows = audited.map(({ site, route, rounds }) => ({
    ...{ site, route },
    score: (id: string) => medianOf(rounds.map((run) => run.scores[id])),
    metric: (id: string) => medianOf(rounds.map((run) => run.metrics[id])),
  }))
  const floor = rows.find(({ site }) => site === FLOOR)
  const metrics = Object.entries(METRICS)
  return [
    {
      caption: "Lighthouse, mobile: medians",
      head: ["site", "route", ...Object.values(CATEGORIES)].concat(
        metrics.map(([, { head }]) => head),
      ),
      labels: 2,
      rows: rows.map(({ site, route, score, metric }) => [
        ...[site, route],
        ...Object.keys(CATEGORIES).map((id) => figure(score(id))),
        ...metrics.map(([id, { digits }]) => figure(metric(id), digits)),
      ]),
    },
    {
      caption: "Lighthouse, mobile: times the floor",
      head: ["site", "route", ...Object.values(PAINTS)],
      labels: 2,
      rows: rows.map(({ site, route, metric }) => [
        ...[site, route],
        ...Object.keys(PAINTS).map((id) => figure(ratio(metric(id), floor?.metric(id)), 2)),
      ]),
    },
  ]
}

/** Performance is judged on curves, on which nobody reaches the end; a green audit there costs nothing. */
function lostAudits({ categories, audits }: LighthouseReport): string[] {
  return Object.keys(CATEGORIES).flatMap((category) => {
    const least = category === "performance" ? 0.9 : 1
    const refs = categories[category]?.auditRefs ?? []
    return refs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < least)
      .map(({ id }) => id)
  })
}
