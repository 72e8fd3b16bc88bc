import { css } from "@emotion/react"
import { useSyncExternalStore } from "react"
import { useWords } from "../hooks/use-words"
import { fill } from "../lib/interface-words"
import { screenOnlyCss } from "../styles/mixins"
import { color, radius, size, space, tracking, weight } from "../styles/values"
import { favoriteOf, onTallies, readTallies } from "./stored-tallies"

const stickerCss = css(screenOnlyCss, {
  position: "absolute",
  insetBlockEnd: `-${space.gutter}`,
  insetInlineStart: `-${space.gutter}`,
  padding: `${space.tiny} ${space.medium}`,
  borderRadius: radius.pill,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontSize: size.label,
  fontWeight: weight.strong,
  letterSpacing: tracking.label,
  rotate: "-6deg",
  // The card in front would cut the stickers of the others.
  "div:not([data-active]) > div > &": { visibility: "hidden" },
})

/** Says which card a visitor who comes back has picked most in the demo; nothing if there is none. */
export function Favorite({ demo }: { demo: { id: string } }) {
  const words = useWords()
  const name = useSyncExternalStore(
    onTallies,
    () => favoriteOf(readTallies(demo.id) ?? {}),
    () => undefined,
  )
  return name ? <p css={stickerCss}>{fill(words.yourFavorite, { name })}</p> : null
}
