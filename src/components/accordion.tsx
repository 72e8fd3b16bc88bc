import { css } from "@emotion/react"
import type { ReactNode } from "react"
import { AccordionItem, Accordion as LibraryAccordion } from "react-accessible-accordion"
import { type ExpandedItems, useAreExpanded } from "../hooks/use-expanded-items"
import { color, media, shape } from "../styles/theme"
import { AccordionHead, type AccordionHeadProps } from "./accordion-head"
import { AccordionPanel } from "./accordion-panel"

const itemCss = css({
  [media.screen]: {
    borderBlockStart: `${shape.border} solid ${color.border}`,
    "&:last-of-type": { borderBlockEnd: `${shape.border} solid ${color.border}` },
  },
})

export type AccordionEntry = Pick<AccordionHeadProps, "title" | "href" | "aside" | "summary"> & {
  /** The HTML id of the item. */
  id: string
  content: ReactNode
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
    <LibraryAccordion className={className}>
      {entries.map((entry) => (
        <Item key={entry.id} {...entry} {...shared} />
      ))}
    </LibraryAccordion>
  )
}

type ItemProps = AccordionEntry & Omit<AccordionProps, "entries" | "className">

function Item({ id, content, data, expandedItems, ...head }: ItemProps) {
  const isExpanded = useAreExpanded(expandedItems, [id])
  return (
    <AccordionItem id={id} uuid={id} dangerouslySetExpanded={isExpanded} css={itemCss} {...data}>
      <AccordionHead {...head} isExpanded={isExpanded} onToggle={() => expandedItems.toggle(id)} />
      <AccordionPanel id={id} isExpanded={isExpanded} onFound={expandedItems.expand}>
        {content}
      </AccordionPanel>
    </AccordionItem>
  )
}
