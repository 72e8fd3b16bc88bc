/**
 * The contract of a demo. A kind of demo is a folder: `schema.ts` describes its YAML, and `demo.tsx`
 * exports what `DemoModule` says. See docs/decisions/demos.md.
 */
import type { ComponentType } from "react"
import type { DemoTexts } from "../lib/demo-words"

/** What a page knows of a demo before the visitor asks for it. */
export type Demo = Queries.DemoFragment

/** The data that every kind has. */
export type DemoData = {
  id: string
  colors: Record<"background" | "surface" | "text" | "accent" | "onAccent", string>
  /** The drawing behind the demo, as a data URL. */
  backdrop?: string | undefined
} & TranslatedWords

/** What the data of a page in another language than English has. */
export type TranslatedWords = {
  /** The words that differ from the English ones. */
  words?: Partial<DemoTexts> | undefined
  language?: string | undefined
}

export type DemoProps<Data extends DemoData> = {
  data: Data
  /** Makes screen readers read a text aloud. The rest of the page is inert while a demo is open. */
  announce: (text: string) => void
}

/** What the file `demo.tsx` of a kind exports. */
export type DemoModule<Data extends DemoData> = {
  Demo: ComponentType<DemoProps<Data>>
  /** The width that the demo takes if the viewport has it, as a CSS length. */
  width: string
}

/** A demo that is ready to be shown. */
export type LoadedDemo = DemoModule<DemoData> & { data: DemoData }
