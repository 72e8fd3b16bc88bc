/** Where buttons lead, and how the owner is reached. */
import { FORMAT_PATHS } from "../../lib/formats"
import { checkEmail, checkPhone, checkWebUrl } from "../addresses"
import type { Path } from "../check/locate"
import { anyOf, nearest, quote } from "../check/words"
import type { Content, ContentName } from "../schemas"
import type { Rule } from "../values"
import { portfolioAddresses, resumeAddresses } from "./ids"
import type { CrossFileDiagnostic, CrossFileRule, Facts } from "./rule"

/** What the build writes beside the pages. */
const BUILT_FILES: readonly string[] = Object.values(FORMAT_PATHS)

type Target = { file: ContentName; path: Path; href: string }

export const checkLinks: CrossFileRule = (facts) =>
  targetsOf(facts.content).flatMap(({ file, path, href }): CrossFileDiagnostic[] => {
    if (!href.startsWith("/")) return []
    const [address = "", place] = href.split("#")
    const page = address.replace(/\?.*$/, "")
    const places = pagesOf(facts).get(page.endsWith("/") ? page : `${page}/`)
    const unknown = (message: string, expected: string, hint?: string): CrossFileDiagnostic[] => [
      { file, path, flaw: { code: "unknown-page", message, expected, ...(hint ? { hint } : {}) } },
    ]
    if (!places) {
      if (BUILT_FILES.includes(page) || facts.staticFiles.has(page)) return []
      const pages = [...pagesOf(facts).keys()]
      const meant = nearest(page, pages)
      const hint = meant && `Did you mean ${quote(meant)}?`
      return unknown(`This site has no page ${quote(page)}.`, anyOf(pages), hint)
    }
    if (!place || places.has(place)) return []
    const meant = nearest(place, places)
    const hint = meant && `Did you mean ${quote(`${page}#${meant}`)}?`
    return unknown(`The page ${page} has no place ${quote(`#${place}`)}.`, "a place it has", hint)
  })

function targetsOf({ home, about }: Partial<Content>): Target[] {
  const banners = (["beforeShowcase", "afterShowcase"] as const).flatMap((list) =>
    (home?.[list] ?? []).map(({ buttonHref }, index): Target => {
      return { file: "home", path: [list, index, "buttonHref"], href: buttonHref }
    }),
  )
  const actions = (about?.actions ?? []).map(({ href }, index): Target => {
    return { file: "about", path: ["actions", index, "href"], href }
  })
  return [...banners, ...actions]
}

/** The pages of this site and the places on each that have an address. */
function pagesOf({ content }: Facts): Map<string, ReadonlySet<string>> {
  const names = (addresses: { name: string }[]) =>
    new Set(["content", ...addresses.map(({ name }) => name)])
  return new Map([
    ["/", names([{ name: "showcase" }])],
    ["/about/", names([])],
    ["/portfolio/", names(portfolioAddresses(content))],
    ["/resume/", names(resumeAddresses(content))],
  ])
}

const CONTACT_RULES: Readonly<Record<Content["owner"]["contact"][number]["kind"], Rule>> = {
  email: checkEmail,
  phone: checkPhone,
  website: checkWebUrl,
  profile: checkWebUrl,
}

/** What a contact's value must look like depends on its kind. */
export const checkContact: CrossFileRule = ({ content: { owner } }) =>
  (owner?.contact ?? []).flatMap(({ kind, value }, index): CrossFileDiagnostic[] => {
    const found = CONTACT_RULES[kind](value)
    if (!found) return []
    const { suggestion, ...flaw } = found
    const hint = suggestion && `Write ${suggestion}`
    return [
      {
        file: "owner",
        path: ["contact", index, "value"],
        flaw: { ...flaw, ...(hint ? { hint } : {}) },
      },
    ]
  })
