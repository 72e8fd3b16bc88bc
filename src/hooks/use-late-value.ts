import { startTransition, useEffect, useState } from "react"
import type { LateValue } from "../lib/late-value"
import { takeTurns } from "../lib/take-turns"

/**
 * @returns the value once somebody has fetched it. What it brings is rendered in small steps, and
 * one component after another, so that a visitor who presses something meanwhile goes first.
 */
export function useLateValue<T>({ get, subscribe }: LateValue<T>): T | undefined {
  const [value, setValue] = useState(get)

  useEffect(() => {
    const takeOver = () => takeTurns(() => startTransition(() => setValue(get)))
    if (get() !== undefined) takeOver()
    return subscribe(takeOver)
  }, [get, subscribe])

  return value
}
