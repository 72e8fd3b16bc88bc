import { useCollator } from "../page-collator"

const SEARCH = { usage: "search", sensitivity: "base" } as const

describe("useCollator", () => {
  it("makes no collator before one is needed", () => {
    const make = jest.spyOn(Intl, "Collator")
    const collator = useCollator({ ...SEARCH, numeric: true })
    expect(make).not.toHaveBeenCalled()

    collator.compare("a", "b")
    collator.compare("b", "c")
    expect(make).toHaveBeenCalledTimes(1)
    make.mockRestore()
  })

  it("compares as asked: a letter finds its capital and its accents", () => {
    const { compare } = useCollator(SEARCH)
    expect(compare("e", "É")).toBe(0)
    expect(compare("e", "f")).toBeLessThan(0)
    expect(useCollator().compare("e", "É")).not.toBe(0)
  })

  it("stays the same for the same options, so that nothing renders anew for it", () => {
    expect(useCollator(SEARCH)).toBe(useCollator({ ...SEARCH }))
    expect(useCollator(SEARCH)).not.toBe(useCollator())
  })

  it("tells its options, and the locale of the page", () => {
    expect(useCollator(SEARCH).resolvedOptions()).toMatchObject({ ...SEARCH, locale: "en-US" })
  })
})
