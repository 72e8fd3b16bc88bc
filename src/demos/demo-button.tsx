import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { Button } from "../components/button"
import { type FragmentLocation, fragmentId } from "../lib/fragment"
import { color, media, size } from "../styles/theme"
import type { Demo, LoadedDemo } from "./demo"
import type { DemoDialogProps } from "./demo-dialog"
import { findPicture, growInto } from "./grow"
import { loadDemo, loadDialog } from "./load-demo"
import { words } from "./words"

const buttonCss = css({ flex: "none", [media.noScripting]: { display: "none" } })

const failureCss = css({ color: color.muted, fontSize: size.small })

type Status = "closed" | "loading" | "failed" | "open"

type Loaded = { demo: LoadedDemo; Dialog: ComponentType<DemoDialogProps> }

export type DemoButtonProps = {
  demo: Demo
  /** The name of the project. */
  title: string
  /** The demo opens if the fragment is its id. */
  location: FragmentLocation
}

/** The button that opens a demo, which grows out of its picture. Loads it only then. */
export function DemoButton({ demo, title, location: { hash, key } }: DemoButtonProps) {
  const [status, setStatus] = useState<Status>("closed")
  const [loaded, setLoaded] = useState<Loaded>()
  const dialog = useRef<HTMLDialogElement>(null)
  const { id, kind, data } = demo

  const open = useCallback(async () => {
    setStatus("loading")
    try {
      const [demo, Dialog] = await Promise.all([loadDemo({ id, kind, data }), loadDialog()])
      const hasLeft = document.getElementById(id) === null
      if (hasLeft) return
      const show = () => {
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
    }
  }, [id, kind, data])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    if (fragmentId(hash) === id) open()
  }, [hash, key, id, open])

  function close() {
    // A reload should not open it again.
    if (fragmentId(location.hash) === id)
      history.replaceState(history.state, "", location.pathname + location.search)
    const hide = () => {
      flushSync(() => setStatus("closed"))
      document.getElementById(id)?.focus({ preventScroll: true })
    }
    growInto(
      hide,
      () => dialog.current,
      () => findPicture(id),
    )
  }

  return (
    <>
      <Button
        id={id}
        variant="quiet"
        css={buttonCss}
        aria-haspopup="dialog"
        aria-label={`${words.open}: ${title}`}
        aria-disabled={status === "loading"}
        onClick={() => status !== "loading" && open()}
      >
        {words.open}
      </Button>
      {status === "failed" && (
        <p role="alert" css={failureCss}>
          {words.failed}
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

export const query = graphql`
  fragment Demo on Demo {
    id
    kind
    data
  }
`
