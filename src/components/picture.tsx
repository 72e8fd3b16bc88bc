import { css, keyframes } from "@emotion/react"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { useEffect, useId, useRef } from "react"
import { useImageState } from "../hooks/use-image-state"
import { useLanguageOf } from "../hooks/use-language"
import { useWords } from "../hooks/use-words"
import { required } from "../lib/required"
import { color, duration, media, radius, shape, side, size, space } from "../styles/values"
import { Button } from "./button"

export type PictureProps = {
  image: IGatsbyImageData
  /** The part of it that a phone shows instead. */
  phone?: IGatsbyImageData | undefined
  /** The alternative text. */
  alt: string
  /** For a picture above the fold. It is fetched at once and before others. */
  priority?: boolean
  /** The id of the demo that grows out of the picture. */
  demo?: string | undefined
  className?: string
}

const NO_SCROLL = { preventScroll: true } as const

const pulse = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

const frameCss = css({
  display: "grid",
  gridTemplate: "1fr / minmax(0, 1fr)",
  overflow: "clip",
  breakInside: "avoid",
  border: `${shape.border} solid ${color.border}`,
  borderRadius: radius.corner,
  "& > *, &::before, & img": { gridArea: "1 / 1" },
  '&[data-image-state="loading"]::before': {
    content: '""',
    backgroundColor: color.border,
    [media.motionSafe]: { animation: `${pulse} ${duration.pulse} infinite alternate` },
    [media.noScripting]: { display: "none" }, // no script says when it is loaded
  },
})

/** The space of the picture, in its main color until it is loaded. */
const placeholderCss = (image: IGatsbyImageData, phone: IGatsbyImageData | undefined) =>
  css({
    aspectRatio: `${image.width} / ${image.height}`,
    ...(phone && { [media.screenPhone]: { aspectRatio: `${phone.width} / ${phone.height}` } }),
    '&:not([data-image-state="loaded"])': {
      backgroundColor: image.backgroundColor,
      // Firefox writes the alternative text there until the picture comes. Without scripts, it stays.
      [media.scripting]: { "& img": { color: "transparent" } },
    },
  })

const pictureCss = css({ display: "contents" })

/** @returns the sources of the part for a phone. They come before the others, and the last one is its fallback. */
function phoneSources(phone: IGatsbyImageData | undefined, fallbackOnly: boolean) {
  if (!phone?.images.fallback) return []
  const { sources = [], fallback } = phone.images
  const { srcSet, sizes } = fallback
  return [...(fallbackOnly ? [] : sources), { type: undefined, srcSet, sizes }].map((source) => ({
    ...source,
    media: media.screenPhone.replace("@media ", ""),
  }))
}

/** Fills the frame and does not stretch it. Only a long text of a failure may stretch it. */
const imageCss = css({
  inlineSize: "100%",
  blockSize: 0,
  minBlockSize: "100%",
  objectFit: "cover",
})

const failureCss = css({
  display: "flex",
  flexDirection: "column",
  alignItems: side,
  justifyContent: "flex-end",
  gap: space.small,
  padding: space.medium,
  backgroundColor: color.backgroundBottom,
  backgroundImage: `repeating-linear-gradient(135deg, ${color.surface} 0 ${shape.border}, transparent ${shape.border} ${space.small})`,
})

const altCss = css({ color: color.muted, fontSize: size.small })

/**
 * An image from the content. The browser chooses the format and the size. `data-image-state` holds
 * the loading state. A failed picture contains a button, so a picture must not be inside a link.
 */
export function Picture({ image, ...rest }: PictureProps) {
  const { src } = required(image.images.fallback, "fallback")
  return <Frame key={src} image={image} {...rest} />
}

function Frame({ image, phone, alt, priority = false, demo, className }: PictureProps) {
  const first = priority ? "loading" : "pending"
  const { status, attempt, fallbackOnly, ref, retry } = useImageState(first)
  const frame = useRef<HTMLDivElement>(null)
  const { fallback, sources = [] } = image.images

  useEffect(() => {
    const hasFocus = document.activeElement === frame.current
    if (status === "failed" && hasFocus) frame.current?.querySelector("button")?.focus(NO_SCROLL)
  }, [status])

  function handleRetry() {
    // The button disappears. The frame has the focus until the picture is loaded or fails again.
    frame.current?.focus(NO_SCROLL)
    retry()
  }

  const language = useLanguageOf(alt)
  return (
    <div
      ref={frame}
      css={[frameCss, placeholderCss(image, phone)]}
      className={className}
      data-image-state={status}
      data-demo-picture={demo}
      tabIndex={attempt > 0 ? -1 : undefined}
    >
      {status === "failed" ? (
        <Failure alt={alt} onRetry={handleRetry} />
      ) : (
        <picture key={attempt} css={pictureCss}>
          {phoneSources(phone, fallbackOnly).map((source) => (
            <source key={source.type ?? "fallback"} {...source} />
          ))}
          {!fallbackOnly && sources.map((source) => <source key={source.type} {...source} />)}
          <img
            ref={ref}
            css={imageCss}
            {...fallback}
            alt={alt}
            lang={language}
            width={Math.round(image.width)}
            height={Math.round(image.height)}
            loading={priority || attempt > 0 ? "eager" : "lazy"}
            decoding="async"
            // React 18 supports the attribute only in this spelling.
            {...(priority && { fetchpriority: "high" })}
          />
        </picture>
      )}
    </div>
  )
}

type FailureProps = { alt: string; onRetry: () => void }

/** Replaces a picture that failed to load: says so, with its alternative text and a retry button. */
function Failure({ alt, onRetry }: FailureProps) {
  const id = useId()
  const words = useWords()
  return (
    <div css={failureCss}>
      <p>{words.pictureFailed}</p>
      <p id={id} css={altCss}>
        {alt}
      </p>
      <Button variant="quiet" aria-describedby={id} onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  )
}
