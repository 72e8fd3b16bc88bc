import { type MouseEvent, useEffect, useRef, useState } from "react"
import { useRouteTransition } from "../app/navigation/view-transition"
import { onNearViewport } from "../browser/on-near-viewport"
import { useLateValue } from "../hooks/use-late-value"
import { lateValue } from "../lib/late-value"
import { chipCss, chipsCss } from "./chip-style"
import type { ListBoxProps } from "./list-box"

const listBox = lateValue(() => import("./list-box").then(({ ListBox }) => ListBox))

/**
 * Chips of which any number can be selected. The page comes with a plain list. The list box takes
 * its place once it is loaded, which happens when the list comes near the window, or earlier if
 * something is selected; until then a click selects all the same.
 */
export function SelectableList(props: ListBoxProps) {
  const { items, selected, labelledBy } = props
  const list = useRef<HTMLUListElement>(null)
  const ListBox = useLateValue(listBox)
  const [isPressed, setPressed] = useState(false)
  const isWanted = items.some(({ id }) => selected.has(id))

  const isArriving = useRouteTransition() === "running"

  useEffect(() => {
    if (isWanted) return listBox.load()
    // Taking over costs a frame or two: not while the page is still moving in.
    if (list.current && !isArriving) return onNearViewport(list.current, listBox.load)
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
    <ul ref={list} css={chipsCss} aria-labelledby={labelledBy} {...untilTakenOver}>
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
function toggle({ target }: MouseEvent, { items, selected, onSelect }: ListBoxProps) {
  const clicked = target instanceof Element && target.closest("li")?.getAttribute("data-key")
  if (!clicked) return
  const ids = items.map(({ id }) => id)
  onSelect(new Set(ids.filter((id) => selected.has(id) !== (id === clicked))))
}
