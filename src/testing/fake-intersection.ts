/** Stands in for the browser's IntersectionObserver, which jsdom lacks: a test says what is near. */
const observers = new Set<FakeIntersectionObserver>()

class FakeIntersectionObserver {
  private readonly targets = new Set<Element>()

  constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {
    observers.add(this)
  }

  observe(target: Element) {
    this.targets.add(target)
  }

  disconnect() {
    observers.delete(this)
  }

  report(isIntersecting: boolean) {
    this.callback([...this.targets].map((target) => ({ target, isIntersecting })))
  }
}

/** Puts the stand-in in place. */
export function fakeIntersection(): void {
  observers.clear()
  Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver })
}

/** Tells every observer that what it observes has come near, or has gone. */
export function comeNear(isNear = true): void {
  for (const observer of [...observers]) observer.report(isNear)
}
