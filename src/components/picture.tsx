import { css, keyframes } from "@emotion/react"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { useEffect, useRef } from "react"
import { useImageState } from "../hooks/use-image-state"
import { required } from "../lib/required"
import { color, duration, media, shape } from "../styles/theme"
import { PictureFailure } from "./picture-failure"

export type PictureProps = {
  image: IGatsbyImageData
  /** What the picture shows, for those who do not see it. */
  alt: string
  /** For a picture above the fold: fetched at once, and before others. */
  priority?: boolean
  className?: string
}

/** The focus moves, the page does not. */
const STAY = { preventScroll: true } as const

const pulse = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

const frameCss = css({
  display: "grid",
  gridTemplate: "1fr / minmax(0, 1fr)",
  overflow: "clip",
  breakInside: "avoid",
  border: `${shape.rule} solid ${color.rule}`,
  borderRadius: shape.corner,
  "& > *, &::before, & img": { gridArea: "1 / 1" },
  '&[data-image-state="loading"]::before': {
    content: '""',
    backgroundColor: color.rule,
    [media.moving]: { animation: `${pulse} ${duration.pulse} infinite alternate` },
  },
})

/** The place the picture will fill, in its main color. */
const placeholderCss = ({ width, height, backgroundColor }: IGatsbyImageData) =>
  css({
    aspectRatio: `${width} / ${height}`,
    '&:not([data-image-state="loaded"])': { backgroundColor },
  })

const pictureCss = css({ display: "contents" })

/** Fills the frame and never stretches it: only the text of a failure may. */
const imageCss = css({
  inlineSize: "100%",
  blockSize: 0,
  minBlockSize: "100%",
  objectFit: "cover",
})

/**
 * An image from the content, in the best format and size; `data-image-state` tells how its load
 * stands. A failed picture holds a button, so a picture never goes inside a link.
 */
export function Picture({ image, ...rest }: PictureProps) {
  const { src } = required(image.images.fallback, "fallback")
  return <Frame key={src} image={image} {...rest} />
}

function Frame({ image, alt, priority = false, className }: PictureProps) {
  const { status, attempt, plain, ref, retry } = useImageState()
  const frame = useRef<HTMLDivElement>(null)
  const { fallback, sources = [] } = image.images

  useEffect(() => {
    const isHeld = document.activeElement === frame.current
    if (status === "failed" && isHeld) frame.current?.querySelector("button")?.focus(STAY)
  }, [status])

  function handleRetry() {
    // The button goes away under the visitor's hand: the frame holds the focus in the meantime.
    frame.current?.focus(STAY)
    retry()
  }

  return (
    <div
      ref={frame}
      css={[frameCss, placeholderCss(image)]}
      className={className}
      data-image-state={status}
      tabIndex={attempt > 0 ? -1 : undefined}
    >
      {status === "failed" ? (
        <PictureFailure alt={alt} onRetry={handleRetry} />
      ) : (
        <picture key={attempt} css={pictureCss}>
          {!plain && sources.map((source) => <source key={source.type} {...source} />)}
          <img
            ref={ref}
            css={imageCss}
            {...fallback}
            alt={alt}
            width={Math.round(image.width)}
            height={Math.round(image.height)}
            loading={priority || attempt > 0 ? "eager" : "lazy"}
            decoding="async"
            // React 18 knows the attribute by this spelling only.
            {...(priority && { fetchpriority: "high" })}
          />
        </picture>
      )}
    </div>
  )
}
