/** Random choices that are always the same for the same seed. */
export interface SeededRandom {
  /** A number in [min, max). */
  between(min: number, max: number): number
  /** An integer from min to max, both included. */
  integer(min: number, max: number): number
  /** A shuffled copy of the items. */
  shuffle<Item>(items: readonly Item[]): Item[]
}

/** Creates a stream of numbers in [0, 1) from a seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0

  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

/** Creates random choices from a seed. */
export function createSeededRandom(seed: number): SeededRandom {
  const next = createRandom(seed)

  return {
    between: (min, max) => min + next() * (max - min),
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    shuffle: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  }
}
