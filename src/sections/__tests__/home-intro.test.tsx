/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { WordsContext } from "../../hooks/use-words"
import { ENGLISH } from "../../lib/interface-words"
import { HomeIntro } from "../home-intro"

test("the link to the PDF has the comma of the language", () => {
  const owner = { name: "رغد السنديان", locations: ["عمّان، الأردن"], contact: [] }
  render(
    <WordsContext.Provider value={{ ...ENGLISH, comma: "، " }}>
      <HomeIntro owner={owner} lead={["مترجمة"]} facts={null} resumeTitle="السيرة الذاتية" />
    </WordsContext.Provider>,
  )
  const link = screen.getByRole("link", { name: "السيرة الذاتية، PDF" })
  expect(link).toHaveAttribute("href", "/resume.pdf")
})
