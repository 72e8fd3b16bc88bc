/** Compares the sizes of the built pages with their budgets. */
import { figure, type Table } from "../../scripts/lib/table"

/** The measured sizes of a route, in bytes; compressed with brotli where a host compresses. */
const FIGURES = {
  html: "HTML",
  styles: "styles in it",
  scriptsBefore: "scripts before idle",
  scriptsAfter: "scripts after idle",
  data: "data after idle",
  images390: "images at 390 px",
  images1440: "images at 1440 px",
} as const

export type Figure = keyof typeof FIGURES
export type Sizes = Readonly<Record<Figure, number>>
export type SizesByRoute = Readonly<Record<string, Sizes>>

const figures = Object.keys(FIGURES) as Figure[]

/** @returns budgets that are a tenth above the measured sizes */
export function toBudgets(measured: SizesByRoute): SizesByRoute {
  const toBudget = (sizes: Sizes) =>
    Object.fromEntries(figures.map((name) => [name, Math.ceil(sizes[name] * 1.1)]))
  return Object.fromEntries(
    Object.entries(measured).map(([route, sizes]) => [route, toBudget(sizes) as Sizes]),
  )
}

/** @returns a message for each size above its budget, and for each route without a budget */
export function findExceeded(measured: SizesByRoute, budgets: SizesByRoute): string[] {
  return Object.entries(measured).flatMap(([route, sizes]) => {
    const budget = budgets[route]
    if (!budget) return [`${route} has no budget.`]
    return figures
      .filter((name) => sizes[name] > budget[name])
      .map((name) => `${route}: ${FIGURES[name]}: ${sizes[name]} bytes, budget ${budget[name]}.`)
  })
}

/** @returns a row per route with its sizes and, in brackets, the percentage of the budget */
export function toTable(measured: SizesByRoute, budgets: SizesByRoute): Table {
  const cell = (size: number, budget: number | undefined) =>
    `${size} (${figure(budget ? (100 * size) / budget : undefined)} %)`
  return {
    caption: "Compressed bytes, and their percentage of the budget",
    head: ["", ...figures.map((name) => FIGURES[name])],
    rows: Object.entries(measured).map(([route, sizes]) => [
      route,
      ...figures.map((name) => cell(sizes[name], budgets[route]?.[name])),
    ]),
    labels: 1,
  }
}
