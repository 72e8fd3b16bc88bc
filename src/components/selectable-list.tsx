import {
  type ComponentPropsWithoutRef,
  type MouseEvent,
  startTransition,
  useEffect,
  useState,
} from "react"
import { useWords } from "../hooks/use-words"
import { chipCss, chipsCss } from "./chip-style"
import { InlineText } from "./inline-text"
import type { ListBox, ListBoxProps } from "./list-box"
import { PlainList } from "./plain-list"

/**
 * Chips of which any number can be selected. The HTML contains a plain list. The list box, which
 * adds the keyboard and the ARIA roles, replaces it when its script is loaded.
 */
export function SelectableList(props: ListBoxProps) {
  const LoadedListBox = useListBox()
  if (LoadedListBox) return <LoadedListBox {...props} />
  const { items, selected, labelledBy } = props
  const handleClick = (event: MouseEvent) => toggle(event, props)
  return (
    <ChipList
      items={items}
      selected={selected}
      aria-labelledby={labelledBy}
      onClick={handleClick}
    />
  )
}

export type ChipListProps = ComponentPropsWithoutRef<"ul"> &
  Pick<ListBoxProps, "items"> &
  Partial<Pick<ListBoxProps, "selected">>

/** A plain list of chips. With a selection, they can be clicked. */
export function ChipList({ items, selected, ...rest }: ChipListProps) {
  const { comma } = useWords()
  return (
    <PlainList css={chipsCss} {...rest}>
      {items.map(({ id, name }) => (
        <li key={id} css={chipCss} data-text={name} data-selected={selected?.has(id)}>
          <InlineText text={name} />
          <span hidden>{comma}</span>
        </li>
      ))}
    </PlainList>
  )
}

/** @returns the list box, or undefined while its script is loading or if it cannot be loaded */
function useListBox() {
  const [component, setComponent] = useState<typeof ListBox>()
  useEffect(() => {
    import("./list-box").then(
      (module) => startTransition(() => setComponent(() => module.ListBox)),
      () => {}, // The plain list still handles clicks.
    )
  }, [])
  return component
}

/** Adds the clicked item to the selection, or removes it. */
function toggle(
  { target, currentTarget }: MouseEvent,
  { items, selected, onSelect }: ListBoxProps,
) {
  const chips = [...currentTarget.children]
  const clicked = items[chips.findIndex((chip) => chip.contains(target as Node))]?.id
  if (!clicked) return
  const ids = items.map(({ id }) => id)
  onSelect(new Set(ids.filter((id) => selected.has(id) !== (id === clicked))))
}
