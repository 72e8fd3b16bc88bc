import { useMemo, useSyncExternalStore } from "react"
import { createListeners } from "../lib/listeners"
import type { SkillNames } from "../lib/skill-usage"

/** The parameter in the query of the address, as in `?skills=kotlin,aws-lambda`. */
const NAME = "skills"

/** Reads the ids in a query, which may not be ids of a skill. */
export function readSkills(search: string): ReadonlySet<string> {
  const ids = new URLSearchParams(search).get(NAME)?.split(",") ?? []
  return new Set(ids.map((id) => id.trim().toLowerCase()))
}

/** Replaces the ids in a query. They are slugs, so the commas between them stay readable. */
export function writeSkills(search: string, ids: readonly string[]): string {
  const others = new URLSearchParams(search)
  others.delete(NAME)
  const parts = [others.toString(), ids.length > 0 && `${NAME}=${ids.join(",")}`].filter(Boolean)
  return parts.length > 0 ? `?${parts.join("&")}` : ""
}

/** The key in `history.state` that marks the entry of the visitor's own selection. */
const STATE_KEY = "skillSelection"
const changes = createListeners()

const search = () => window.location.search

function subscribe(listener: () => void) {
  const unsubscribe = changes.subscribe(listener)
  window.addEventListener("popstate", listener)
  return () => {
    unsubscribe()
    window.removeEventListener("popstate", listener)
  }
}

/**
 * Writes the selection to the address. The first change pushes a history entry, and all later changes
 * replace it, so Back always leads to the selection from before the first change. It does not use
 * the router, which would scroll to the top. The new entry keeps the router's key.
 */
function select(ids: readonly string[]): void {
  const { history, location } = window
  const address = location.pathname + writeSkills(location.search, ids) + location.hash
  if (address === location.pathname + location.search + location.hash) return
  const state = { ...history.state, [STATE_KEY]: true }
  if (history.state?.[STATE_KEY]) history.replaceState(state, "", address)
  else history.pushState(state, "", address)
  changes.notify()
}

export type SkillSelection = {
  /** The selected skills. Unknown ids in the address are ignored. */
  selected: SkillNames
  /** Selects these skills and no others. */
  select: (ids: ReadonlySet<string>) => void
}

/**
 * Reads and writes the selected skills in the address.
 * @returns the selection (empty during hydration), and a function that changes it
 */
export function useSkillSelection(selectable: SkillNames): SkillSelection {
  const query = useSyncExternalStore(subscribe, search, () => "")
  return useMemo(() => {
    const wanted = readSkills(query)
    return {
      selected: new Map([...selectable].filter(([id]) => wanted.has(id))),
      select: (ids) => select([...selectable.keys()].filter((id) => ids.has(id))),
    }
  }, [selectable, query])
}
