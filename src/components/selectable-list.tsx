import { type MouseEvent, useEffect, useState, useSyncExternalStore } from "react"
import { useRouteTransition } from "../hooks/use-route-transition"
import { lateValue } from "../lib/late-value"
import { whenIdle } from "../lib/when-idle"
import { chipCss, chipsCss } from "./chip-style"

export type SelectableListProps = {
  items: readonly { id: string; name: string }[]
  /** The ids that are selected, here or in other lists. */
  selected: { has: (id: string) => boolean }
  /** The id of the element that names the list. */
  labelledBy: string
  /** Called with the ids that are selected in this list. */
  onSelect: (ids: ReadonlySet<string>) => void
  /** Called when Escape asks to clear whatever is selected. */
  onClear: () => void
}

const listBox = lateValue(() => import("./list-box").then(({ ListBox }) => ListBox))

const absent = () => undefined

/**
 * Chips of which any number can be selected. The page comes with a plain list. The list box takes
 * its place once it is loaded, which happens when the browser is idle, or earlier if something is
 * selected or a pointer comes near; until then a click selects all the same.
 */
export function SelectableList(props: SelectableListProps) {
  const { items, selected, labelledBy } = props
  const ListBox = useSyncExternalStore(listBox.subscribe, listBox.get, absent)
  const [isPressed, setPressed] = useState(false)
  const isWanted = items.some(({ id }) => selected.has(id))

  const isArriving = useRouteTransition() === "running"

  useEffect(() => {
    if (isWanted) return listBox.load()
    // Taking over costs a frame or two: not while the page is still moving in.
    if (!isArriving) return whenIdle(listBox.load)
  }, [isWanted, isArriving])

  // An element that is replaced while it is pressed never gets its click.
  if (ListBox && !isPressed) return <ListBox {...props} />
  const untilTakenOver = {
    onPointerEnter: listBox.load,
    onPointerDown: () => setPressed(true),
    onPointerCancel: () => setPressed(false),
    // A finger leaves when it is lifted, which is before its click.
    onPointerLeave: ({ pointerType }: { pointerType: string }) =>
      pointerType === "mouse" && setPressed(false),
    onClick: (event: MouseEvent) => {
      setPressed(false)
      toggle(event, props)
    },
  }
  return (
    <ul css={chipsCss} aria-labelledby={labelledBy} {...untilTakenOver}>
      {items.map(({ id, name }) => (
        <li
          key={id}
          css={chipCss}
          data-key={id}
          data-text={name}
          data-selected={selected.has(id) || undefined}
        >
          {name}
        </li>
      ))}
    </ul>
  )
}

/** Selects the item that was clicked, or takes it out of the selection. */
function toggle({ target }: MouseEvent, { items, selected, onSelect }: SelectableListProps) {
  const clicked = target instanceof Element && target.closest("li")?.getAttribute("data-key")
  if (!clicked) return
  const ids = items.map(({ id }) => id)
  onSelect(new Set(ids.filter((id) => selected.has(id) !== (id === clicked))))
}
