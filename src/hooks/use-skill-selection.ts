import { useMemo, useSyncExternalStore } from "react"
import { createListeners } from "../lib/listeners"
import { type SkillGroup, type SkillNames, skillNames } from "../lib/skill-usage"
import { readSkills, writeSkills } from "./skill-query"

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
 * @param groups all skills
 * @returns the selection (empty during hydration), and a function that changes it
 */
export function useSkillSelection(groups: readonly SkillGroup[]): SkillSelection {
  const query = useSyncExternalStore(subscribe, search, () => "")
  return useMemo(() => {
    const wanted = readSkills(query)
    const skills = [...skillNames(groups)]
    return {
      selected: new Map(skills.filter(([id]) => wanted.has(id))),
      select: (ids) => select(skills.map(([id]) => id).filter((id) => ids.has(id))),
    }
  }, [groups, query])
}
