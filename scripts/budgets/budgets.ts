/** Measured bytes and their limits; where they stand to each other. */
import { figure, type Table } from "../lib/table"

/** What is weighed on each route, in bytes of brotli where a host compresses. */
export const FIGURES = {
  html: "HTML",
  styles: "styles in it",
  scriptsBefore: "scripts before idle",
  scriptsAfter: "scripts after idle",
  data: "data after idle",
  images390: "images at 390 px",
  images1440: "images at 1440 px",
} as const

export type Figure = keyof typeof FIGURES
export type Weights = Readonly<Record<Figure, number>>
export type Budgets = Readonly<Record<string, Weights>>

const figures = Object.keys(FIGURES) as Figure[]

/** @returns limits a tenth above what was measured */
export function toBudgets(measured: Budgets): Budgets {
  const limit = (weights: Weights) =>
    Object.fromEntries(figures.map((name) => [name, Math.ceil(weights[name] * 1.1)]))
  return Object.fromEntries(
    Object.entries(measured).map(([route, weights]) => [route, limit(weights) as Weights]),
  )
}

/** @returns a line for each figure above its limit, and for each route without one */
export function findExcess(measured: Budgets, budgets: Budgets): string[] {
  return Object.entries(measured).flatMap(([route, weights]) => {
    const limits = budgets[route]
    if (!limits) return [`${route} has no budget.`]
    return figures
      .filter((name) => weights[name] > limits[name])
      .map(
        (name) =>
          `${route}: ${FIGURES[name]}: ${weights[name]} bytes, and the budget is ${limits[name]}.`,
      )
  })
}

/** @returns for each route the bytes and, behind them, what they are of their limit */
export function toTable(measured: Budgets, budgets: Budgets): Table {
  const cell = (weight: number, limit: number | undefined) =>
    `${weight} (${figure(limit ? (100 * weight) / limit : undefined)} %)`
  return {
    caption: "Bytes on the wire, and how much of the budget they take",
    head: ["", ...figures.map((name) => FIGURES[name])],
    rows: Object.entries(measured).map(([route, weights]) => [
      route,
      ...figures.map((name) => cell(weights[name], budgets[route]?.[name])),
    ]),
    labels: 1,
  }
}
