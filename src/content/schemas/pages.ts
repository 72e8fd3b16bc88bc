/** The pages that have a file of content and a template of their own, of the same name. Add a new page here. */
import { aboutSchema } from "./about"
import { homeSchema } from "./home"
import { portfolioSchema } from "./portfolio"
import { resumeSchema } from "./resume"

/**
 * In the order of the menu, which shows each page but the home page. A page whose file the owner may leave out is
 * optional.
 */
export const MAIN_PAGES = {
  home: { path: "/", schema: homeSchema, isOptional: false },
  about: { path: "/about/", schema: aboutSchema, isOptional: true },
  portfolio: { path: "/portfolio/", schema: portfolioSchema, isOptional: true },
  resume: { path: "/resume/", schema: resumeSchema, isOptional: false },
} as const

export type MainPage = keyof typeof MAIN_PAGES

export const mainPages = Object.keys(MAIN_PAGES) as MainPage[]

/** @returns whether this is the name of a page with a file of its own */
export function isMainPage(name: string): name is MainPage {
  return Object.hasOwn(MAIN_PAGES, name)
}
