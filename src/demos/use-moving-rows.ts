import { type RefObject, useLayoutEffect, useRef } from "react"
import { prefersReducedMotion } from "../browser/prefers-reduced-motion"
import { easing } from "../styles/tokens/motion"

const DURATION = 350

/**
 * Moves the rows of a table from their old places to their new ones. With reduced motion they jump.
 * @param body the element whose children are the rows; each has the attribute `data-row`, which names it
 */
export function useMovingRows(body: RefObject<HTMLElement>): void {
  const tops = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    const rows = [...(body.current?.children ?? [])] as HTMLElement[]
    const before = tops.current
    tops.current = new Map(rows.map((row) => [row.dataset.row ?? "", row.offsetTop]))
    if (prefersReducedMotion()) return
    for (const row of rows) {
      const distance = (before.get(row.dataset.row ?? "") ?? row.offsetTop) - row.offsetTop
      if (distance === 0) continue
      row.animate([{ transform: `translateY(${distance}px)` }, { transform: "none" }], {
        duration: DURATION,
        easing: easing.out,
      })
    }
  })
}
