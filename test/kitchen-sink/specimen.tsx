import { css } from "@emotion/react"
import type { ReactNode } from "react"
import { PageSection } from "../../src/components/page-section"
import { sectionTitleCss } from "../../src/styles/mixins"
import { color, media, size, space, tracking } from "../../src/styles/values"
import type { ShownState } from "./use-shown-states"

const gridCss = css({ display: "grid", gap: space.large, marginBlockStart: space.large })

const rowCss = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space.gutter,
})

const columnsCss = css({
  display: "grid",
  gap: space.large,
  [media.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
})

const labelCss = css({
  color: color.muted,
  fontSize: size.tiny,
  letterSpacing: tracking.label,
  marginBlockEnd: space.tiny,
})

export type GroupProps = { title: string; children: ReactNode }

/** A titled group of specimens, one below the other. */
export function Group({ title, children }: GroupProps) {
  return (
    <PageSection>
      <h2 css={sectionTitleCss}>{title}</h2>
      <div css={gridCss}>{children}</div>
    </PageSection>
  )
}

/** Small specimens side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div css={rowCss}>{children}</div>
}

/** Large specimens, two side by side on wide screens. */
export function Columns({ children }: { children: ReactNode }) {
  return <div css={columnsCss}>{children}</div>
}

export type SpecimenProps = {
  /** The name of the component or its state. */
  label: string
  /** The state that its controls show. */
  shown?: ShownState | undefined
  children: ReactNode
}

/** One component in one state, below its label. */
export function Specimen({ label, shown, children }: SpecimenProps) {
  return (
    <div data-shown={shown}>
      <p css={labelCss}>{label}</p>
      {children}
    </div>
  )
}

/** The states of a control: at rest, and with the pointer or the keyboard. */
export const CONTROL_STATES: readonly { label: string; shown?: ShownState }[] = [
  { label: "rest" },
  { label: "hover", shown: "hover" },
  { label: "focus", shown: "focus-visible" },
  { label: "active", shown: "active" },
]
