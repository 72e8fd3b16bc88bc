/**
 * Stands in for the module by which react-aria gets its collators. A collator takes a phone 40 ms
 * to make, and a list needs one only when somebody types a letter to find an option
 * (`src/gatsby/on-create-webpack-config.ts` puts it there).
 */

import { useDefaultLocale } from "./page-locale"

const collators = new Map<string, Intl.Collator>()

/** @returns the collator of the page's locale, always the same for the same options */
export function useCollator(options: Intl.CollatorOptions = {}): Intl.Collator {
  const { locale } = useDefaultLocale()
  const key = JSON.stringify([locale, options])
  const collator = collators.get(key) ?? createLateCollator(locale, options)
  collators.set(key, collator)
  return collator
}

/** @returns a collator that is made when it first compares */
function createLateCollator(locale: string, options: Intl.CollatorOptions): Intl.Collator {
  let made: Intl.Collator | undefined
  const collator = () => {
    made ??= new Intl.Collator(locale, options)
    return made
  }
  return {
    compare: (one, other) => collator().compare(one, other),
    resolvedOptions: () => collator().resolvedOptions(),
  }
}
