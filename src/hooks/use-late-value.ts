import { startTransition, useEffect, useState } from "react"
import type { LateValue } from "../lib/late-value"

/**
 * @returns the value once somebody has fetched it. What it brings is rendered in small steps, so
 * that a visitor who presses something meanwhile goes first.
 */
export function useLateValue<T>({ get, subscribe }: LateValue<T>): T | undefined {
  const [value, setValue] = useState(get)

  useEffect(() => {
    const takeOver = () => startTransition(() => setValue(get))
    takeOver()
    return subscribe(takeOver)
  }, [get, subscribe])

  return value
}
