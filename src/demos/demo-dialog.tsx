import { css, Global } from "@emotion/react"
import {
  type CSSProperties,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from "react"
import { Button } from "../components/button"
import { SectionBoundary } from "../components/section-boundary"
import { visuallyHiddenCss } from "../styles/mixins"
import {
  color,
  focusVariable,
  leading,
  media,
  paletteVariables,
  radius,
  shape,
  size,
  space,
  tracking,
  weight,
} from "../styles/values"
import type { LoadedDemo } from "./demo"
import { toDemoWords } from "./to-demo-words"
import { DemoWordsContext } from "./write-demo-texts"

/** Fills a phone. A larger screen shows the page around it. */
const dialogCss = css({
  margin: "auto",
  inlineSize: "100%",
  maxInlineSize: "100%",
  blockSize: "100dvh",
  maxBlockSize: "100dvh",
  border: "none",
  padding: 0,
  backgroundColor: color.backgroundBottom,
  backgroundPosition: "center",
  backgroundSize: "cover",
  color: color.text,
  overflow: "auto",
  overscrollBehavior: "contain",
  textAlign: "start",
  textTransform: "none",
  [media.screenSmall]: {
    inlineSize: `min(100% - 2 * ${space.gutter}, var(--demo-width))`,
    blockSize: "fit-content",
    maxBlockSize: `calc(100dvh - 2 * ${space.gutter})`,
    borderRadius: radius.corner,
  },
  "&::backdrop": { backgroundColor: "#000c" },
  [media.forcedColors]: { border: `${shape.border} solid`, backgroundImage: "none !important" },
  [media.print]: { display: "none" },
})

/** Fills the dialog, so that a click on the dialog itself is a click on its backdrop. */
const frameCss = css({
  minBlockSize: "100%",
  padding: `0 ${space.medium} ${space.large}`,
  [media.screenSmall]: { padding: `0 ${space.gutter} ${space.gutter}` },
})

/** Stays in view while the demo is scrolled, if the screen has room for both. */
const headerCss = css({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: space.small,
  marginInline: `calc(-1 * ${space.medium})`,
  marginBlockEnd: space.small,
  padding: space.medium,
  backgroundColor: color.backgroundBottom,
  [media.screenSmall]: { marginInline: `calc(-1 * ${space.gutter})`, paddingInline: space.gutter },
  [media.screenLow]: { position: "static" },
})

const titleCss = css({
  fontSize: size.section,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: leading.title,
})

/** In metal mode, the button is large enough to read. */
const closeCss = css({
  flex: "none",
  [media.screen]: { 'html[data-metal="on"] &': { fontSize: size.section } },
})

const privacyCss = css({ marginBlockStart: space.medium, fontSize: size.label })

const pageCss = css({
  // The page stands still behind the dialog. Chromium skips a view transition in which the page gets a
  // `scrollbar-gutter`, so a padding takes the room of the scrollbar, which is at the right in every language.
  "html:has(dialog[open])": { overflow: "hidden", paddingRight: "var(--scrollbar-width)" },
  // The demo and its picture have other proportions.
  "::view-transition-old(demo), ::view-transition-new(demo)": {
    blockSize: "100%",
    objectFit: "cover",
    objectPosition: "top",
  },
})

export type DemoDialogProps = DialogProps & {
  /** The styles of the transition stay when the dialog is closed: it then begins. */
  isOpen: boolean
}

/** The dialog of a demo, in the colors of its picture. */
export function DemoDialog({ isOpen, ...rest }: DemoDialogProps) {
  return (
    <>
      <Global styles={pageCss} />
      {isOpen && <Dialog {...rest} />}
    </>
  )
}

type DialogProps = {
  dialogRef: RefObject<HTMLDialogElement>
  title: string
  loaded: LoadedDemo
  /** Called when the visitor asks to close the demo. */
  onClose: () => void
}

function Dialog({ dialogRef, title, loaded, onClose }: DialogProps) {
  const titleId = useId()
  const [announcement, announce] = useState("")
  const { Demo, data } = loaded
  const words = useMemo(() => toDemoWords(data), [data])

  useLayoutEffect(() => {
    const page = document.documentElement
    page.style.setProperty("--scrollbar-width", `${window.innerWidth - page.clientWidth}px`)
    dialogRef.current?.showModal()
  }, [dialogRef])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key Escape does the same as a click on the backdrop
    <dialog
      ref={dialogRef}
      css={dialogCss}
      style={styleOf(loaded)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div css={frameCss}>
        <header css={headerCss}>
          <h2 id={titleId} css={titleCss}>
            {title}
          </h2>
          <Button variant="quiet" css={closeCss} onClick={onClose}>
            {words.close}
          </Button>
        </header>
        <SectionBoundary>
          <DemoWordsContext.Provider value={words}>
            <Demo data={data} announce={announce} />
          </DemoWordsContext.Provider>
        </SectionBoundary>
        <p css={privacyCss}>{words.privacy}</p>
        <p role="status" css={visuallyHiddenCss}>
          {announcement}
        </p>
      </div>
    </dialog>
  )
}

/** The components of the site take their colors from these variables. */
function styleOf({ data, width }: LoadedDemo): CSSProperties {
  const { background, surface, text, accent, onAccent } = data.colors
  const border = `color-mix(in srgb, ${text} 35%, transparent)`
  const palette = paletteVariables({
    backgroundTop: background,
    backgroundBottom: background,
    surface,
    text,
    muted: text,
    accent,
    onAccent,
    border,
  })
  const backgroundImage = data.backdrop && `url("${data.backdrop}")`
  return { ...palette, ...focusVariable, "--demo-width": width, backgroundImage } as CSSProperties
}
