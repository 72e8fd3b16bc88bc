/** Renders a demo, or a part of one, with the words that its dialog gives it. */
import { render } from "@testing-library/react"
import type { ReactElement } from "react"
import { DemoWordsContext } from "../src/demos/write-demo-texts"
import { ENGLISH_DEMO_WORDS } from "../src/lib/demo-words"

export const renderDemo = (demo: ReactElement, words = ENGLISH_DEMO_WORDS) =>
  render(demo, {
    wrapper: ({ children }) => (
      <DemoWordsContext.Provider value={words}>{children}</DemoWordsContext.Provider>
    ),
  })
