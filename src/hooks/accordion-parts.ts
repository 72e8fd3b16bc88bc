/** Selectors and ids of the elements that react-accessible-accordion renders. */

const part = (name: string) => `[data-accordion-component="${name}"]`

export const ACCORDION = part("Accordion")
export const ITEM = part("AccordionItem")
export const TOGGLE = part("AccordionItemButton")

/** @returns the id of an item's panel, which its toggle names in `aria-controls` */
export const panelId = (item: string) => `accordion__panel-${item}`
