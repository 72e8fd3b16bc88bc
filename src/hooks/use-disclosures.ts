import { useCallback, useMemo, useState } from "react"

export type Disclosures = {
  isOpen: (id: string) => boolean
  toggle: (id: string) => void
  /** Opens these, and leaves the others as they are. */
  open: (ids: readonly string[]) => void
  /** Opens these, and closes all others. */
  openOnly: (ids: readonly string[]) => void
}

/** What the visitor left open on each page, for as long as the document lives. */
const remembered = new Map<string, ReadonlySet<string>>()

/**
 * Which items of a page are open.
 * @param page the page's name; what was open is still open when the visitor comes back to it
 * @param initiallyOpen the items that are open at first
 */
export function useDisclosures(page: string, initiallyOpen: readonly string[]): Disclosures {
  const [opened, setOpened] = useState(() => remembered.get(page) ?? new Set(initiallyOpen))

  const change = useCallback(
    (next: (now: ReadonlySet<string>) => ReadonlySet<string>) =>
      setOpened((now) => {
        const result = next(now)
        remembered.set(page, result)
        return result
      }),
    [page],
  )
  const changes = useMemo(
    () => ({
      toggle: (id: string) =>
        change(
          (now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]),
        ),
      open: (ids: readonly string[]) => change((now) => new Set([...now, ...ids])),
      openOnly: (ids: readonly string[]) => change(() => new Set(ids)),
    }),
    [change],
  )
  return useMemo(() => ({ isOpen: (id) => opened.has(id), ...changes }), [opened, changes])
}
