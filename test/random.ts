/** A generator of pseudorandom numbers (mulberry32): equal seeds give equal numbers. */
export class Random {
  private state: number
  private words = 0

  constructor(seed: number) {
    this.state = seed | 0
  }

  /** @returns a number from 0 to 1, without 1 */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let hash = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash
    return ((hash ^ (hash >>> 14)) >>> 0) / 4294967296
  }

  /** @returns a whole number from 0 to below `limit` */
  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item
  }

  list<Item>(max: number, make: () => Item): Item[] {
    return Array.from({ length: this.below(max + 1) }, make)
  }

  /** @returns a word that this generator has not returned yet */
  word(): string {
    this.words += 1
    return `w${this.words.toString(36)}x${this.below(1000)}q`
  }
}
