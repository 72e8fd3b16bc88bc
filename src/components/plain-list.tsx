import type { ComponentPropsWithoutRef } from "react"

/** A list without bullets. Safari announces it as a list only if it has the role. */
export function PlainList(props: ComponentPropsWithoutRef<"ul">) {
  // biome-ignore lint/a11y/noRedundantRoles: see above
  return <ul role="list" {...props} />
}
