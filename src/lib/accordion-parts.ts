/** What react-accessible-accordion calls the parts of an accordion, in the HTML. */

const part = (name: string) => `[data-accordion-component="${name}"]`

export const ACCORDION = part("Accordion")
export const ITEM = part("AccordionItem")
export const TOGGLE = part("AccordionItemButton")

/** @returns the id of an item's toggle */
export const toggleId = (item: string) => `accordion__heading-${item}`

/** @returns the id of an item's panel, which its toggle states in `aria-controls` */
export const panelId = (item: string) => `accordion__panel-${item}`
