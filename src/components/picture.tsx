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

const pulse = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

const frameCss = css({
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  overflow: "clip",
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

const imageCss = css({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" })

/** An image from the content, in the best format and size; it tells how its load stands. */
export function Picture({ image, ...rest }: PictureProps) {
  const { src } = required(image.images.fallback, "fallback")
  return <Frame key={src} image={image} {...rest} />
}

function Frame({ image, alt, priority = false, className }: PictureProps) {
  const { status, attempt, plain, ref, retry } = useImageState()
  const frame = useRef<HTMLDivElement>(null)
  const { fallback, sources = [] } = image.images

  useEffect(() => {
    // A retry leaves the focus here; when it fails, the button is there again to take it.
    const isFocused = document.activeElement === frame.current
    if (status === "failed" && isFocused) frame.current?.querySelector("button")?.focus()
  }, [status])

  function handleRetry() {
    frame.current?.focus()
    retry()
  }

  return (
    <div
      ref={frame}
      css={[frameCss, placeholderCss(image)]}
      className={className}
      data-image-state={status}
      tabIndex={-1}
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
            loading={priority ? "eager" : "lazy"}
            decoding="async"
            // React 18 knows the attribute by this spelling only.
            {...(priority && { fetchpriority: "high" })}
          />
        </picture>
      )}
    </div>
  )
}
