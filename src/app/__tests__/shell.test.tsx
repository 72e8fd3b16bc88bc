/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react"
import { WEBSITE_DATA } from "../../../test/website-data"
import { Period } from "../../components/period"
import { toWebsite, WebsiteContext } from "../../hooks/use-website"
import { dateFormsOf } from "../../resume/model/date-forms"
import { ErrorScreen } from "../../sections/error-screen"
import { grains } from "../../tokens/color"
import { Shell } from "../shell"

type Data = Queries.WebsiteFragment

function renderShell(changed: Partial<Data["website"]>, more: Partial<Data> = {}) {
  const website = { ...WEBSITE_DATA.website, ...changed }
  const data = { ...WEBSITE_DATA, ...more, website }
  render(
    <WebsiteContext.Provider value={toWebsite(data)}>
      <Shell>
        <ErrorScreen title="Fehler" message="Nichts da." onRetry={() => {}} />
        <Period ranges={[{ startDate: "Mar 2024", endDate: "" }]} currentMonth="2026-02" />
      </Shell>
    </WebsiteContext.Provider>,
  )
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .join("\n")
}

test("the words of the owner replace those of the interface", () => {
  const words = {
    tryAgain: "Noch einmal",
    skipToContent: "Zum Inhalt",
    present: "heute",
    years: "{count} J.",
    dates: dateFormsOf("de"),
  }
  renderShell({ words })
  expect(screen.getByRole("button", { name: "Noch einmal" })).toBeVisible()
  expect(screen.getByRole("link", { name: "Zum Inhalt" })).toBeInTheDocument()
  expect(screen.getByRole("main")).toHaveTextContent("März 2024 – heute · 2 J.")
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

test("the whole document has the fonts, the line height and the spacing of docs/product.md", () => {
  renderShell({})
  const { fontFamily, lineHeight, letterSpacing } = getComputedStyle(document.documentElement)
  expect(fontFamily).toMatch(/^"Helvetica Neue",\s?Roboto,\s?sans-serif$/)
  expect([lineHeight, letterSpacing]).toEqual(["1.5", "0.001em"])
})

test.each(["ar", "fa", "ur-PK"])("letters of %s, which join, have no spacing", (lang) => {
  renderShell({})
  const button = screen.getByRole("button", { name: "Activate metal mode." })
  button.lang = lang
  expect(getComputedStyle(button).letterSpacing).toBe("0")
})

test.each([
  [undefined, ["dark"]],
  ["light", ["light"]],
  ["light dark", ["dark", "light"]],
] as const)("a site whose look is %s has only its own film grain", (value, looks) => {
  const screen = value ? { colorScheme: value } : {}
  const theme = { screen, print: {}, fontFaces: [] }
  const css = renderShell({ theme }).replaceAll('"', "'")
  for (const look of ["dark", "light"] as const) {
    const tile = grains[look].replaceAll('"', "'")
    expect(tile.length).toBeLessThanOrEqual(450)
    expect([look, css.includes(tile)]).toEqual([look, looks.some((each) => each === look)])
  }
  expect(css).toMatch(/prefers-contrast: more[^@]*--grain: none/)
})

test("headings have fonts of known width, and a wide font is smaller there", () => {
  const css = renderShell({})
  expect(css).toMatch(
    /h1,\s?h2[^{]*\{[^}]*font-family: "Helvetica Neue",\s?Roboto,\s?Arial,\s?"Liberation Sans",\s?wide,\s?sans-serif/,
  )
  expect(css).not.toContain("--letter-scale:")
  // With 800, Windows would take Arial Black.
  expect(getComputedStyle(screen.getByRole("heading", { level: 1 })).fontWeight).toBe("700")
})

test("the theme of the owner changes colors on screen and in print, corners and fonts", () => {
  const theme = {
    screen: { accent: "#7ab8ff" },
    print: { accent: "#2b5a8f" },
    radius: { corner: "0", pill: "0" },
    fonts: { text: '"Lora", serif', headings: '"Inter Variable", sans-serif', letterScale: 1.25 },
    fontFaces: [],
  }
  const css = renderShell({ theme })
  expect(css).toContain("--color-accent: #7ab8ff")
  expect(css).toContain("--color-accent: #2b5a8f")
  expect(css).toContain("--color-text: #f4f0e8")
  expect(css).toMatch(/--radius-corner: 0;\s*--radius-pill: 0;/)
  expect(css).toMatch(/:root \{[^}]*font-family: "Lora",\s?serif/)
  expect(css).toMatch(/h1,\s?h2[^{]*\{[^}]*font-family: "Inter Variable",\s?sans-serif/)
  expect(css).toContain("--letter-scale: 1.25")
  expect(css).not.toContain("DejaVu")
})

test.each([
  [null, 0],
  ["poster", 0],
  ["plain", 1],
])(
  "with the setting %s, the page says %d times how its texts are set, and not in print",
  (setting, times) => {
    const css = renderShell({
      theme: { screen: {}, print: {}, setting, fontFaces: [] },
    })
    const main = /@media screen\s*\{\s*main \{\s*--text-case: none;\s*--text-align: start;/g
    expect(css.match(main) ?? []).toHaveLength(times)
    expect(css.match(/--text-case: none/g) ?? []).toHaveLength(times)
    // The name of a group of skills is then before them.
    expect(css.match(/--name-order: 0;/g) ?? []).toHaveLength(times)
  },
)

const IN_GERMAN = {
  languages: [
    { code: "en", name: "English", href: "/about/" },
    { code: "de", name: "Deutsch", href: "/de/about/" },
  ],
  language: { ...WEBSITE_DATA.language, untranslated: ["Nichts da."] },
}

test("links to the page in each language, which names itself, and keeps the place", async () => {
  window.history.replaceState(null, "", "/de/about/?skills=sql#id")
  renderShell({ language: "de" }, IN_GERMAN)
  const english = screen.getByRole("link", { name: "English" })
  expect(english).toHaveAttribute("lang", "en")
  expect(english).toHaveAttribute("hreflang", "en")
  expect(english).toHaveAttribute("href", "/about/")
  expect(screen.getByRole("link", { name: "Deutsch" })).toHaveAttribute("aria-current", "true")
  fireEvent.click(english)
  expect(english).toHaveAttribute("href", expect.stringMatching(/\/about\/\?skills=sql#id$/))
})

test("links stay in the language, and a text of the base says which language it has", () => {
  renderShell({ language: "de" }, IN_GERMAN)
  expect(screen.getByRole("link", { name: "Über" })).toHaveAttribute("href", "/de/about/")
  expect(screen.getByText("Nichts da.")).toHaveAttribute("lang", "en")
  expect(screen.getByText("Fehler")).not.toHaveAttribute("lang")
})

test("a site with one language links to no other one", () => {
  renderShell({})
  expect(screen.getAllByRole("navigation")).toHaveLength(1)
})
