/** The list box of react-aria. `selectable-list.tsx` imports it dynamically, after hydration. */
import { css } from "@emotion/react"
import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from "react"
import type { Key } from "react-aria"
import { I18nProvider } from "react-aria/I18nProvider"
import { ListKeyboardDelegate } from "react-aria/ListKeyboardDelegate"
import { mergeProps } from "react-aria/mergeProps"
import { useCollator } from "react-aria/useCollator"
import { useListBox, useOption } from "react-aria/useListBox"
import { Item } from "react-stately/Item"
import { type ListState, useListState } from "react-stately/useListState"
import { textDirection } from "../browser/text-direction"
import { useWords } from "../hooks/use-words"
import { chipCss, chipsCss } from "./chip-style"
import { InlineText } from "./inline-text"

/** A drag that starts between two chips marks text. The list box would prevent that, to keep its focus. */
const listCss = css(chipsCss, { pointerEvents: "none" })

export type ListBoxProps = {
  items: readonly { id: string; name: string }[]
  /** The selected ids, of this list and of other lists. */
  selected: { size: number; has: (id: string) => boolean }
  /** The id of the element that names the list. */
  labelledBy: string
  /** The id of the element that says how to select. */
  describedBy: string
  /** Called with the selected ids of this list. */
  onSelect: (ids: ReadonlySet<string>) => void
  /** Called when Escape is pressed, to clear the selection of all lists. */
  onClear: () => void
}

type ListItem = ListBoxProps["items"][number]

/**
 * A list box of chips in a row. All four arrow keys move the focus, and any number can be selected.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/listbox/
 */
export function ListBox(props: ListBoxProps) {
  return (
    <I18nProvider locale={document.documentElement.lang}>
      <Chips {...props} />
    </I18nProvider>
  )
}

function Chips({ items, selected, labelledBy, describedBy, onSelect, onClear }: ListBoxProps) {
  const list = useRef<HTMLUListElement>(null)
  const [lastSelection, setLastSelection] = useState<ReadonlySet<string>>(new Set())
  const ids = items.map(({ id }) => id)
  const own = new Set(ids.filter((id) => selected.has(id)))

  const state = useListState<ListItem>({
    items,
    children: (item) => <Item textValue={item.name}>{item.name}</Item>,
    selectionMode: "multiple",
    // react-aria's own set also knows where a selection with Shift starts.
    selectedKeys: isSameSet(lastSelection, own) ? lastSelection : own,
    onSelectionChange: (keys) => {
      const chosen = keys === "all" ? new Set(ids) : (keys as ReadonlySet<string>)
      setLastSelection(chosen)
      onSelect(chosen)
    },
  })
  const keyboardDelegate = useKeyboardDelegate(state, list)
  const { listBoxProps } = useListBox(
    {
      "aria-labelledby": labelledBy,
      "aria-describedby": describedBy,
      orientation: "horizontal",
      keyboardDelegate,
      shouldSelectOnPressUp: true, // moving the pointer away cancels the press
      escapeKeyBehavior: "none", // Escape clears all lists, not only this one
    },
    state,
    list,
  )
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && selected.size > 0) {
      event.preventDefault() // it does not end metal mode, too
      onClear()
    }
    // react-aria moves the focus, but the browser would also scroll the page, as at an end of the list.
    if (/^(?:Home|End|Arrow.*)$/.test(event.key) && !event.altKey) event.preventDefault()
  }
  // While a visitor types a name, react-aria takes each Space for a part of it.
  const handleKeyCapture = (event: KeyboardEvent<HTMLUListElement>) => {
    if (keyboardDelegate.goesOnWithSpace()) listBoxProps.onKeyDownCapture?.(event)
  }
  return (
    <ul
      {...mergeProps(listBoxProps, { onKeyDown: handleKey })}
      onKeyDownCapture={handleKeyCapture}
      ref={list}
      css={listCss}
    >
      {[...state.collection].map(({ key, textValue }) => (
        <Option key={key} id={String(key)} name={textValue} state={state} />
      ))}
    </ul>
  )
}

type OptionProps = ListItem & { state: ListState<ListItem> }

function Option({ id, name, state }: OptionProps) {
  const { comma } = useWords()
  const option = useRef<HTMLLIElement>(null)
  const { optionProps, isSelected } = useOption({ key: id }, state, option)
  return (
    <li {...optionProps} ref={option} css={chipCss} data-text={name} data-selected={isSelected}>
      <InlineText text={name} />
      <span hidden>{comma}</span>
    </li>
  )
}

/**
 * One letter, or the same again and again, leads to the next option. The search of react-aria stays on the
 * focused one. Not a subclass: ours would be compiled, and a compiled class cannot extend a native one.
 */
function searchFromNext(delegate: ListKeyboardDelegate<ListItem>) {
  const find = delegate.getKeyForSearch.bind(delegate)
  let typed = ""
  delegate.getKeyForSearch = (search: string, from?: Key) => {
    typed = search
    const [letter = "", ...others] = new Set(search.toLowerCase())
    if (others.length > 0) return find(search, from)
    const next = (from && delegate.getNextKey(from)) || undefined
    return find(search, next) ?? find(search) ?? find(letter, next)
  }
  return Object.assign(delegate, { goesOnWithSpace: () => find(`${typed} `) !== null })
}

/** The default delegate of `useListBox` has no direction, so it swaps the arrow keys of a page from left to right. */
function useKeyboardDelegate(
  { collection, disabledKeys }: ListState<ListItem>,
  ref: RefObject<HTMLElement>,
) {
  const collator = useCollator({ usage: "search", sensitivity: "base" })
  const direction = textDirection()
  return useMemo(
    () =>
      searchFromNext(
        new ListKeyboardDelegate({
          collection,
          disabledKeys,
          ref,
          collator,
          orientation: "horizontal",
          direction,
        }),
      ),
    [collection, disabledKeys, ref, collator, direction],
  )
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id))
}
