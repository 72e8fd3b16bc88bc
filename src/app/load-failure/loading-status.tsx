import { css } from "@emotion/react"
import { useSyncExternalStore } from "react"
import { useWords } from "../../hooks/use-words"
import { color, media, space } from "../../styles/theme"
import { getSlowLoad, subscribeToSlowLoad } from "./slow-load"

const statusCss = css({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 2, // above the header
  padding: space.small,
  textAlign: "center",
  color: color.text,
  background: color.backgroundTop,
  borderBlockStart: `1px solid ${color.border}`,
  [media.print]: { display: "none" },
})

/** Says that the next page takes long to load, and offers to load it as a new document. */
export function LoadingStatus() {
  const load = useSyncExternalStore(subscribeToSlowLoad, getSlowLoad, () => undefined)
  const words = useWords()
  // It is always there, because screen readers announce only changes of a live region.
  return (
    <div role="status">
      {load && (
        <p css={statusCss}>
          {words.pageLoading}{" "}
          {load.isStuck && (
            <>
              {words.pageLoadsSlowly} <a href={load.path}>{words.reloadPage}</a>
            </>
          )}
        </p>
      )}
    </div>
  )
}
