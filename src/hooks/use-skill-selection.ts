import { useMemo, useSyncExternalStore } from "react"
import { createListeners } from "../lib/listeners"
import { readSkills, writeSkills } from "../lib/skill-query"
import { type SkillGroup, type SkillNames, skillNames } from "../lib/skill-usage"

/** Marks the history entry that holds the visitor's own selection. */
const MARK = "skillSelection"
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
 * The first change makes one history entry and all others reuse it: Back leads to the selection the
 * visitor came with, however many skills were tried. The router is passed by, since it would scroll
 * to the top; it keeps its own key, which the entry shares with the one before.
 */
function select(ids: readonly string[]): void {
  const { history, location } = window
  const address = location.pathname + writeSkills(location.search, ids) + location.hash
  if (address === location.pathname + location.search + location.hash) return
  const state = { ...history.state, [MARK]: true }
  if (history.state?.[MARK]) history.replaceState(state, "", address)
  else history.pushState(state, "", address)
  changes.notify()
}

export type SkillSelection = {
  /** The selected ones of the skills; what else the address names is ignored. */
  selected: SkillNames
  /** Selects these skills and no others. */
  select: (ids: ReadonlySet<string>) => void
}

/**
 * The selection that the address holds, the same wherever it is read.
 * @param groups all skills there are
 * @returns the selection (empty while hydrating), and a function that changes it
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
