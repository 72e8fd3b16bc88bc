import { css } from "@emotion/react"
import { graphql } from "gatsby"
import {
  type ComponentType,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react"
import { flushSync } from "react-dom"
import { ButtonLink } from "../components/button"
import { useWords } from "../hooks/use-words"
import { type FragmentLocation, fragmentId } from "../lib/fragment"
import type { Words } from "../lib/interface-words"
import { visuallyHiddenCss } from "../styles/mixins"
import { color, media, size } from "../styles/values"
import type { Demo, LoadedDemo } from "./demo"
import type { DemoDialogProps } from "./demo-dialog"
import { findPicture, growInto } from "./grow"
import { loadDemo, loadDialog } from "./load-demo"

const buttonCss = css({ flex: "none", [media.noScripting]: { display: "none" } })

const failureCss = css({ color: color.muted, fontSize: size.small })

type Status = "closed" | "loading" | "slow" | "failed" | "open"

/** After this time in milliseconds, the button says that the demo loads. */
const SLOW_AFTER = 300

/** The key in `history.state` that marks the entry of an open demo. */
const STATE_KEY = "demo"

type Loaded = { demo: LoadedDemo; Dialog: ComponentType<DemoDialogProps> }

export type DemoButtonProps = {
  demo: Demo
  /** The name of the project. */
  title: string
  /** The demo opens if the fragment is its id. */
  location: FragmentLocation
}

/**
 * The link that opens a demo, which grows out of its picture. Loads it only then. A click before hydration opens it
 * after hydration, because the address names it.
 */
export function DemoButton({ demo, title, location: { hash, key } }: DemoButtonProps) {
  const words = useWords()
  const [status, setStatus] = useState<Status>("closed")
  const [loaded, setLoaded] = useState<Loaded>()
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLElement | null>()
  const { id, kind, data } = demo

  const open = useCallback(async () => {
    // Safari does not focus a button at a click, so what has the focus may be the page.
    opener.current = document.activeElement?.closest<HTMLElement>("a, button")
    setStatus("loading")
    const timer = setTimeout(() => setStatus("slow"), SLOW_AFTER)
    try {
      const [demo, Dialog] = await Promise.all([loadDemo({ id, kind, data }), loadDialog()])
      const hasLeft = document.getElementById(id) === null
      if (hasLeft) return
      const show = () => {
        pushEntry(id)
        setLoaded({ demo, Dialog })
        setStatus("open")
      }
      growInto(
        () => flushSync(show),
        () => findPicture(id),
        () => dialog.current,
      )
    } catch {
      setStatus("failed")
    } finally {
      clearTimeout(timer)
    }
  }, [id, kind, data])

  const hide = useCallback(() => {
    const update = () => {
      flushSync(() => setStatus("closed"))
      const target = opener.current?.isConnected ? opener.current : document.getElementById(id)
      target?.focus({ preventScroll: true })
    }
    growInto(
      update,
      () => dialog.current,
      () => findPicture(id),
    )
  }, [id])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    if (fragmentId(hash) === id) open()
  }, [hash, key, id, open])

  // Back closes the demo.
  useEffect(() => {
    if (status !== "open") return
    const handlePopState = () => {
      if (fragmentId(location.hash) !== id) hide()
    }
    window.addEventListener("popstate", handlePopState)
    return () => window.removeEventListener("popstate", handlePopState)
  }, [status, id, hide])

  function close() {
    if (history.state?.[STATE_KEY] === id) return history.back()
    // A reload should not open it again.
    if (fragmentId(location.hash) === id)
      history.replaceState(history.state, "", location.pathname + location.search)
    hide()
  }

  const isLoading = status === "loading" || status === "slow"

  function handleClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return // a new tab or window
    event.preventDefault()
    if (!isLoading) open()
  }

  return (
    <>
      <ButtonLink
        id={id}
        href={`#${id}`}
        variant="quiet"
        css={buttonCss}
        aria-haspopup="dialog"
        aria-label={toLabel(title, words)}
        aria-disabled={isLoading}
        onClick={handleClick}
      >
        {status === "slow" ? words.demoLoading : words.openDemo}
      </ButtonLink>
      <span role="status" css={visuallyHiddenCss}>
        {status === "slow" && words.demoLoading}
      </span>
      {status === "failed" && (
        <p role="alert" css={failureCss}>
          {words.demoFailed}
        </p>
      )}
      {loaded && (
        <loaded.Dialog
          isOpen={status === "open"}
          dialogRef={dialog}
          title={title}
          loaded={loaded.demo}
          onClose={close}
        />
      )}
    </>
  )
}

const toLabel = (title: string, { openDemo }: Words) => `${openDemo}: ${title}`

/** @returns a second link that does what the link of the demo does */
export function toDemoLink({ id }: Demo, title: string, words: Words) {
  const onOpen = () => document.getElementById(id)?.click()
  return { href: `#${id}`, linkText: toLabel(title, words), onOpen }
}

/** Gives an open demo an entry in the history, with the router's key, unless its address opened it. */
function pushEntry(id: string): void {
  if (fragmentId(location.hash) === id) return
  const address = `${location.pathname}${location.search}#${encodeURIComponent(id)}`
  history.pushState({ ...history.state, [STATE_KEY]: id }, "", address)
}

export const query = graphql`
  fragment Demo on Demo {
    id
    kind
    data(lang: $lang)
  }
`
