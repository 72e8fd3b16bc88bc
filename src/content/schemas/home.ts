import {
  contentFile,
  flag,
  href,
  list,
  object,
  pageDescription,
  richText,
  text,
} from "./shared-fields"

/** A call to action: a large line, a small line and a button. */
const banner = object("Banner", {
  header: text("The large line.", "You have software problems."),
  secondaryHeader: richText("The small line below it.", "We can solve them."),
  buttonHref: href("The link of the button."),
  buttonText: text("The text of the button. Default: 'Click here.'", "Read more.").default(
    "Click here.",
  ),
})

/** content/home.yaml: the page at /. */
export const homeSchema = contentFile("Home", "The page at /.", {
  description: pageDescription(),
  lead: richText("The line below the owner's name.", "Backend engineer. JVM by day."),
  facts: flag(
    true,
    "Whether the first screen says the headline, the years of work and the present employers",
  ),
  beforeShowcase: list(banner, "Banners above the project showcase."),
  afterShowcase: list(banner, "Banners below the project showcase."),
})
