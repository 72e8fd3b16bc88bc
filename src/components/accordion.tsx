import { css } from "@emotion/react"
import type { ReactNode } from "react"
import { AccordionItem, Accordion as VendorAccordion } from "react-accessible-accordion"
import { useMedia } from "../hooks/use-media"
import { useOpenState } from "../hooks/use-open-state"
import type { ExpandedItems } from "../lib/expanded-items"
import { color, media, shape } from "../styles/theme"
import { AccordionHead, type AccordionHeadProps } from "./accordion-head"
import { AccordionPanel } from "./accordion-panel"

const itemCss = css({
  [media.screen]: {
    // In a layer of its own, what was painted of it is kept when another one changes.
    isolation: "isolate",
    borderBlockStart: `${shape.rule} solid ${color.rule}`,
    "&:last-of-type": { borderBlockEnd: `${shape.rule} solid ${color.rule}` },
  },
})

export type AccordionEntry = Pick<AccordionHeadProps, "title" | "href" | "aside" | "summary"> & {
  /** Its address on the page: `#id`. */
  id: string
  content: ReactNode
  /** Further attributes of the item's element, for styles to hold on to. */
  data?: Record<`data-${string}`, string | undefined>
}

export type AccordionProps = Pick<AccordionHeadProps, "heading" | "titleCss"> & {
  entries: readonly AccordionEntry[]
  expandedItems: ExpandedItems
  className?: string
}

/** Entries that open and close each by itself. On paper all are open. */
export function Accordion({ entries, expandedItems, className = "", ...head }: AccordionProps) {
  const isPrinting = useMedia("print")
  return (
    <VendorAccordion className={className}>
      {entries.map((entry) => (
        <Item
          key={entry.id}
          {...entry}
          {...head}
          expandedItems={expandedItems}
          isForcedOpen={isPrinting}
        />
      ))}
    </VendorAccordion>
  )
}

type ItemProps = AccordionEntry &
  Omit<AccordionProps, "entries" | "className"> & { isForcedOpen: boolean }

function Item({ id, content, data, expandedItems, isForcedOpen, ...head }: ItemProps) {
  const isOpen = useOpenState(id, expandedItems, isForcedOpen)
  return (
    <AccordionItem id={id} uuid={id} dangerouslySetExpanded={isOpen} css={itemCss} {...data}>
      <AccordionHead {...head} isOpen={isOpen} onToggle={() => expandedItems.toggle(id)} />
      <AccordionPanel item={id} isOpen={isOpen} onReveal={expandedItems.open}>
        {content}
      </AccordionPanel>
    </AccordionItem>
  )
}
