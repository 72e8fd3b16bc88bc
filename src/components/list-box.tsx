/** The only importer of react-aria's list box. Load it late: see `selectable-list.tsx`. */
import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from "react"
import { ListKeyboardDelegate } from "react-aria/ListKeyboardDelegate"
import { mergeProps } from "react-aria/mergeProps"
import { useCollator } from "react-aria/useCollator"
import { useListBox, useOption } from "react-aria/useListBox"
import { Item } from "react-stately/Item"
import { type ListState, useListState } from "react-stately/useListState"
import { chipCss, chipsCss } from "./chip-style"

/**
 * What react-aria would say in a style element of its own stands in `chipCss`. The element has a
 * cascade layer, and for a new layer the browser lays out the whole page anew, as if its fonts had
 * changed. It stays away where an element has its id.
 */
function keepStylesAway() {
  const meta = document.createElement("meta")
  meta.id = "react-aria-pressable-style"
  document.head.append(meta)
}

keepStylesAway()

export type ListBoxProps = {
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

type ListItem = ListBoxProps["items"][number]

/** A list box of chips in a row: all four arrows move, and any number can be selected. */
export function ListBox({ items, selected, labelledBy, onSelect, onClear }: ListBoxProps) {
  const list = useRef<HTMLUListElement>(null)
  const [reported, setReported] = useState<ReadonlySet<string>>(new Set())
  const ids = items.map(({ id }) => id)
  const here = new Set(ids.filter((id) => selected.has(id)))

  const state = useListState<ListItem>({
    items,
    children: (item) => <Item textValue={item.name}>{item.name}</Item>,
    selectionMode: "multiple",
    // The set that was reported knows more than its ids: where a selection with Shift began.
    selectedKeys: isSameSet(reported, here) ? reported : here,
    onSelectionChange: (keys) => {
      const chosen = keys === "all" ? new Set(ids) : (keys as ReadonlySet<string>)
      setReported(chosen)
      onSelect(chosen)
    },
  })
  const { listBoxProps } = useListBox(
    {
      "aria-labelledby": labelledBy,
      orientation: "horizontal",
      keyboardDelegate: useRowOfChips(state, list),
      shouldSelectOnPressUp: true, // so that a press can be called off by moving away
      escapeKeyBehavior: "none", // the other lists are cleared with this one
    },
    state,
    list,
  )
  const clearOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && onClear()
  return (
    <ul {...mergeProps(listBoxProps, { onKeyDown: clearOnEscape })} ref={list} css={chipsCss}>
      {[...state.collection].map(({ key, textValue }) => (
        <Option key={key} id={String(key)} name={textValue} state={state} />
      ))}
    </ul>
  )
}

type OptionProps = ListItem & { state: ListState<ListItem> }

function Option({ id, name, state }: OptionProps) {
  const option = useRef<HTMLLIElement>(null)
  const { optionProps, isSelected } = useOption({ key: id }, state, option)
  return (
    <li
      {...optionProps}
      ref={option}
      css={chipCss}
      data-text={name}
      data-selected={isSelected || undefined}
    >
      {name}
    </li>
  )
}

/**
 * The list box makes a delegate of its own, but without a direction it takes Left for Right.
 * The page is set from left to right whatever the visitor's language.
 */
function useRowOfChips(
  { collection, disabledKeys }: ListState<ListItem>,
  ref: RefObject<HTMLElement>,
) {
  const collator = useCollator({ usage: "search", sensitivity: "base" })
  return useMemo(
    () =>
      new ListKeyboardDelegate({
        collection,
        disabledKeys,
        ref,
        collator,
        orientation: "horizontal",
        direction: "ltr",
      }),
    [collection, disabledKeys, ref, collator],
  )
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id))
}
