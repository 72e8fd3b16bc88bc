import { css } from "@emotion/react"
import { type ReactNode, useEffect, useRef } from "react"
import { useIsomorphicLayoutEffect } from "../hooks/use-isomorphic-layout-effect"
import { duration, easing, media, space } from "../styles/values"

/** The frame sets this property, and the panel inherits it. */
const VISIBILITY = "--panel-visibility"

const transition = `grid-template-rows ${duration.panel} ${easing.out}`

const frameCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  // With rows of `1fr`, WebKit keeps the height of a panel when its width changes.
  gridTemplateRows: "minmax(0, 1fr)",
  [VISIBILITY]: "visible",
  // Firefox cuts lines of a grid at the end of a sheet.
  [media.print]: { display: "block" },
  // Without scripts no panel could be expanded, so all panels are.
  [media.scripting]: {
    '&[data-state="closed"]': { gridTemplateRows: "minmax(0, 0fr)", [VISIBILITY]: "hidden" },
  },
  // WebKit collapses a panel at once if its own `content-visibility` is in transition.
  [media.motionSafe]: {
    transition,
    '&[data-state="closed"]': {
      transition: `${transition}, ${VISIBILITY} ${duration.panel} step-end allow-discrete`,
    },
  },
})

const panelCss = css({
  contentVisibility: `var(${VISIBILITY})` as "inherit",
  // The padding keeps focus rings from being clipped. WebKit has no `overflow-clip-margin`.
  [media.screen]: { overflow: "clip", padding: space.tiny, margin: `-${space.tiny}` },
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
    const handleFound = () => {
      // WebKit does not scroll to a text that it finds in a collapsed panel.
      element?.scrollIntoView({ block: "center" })
      onFound([id])
    }
    element?.addEventListener("beforematch", handleFound)
    return () => element?.removeEventListener("beforematch", handleFound)
  }, [id, onFound])

  return (
    <div css={frameCss} data-state={isExpanded ? "open" : "closed"}>
      {/* The library's toggle names this id in `aria-controls`. */}
      <div id={`accordion__panel-${id}`} ref={panel} css={panelCss}>
        {children}
      </div>
    </div>
  )
}
