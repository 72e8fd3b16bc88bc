import { css } from "@emotion/react"
import { useLanguageOf } from "../hooks/use-language"
import type { Inline } from "../lib/inline-text"
import { displayCss, screenOnlyCss } from "../styles/mixins"
import { color, size, space } from "../styles/values"
import { ButtonLink } from "./button"
import { InlineText } from "./inline-text"

export type BannerProps = {
  header: string
  secondaryHeader: Inline
  buttonHref: string
  buttonText: string
}

const secondaryCss = css({
  color: color.muted,
  fontSize: size.title,
  marginBlock: `${space.medium} ${space.gutter}`,
})

/** A call to action: a large line, a small line and a link. It is not printed. */
export function Banner({ header, secondaryHeader, buttonHref, buttonText }: BannerProps) {
  return (
    <div css={screenOnlyCss}>
      <h2 css={displayCss(header, size.banner)}>
        <InlineText text={header} />
      </h2>
      <p css={secondaryCss}>
        <InlineText text={secondaryHeader} />
      </p>
      <ButtonLink
        href={buttonHref}
        variant="outline"
        aria-label={`${buttonText} ${header}`}
        lang={useLanguageOf(buttonText)}
      >
        <InlineText text={buttonText} />
      </ButtonLink>
    </div>
  )
}
