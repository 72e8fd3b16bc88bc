import { css } from "@emotion/react"
import { type ReactNode, useEffect, useRef } from "react"
import { useIsomorphicLayoutEffect } from "../hooks/use-isomorphic-layout-effect"
import { panelId } from "../lib/accordion-parts"
import { duration, easing, media, space } from "../styles/theme"

const frameCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "1fr",
  // Firefox cuts lines of a grid at the end of a sheet.
  [media.print]: { display: "block" },
  [media.motionSafe]: { transition: `grid-template-rows ${duration.panel} ${easing.out}` },
  // Without scripts no panel could be expanded, so all panels are.
  [media.scripting]: {
    '&[data-state="closed"]': { gridTemplateRows: "0fr" },
    '&[data-state="closed"] > div': { contentVisibility: "hidden" },
  },
})

const panelCss = css({
  minBlockSize: 0,
  // The padding keeps focus rings from being clipped. WebKit has no `overflow-clip-margin`.
  [media.screen]: { overflow: "clip", padding: space.tiny, margin: `-${space.tiny}` },
  [media.motionSafe]: {
    transition: `content-visibility ${duration.panel}`,
    transitionBehavior: "allow-discrete",
  },
  [media.print]: { "&[hidden]": { contentVisibility: "visible", display: "block" } },
})

export type AccordionPanelProps = {
  /** The id of the item. */
  id: string
  isExpanded: boolean
  /** Called with the id when find-in-page or a fragment in the address reveals the panel. */
  onFound: (ids: readonly string[]) => void
  children: ReactNode
}

/**
 * The content of an item. A collapsed panel is `hidden="until-found"`, so that find-in-page finds
 * its text. The library's panel and React 18 support `hidden` only as a boolean.
 * @see https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */
export function AccordionPanel({ id, isExpanded, onFound, children }: AccordionPanelProps) {
  const panel = useRef<HTMLDivElement>(null)

  useIsomorphicLayoutEffect(() => {
    if (isExpanded) panel.current?.removeAttribute("hidden")
    else panel.current?.setAttribute("hidden", "until-found")
  }, [isExpanded])

  useEffect(() => {
    const element = panel.current
    const handleFound = () => onFound([id])
    element?.addEventListener("beforematch", handleFound)
    return () => element?.removeEventListener("beforematch", handleFound)
  }, [id, onFound])

  return (
    <div css={frameCss} data-state={isExpanded ? "open" : "closed"}>
      <div id={panelId(id)} ref={panel} css={panelCss}>
        {children}
      </div>
    </div>
  )
}
