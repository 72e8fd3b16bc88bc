import { css } from "@emotion/react"
import { type ReactNode, useEffect, useRef } from "react"
import { panelId } from "../lib/accordion-parts"
import { duration, easing, media, space } from "../styles/theme"

const frameCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "1fr",
  [media.moving]: { transition: `grid-template-rows ${duration.panel} ${easing.out}` },
  // Without scripts nothing could open a panel, so nothing closes one.
  [media.scripted]: {
    '&[data-state="closed"]': { gridTemplateRows: "0fr" },
    '&[data-state="closed"] > div': { contentVisibility: "hidden" },
  },
})

const panelCss = css({
  minBlockSize: 0,
  [media.screen]: { overflow: "clip", overflowClipMargin: space.tiny },
  [media.moving]: {
    transition: `content-visibility ${duration.panel}`,
    transitionBehavior: "allow-discrete",
  },
  [media.print]: { "&[hidden]": { contentVisibility: "visible", display: "block" } },
})

export type AccordionPanelProps = {
  /** The id of the item. */
  item: string
  isOpen: boolean
  /** Called with it when the browser's find-in-page or a link to an address inside opens the panel. */
  onReveal: (items: readonly string[]) => void
  children: ReactNode
}

/** What an item shows while it is open; closed, it can still be found. See `use-open-state.ts`. */
export function AccordionPanel({ item, isOpen, onReveal, children }: AccordionPanelProps) {
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = panel.current
    const reveal = () => onReveal([item])
    element?.addEventListener("beforematch", reveal)
    return () => element?.removeEventListener("beforematch", reveal)
  }, [item, onReveal])

  return (
    <div css={frameCss} data-state={isOpen ? "open" : "closed"}>
      <div id={panelId(item)} ref={panel} css={panelCss}>
        {children}
      </div>
    </div>
  )
}
