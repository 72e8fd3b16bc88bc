import { css } from "@emotion/react"
import type { ReactNode } from "react"
import { AccordionItem, Accordion as LibraryAccordion } from "react-accessible-accordion"
import { type ExpandedItems, useAreExpanded } from "../hooks/use-expanded-items"
import { color, media, shape } from "../styles/values"
import { AccordionHead, type AccordionHeadProps } from "./accordion-head"
import { AccordionPanel } from "./accordion-panel"

const border = `${shape.border} solid ${color.border}`

const itemCss = css({ [media.screen]: { borderBlockStart: border } })

const listCss = css({ [media.screen]: { borderBlockEnd: border } })

type HeadEntry = Pick<AccordionHeadProps, "title" | "label" | "href" | "aside" | "summary">

export type AccordionEntry = HeadEntry & {
  /** The HTML id of the item. */
  id: string
  /** Without content, the item cannot be expanded. */
  content?: ReactNode
  /** If it is not that of the other items. */
  headingLevel?: AccordionHeadProps["headingLevel"]
  /** Consecutive items with the same group share an element with this value as `data-group`. */
  group?: string | undefined
  /** More attributes of the item's element, for styles. */
  data?: Record<`data-${string}`, string | undefined>
}

export type AccordionProps = Pick<AccordionHeadProps, "headingLevel" | "titleCss"> & {
  entries: readonly AccordionEntry[]
  expandedItems: ExpandedItems
  className?: string
}

/** Items that expand and collapse independently. In print, all are expanded. */
export function Accordion({ entries, className = "", ...shared }: AccordionProps) {
  return (
    <LibraryAccordion css={listCss} className={className}>
      {toGroups(entries).map((group) => {
        const items = group.map((entry) => <Item key={entry.id} {...shared} {...entry} />)
        const [first] = group
        return first?.group ? (
          <div key={first.id} data-group={first.group}>
            {items}
          </div>
        ) : (
          items
        )
      })}
    </LibraryAccordion>
  )
}

/** @returns the entries in lists of consecutive entries with the same group */
function toGroups(entries: readonly AccordionEntry[]): AccordionEntry[][] {
  const groups: AccordionEntry[][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last && last[0]?.group === entry.group) last.push(entry)
    else groups.push([entry])
  }
  return groups
}

type ItemProps = AccordionEntry & Omit<AccordionProps, "entries" | "className">

function Item({ id, content, data, group: _, expandedItems, ...head }: ItemProps) {
  const isExpanded = useAreExpanded(expandedItems, [id])
  if (content === undefined) {
    return (
      <div id={id} css={itemCss} {...data}>
        <AccordionHead {...head} isExpanded={false} />
      </div>
    )
  }
  return (
    <AccordionItem id={id} uuid={id} dangerouslySetExpanded={isExpanded} css={itemCss} {...data}>
      <AccordionHead {...head} isExpanded={isExpanded} onToggle={() => expandedItems.toggle(id)} />
      <AccordionPanel id={id} isExpanded={isExpanded} onFound={expandedItems.expand}>
        {content}
      </AccordionPanel>
    </AccordionItem>
  )
}
