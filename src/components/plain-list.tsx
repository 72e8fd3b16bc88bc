import type { ComponentPropsWithoutRef } from "react"

/** A list without marks of its own. Safari announces such a list only by its role. */
export function PlainList(props: ComponentPropsWithoutRef<"ul">) {
  // biome-ignore lint/a11y/noRedundantRoles: see above
  return <ul role="list" {...props} />
}
