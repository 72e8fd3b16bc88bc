import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import path from "node:path"
import { render, screen } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { Period } from "../../components/period"
import { dateFormsOf } from "../../resume/model/date-forms"
import { ErrorScreen } from "../../sections/error-screen"
import { Shell } from "../shell"

const DATA = {
  buildDate: { year: "2026" },
  website: {
    origin: "https://ada.example",
    thanks: "Danke.",
    sourceText: "Quelle",
    sourceUrl: "https://code.example",
    metalMode: true,
    words: null,
    theme: null,
  },
  owner: { name: "Ada" },
  menu: [{ href: "/about/", text: "Über" }],
  footerLinks: [],
  errors: { title: "Fehler" },
}

function renderShell(changed: object) {
  const website = { ...DATA.website, ...changed }
  jest.mocked(useStaticQuery).mockReturnValue({ ...DATA, website })
  render(
    <Shell>
      <ErrorScreen title="Fehler" message="Nichts da." onRetry={() => {}} />
      <Period ranges={[{ startDate: "Mar 2024", endDate: "" }]} currentMonth="2026-02" />
    </Shell>,
  )
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .join("\n")
}

const words = {
  tryAgain: "Noch einmal",
  skipToContent: "Zum Inhalt",
  present: "heute",
  years: "{count} J.",
  dates: dateFormsOf("de"),
}

test("the words of the owner replace those of the interface", () => {
  renderShell({ words })
  expect(screen.getByRole("button", { name: "Noch einmal" })).toBeVisible()
  expect(screen.getByRole("link", { name: "Zum Inhalt" })).toBeInTheDocument()
  expect(screen.getByRole("main")).toHaveTextContent("März 2024 — heute · 2 J.")
  expect(screen.getByRole("link", { name: "Home" })).toBeVisible()
  expect(screen.getByRole("button", { name: "Activate metal mode." })).toBeVisible()
})

test("the skip link leads to the main column, which can take the focus", () => {
  renderShell({})
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Skip to content" })
  const main = screen.getByRole("main")
  expect(document.querySelector(link.hash)).toBe(main)
  expect(main).toHaveAttribute("tabindex", "-1")
})

test("without a theme, the styles have the default colors, corners and fonts", () => {
  const css = renderShell({})
  expect(css).toContain("--color-accent: #ff7a45")
  expect(css).toContain("--radius-corner: 0.75rem")
  expect(css).toContain("--radius-pill: 999px")
  expect(css).toMatch(/:root \{[^}]*font-family: "Helvetica Neue",\s?Roboto,\s?sans-serif/)
})

test("the whole document has the fonts, the line height and the spacing of the specification", () => {
  renderShell({})
  const { fontFamily, lineHeight, letterSpacing } = getComputedStyle(document.documentElement)
  expect(fontFamily).toMatch(/^"Helvetica Neue",\s?Roboto,\s?sans-serif$/)
  expect([lineHeight, letterSpacing]).toEqual(["1.5", "0.001em"])
})

test("the tile of the grain is a file of static/, with the hash of its content in its name", () => {
  const css = renderShell({})
  const [, address = "", hash] = /url\(["']?(\/static\/grain-([0-9a-f]{10})\.webp)/.exec(css) ?? []
  const tile = readFileSync(path.join("static", address))
  expect(createHash("sha256").update(tile).digest("hex").slice(0, 10)).toBe(hash)
})

test("the theme of the owner changes colors on screen and in print, corners and fonts", () => {
  const theme = {
    screen: { accent: "#7ab8ff" },
    print: { accent: "#2b5a8f" },
    radius: { corner: "0", pill: "0" },
    fonts: { text: '"Lora", serif', headings: '"Inter Variable", sans-serif' },
  }
  const css = renderShell({ theme })
  expect(css).toContain("--color-accent: #7ab8ff")
  expect(css).toContain("--color-accent: #2b5a8f")
  expect(css).toContain("--color-text: #f4f0e8")
  expect(css).toMatch(/--radius-corner: 0;\s*--radius-pill: 0;/)
  expect(css).toMatch(/:root \{[^}]*font-family: "Lora",\s?serif/)
  expect(css).toMatch(/h1,\s?h2[^{]*\{[^}]*font-family: "Inter Variable",\s?sans-serif/)
})
