/** Mocks IntersectionObserver, which jsdom does not have. The test reports the intersections. */
const observers = new Set<MockIntersectionObserver>()

class MockIntersectionObserver {
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

/** Installs the mock. */
export function mockIntersectionObserver(): void {
  observers.clear()
  Object.assign(globalThis, { IntersectionObserver: MockIntersectionObserver })
}

/** Reports to every observer that its targets are, or are not, in the observed area. */
export function reportIntersection(isIntersecting = true): void {
  for (const observer of [...observers]) observer.report(isIntersecting)
}
