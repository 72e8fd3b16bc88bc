/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { LanguageContext } from "../../hooks/use-language"
import { InlineText, JoinedTexts } from "../inline-text"

test("renders a string as it is", () => {
  const { container } = render(<InlineText text={"<b>a</b> & *b*"} />)
  expect(container.innerHTML).toBe("&lt;b&gt;a&lt;/b&gt; &amp; *b*")
})

test("renders emphasis, strong and code as their elements", () => {
  const { container } = render(
    <InlineText
      text={[
        "a ",
        { type: "emphasis", content: ["b ", { type: "strong", content: "c" }] },
        { type: "code", content: "<d>" },
      ]}
    />,
  )
  expect(container).toHaveTextContent("a b c<d>")
  expect(screen.getByRole("emphasis")).toHaveTextContent("b c")
  expect(screen.getByRole("strong")).toHaveTextContent("c")
  expect(screen.getByRole("code")).toHaveTextContent("<d>")
})

test("a link has the size of a target, unless it is in a sentence", () => {
  const link = { type: "link", href: "/about/", content: "alone" } as const
  render(
    <>
      <InlineText text={{ type: "strong", content: link }} />
      <InlineText text={["a ", { ...link, content: "in a sentence" }]} />
    </>,
  )
  expect(screen.getByRole("link", { name: "alone" })).toHaveStyle({ minBlockSize: "24px" })
  expect(screen.getByRole("link", { name: "in a sentence" })).not.toHaveStyle({
    minBlockSize: "24px",
  })
})

test("keeps the case of an address, which people may copy", () => {
  const href = "https://a.example/Path"
  const link = { type: "link", href } as const
  render(
    <InlineText text={["a ", { ...link, content: href }, " ", { ...link, content: "words" }]} />,
  )
  expect(screen.getByRole("link", { name: href })).toHaveStyle({ textTransform: "none" })
  expect(screen.getByRole("link", { name: "words" })).not.toHaveStyle({ textTransform: "none" })
})

test("renders links to other sites and to pages of this site", () => {
  render(
    <InlineText
      text={[
        { type: "link", href: "https://a.example", content: "elsewhere" },
        { type: "link", href: "/about/", content: "about" },
      ]}
    />,
  )
  expect(screen.getByRole("link", { name: "elsewhere" })).toHaveAttribute(
    "href",
    "https://a.example",
  )
  expect(screen.getByRole("link", { name: "about" })).toHaveAttribute("href", "/about/")
})

test("each of the joined texts says its own language", () => {
  const untranslated = new Set(["غير مترجم"])
  const { container } = render(
    <LanguageContext.Provider value={{ path: "/fr", base: "ar", isMirrored: false, untranslated }}>
      <JoinedTexts texts={["Amman", "غير مترجم", "Jordanie"]} separator=", " />
    </LanguageContext.Provider>,
  )
  expect(container.innerHTML).toBe(
    '<span>Amman, <span lang="ar" dir="rtl">غير مترجم</span>, Jordanie</span>',
  )
})

test("joined texts without a language of their own are one text", () => {
  const { container } = render(<JoinedTexts texts={["Oslo", "or remote"]} separator=" — " />)
  expect(container.childNodes).toHaveLength(1)
  expect(container).toHaveTextContent("Oslo — or remote")
})

describe.each([
  ["from right to left", true],
  ["from left to right", false],
])("in a page %s", (_name, isMirrored) => {
  const show = (shown: ReactNode) => {
    const language = { path: "", base: "", untranslated: new Set<string>(), isMirrored }
    const page = <LanguageContext.Provider value={language}>{shown}</LanguageContext.Provider>
    return render(page).container
  }

  test.each([
    ["+962 6 555 0142", "ltr"],
    ["Harbor Bank Inc.", "ltr"],
    ["بنك الميناء.", "rtl"],
    ["مهندس.", "rtl"],
  ])("the text '%s' is isolated if the page is not %s", (text, direction) => {
    const [isolated] = show(<InlineText text={text} />).children
    const isPage = isMirrored === (direction === "rtl")
    expect(isolated?.getAttribute("dir")).toBe(
      isPage ? undefined : direction === "rtl" ? "auto" : "ltr",
    )
  })

  test("each of joined texts is isolated if one is", () => {
    const container = show(<JoinedTexts texts={["Go (Inc.)", "عمّان."]} separator="، " />)
    expect(container.querySelectorAll("[dir]")).toHaveLength(1)
    expect(container).toHaveTextContent("Go (Inc.)، عمّان.")
  })

  test("a name with a sign at its end is isolated in a text from right to left", () => {
    const container = show(
      <InlineText text={["مهندس C++ و C# ثم ", { type: "strong", content: ".NET" }]} />,
    )
    expect([...container.querySelectorAll("bdi")].map(({ textContent }) => textContent)).toEqual([
      "C++",
      "C#",
    ])
  })
})
