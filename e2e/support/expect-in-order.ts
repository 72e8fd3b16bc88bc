import { comparable } from "./facts"
import { expect } from "./test"

/** Fails unless the text holds all of the facts, each after the one before it. */
export function expectInOrder(reading: string, facts: readonly string[]) {
  const text = comparable(reading)
  let from = 0
  for (const fact of facts) {
    const at = text.indexOf(comparable(fact), from)
    expect(at, `"${fact}" after what precedes it`).toBeGreaterThan(-1)
    from = at + comparable(fact).length
  }
}
