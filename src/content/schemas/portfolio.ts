import { demo } from "./demos/demo"
import {
  alt,
  contentFile,
  image,
  item,
  list,
  name,
  object,
  pageDescription,
  richText,
  richTexts,
  slug,
  text,
  title,
  webUrl,
} from "./shared-fields"

const picture = object("ProjectImage", {
  src: image(
    "project",
    "The picture's file: at least 800 pixels wide, sharp on every screen from 1440, and at most 1.5 times as high.",
  ),
  phone: image(
    "phone",
    "The part of the picture that a phone shows instead, so that its words can be read: at least 640 pixels wide, sharp on every screen from 1000, and at most 1.5 times as high.",
  ).optional(),
  alt: alt(),
})

const project = item("Project", "projects", {
  id: slug("The project's id in its URL: /portfolio/#id.", "tournament-companion"),
  name: name("The project's name, which links to its site.", "Tournament Companion"),
  url: webUrl("The URL of the project's site."),
  summary: richText("One sentence below the name.", "Pairings and scores, live."),
  detailTitle: title("The heading of the longer description.", "The project"),
  body: richTexts("The longer description, one paragraph per line.", ["It reads updates live."]),
  image: picture.optional().meta({ description: "A picture of the project." }),
  demo,
})

/** content/portfolio.yaml: the page at /portfolio/. */
export const portfolioSchema = contentFile(
  "Portfolio",
  "The page at /portfolio/. The file is optional.",
  {
    title: title("The page's title and its name in the menu.", "Portfolio"),
    description: pageDescription(),
    projects: list(
      project,
      "The projects. Each has two sections on the page: its link and its description. Without a project, the site has no such page.",
    ),
    showcaseLink: text(
      "The text of the link to the showcase on the home page. Without it, there is no link.",
      "See more",
    ).optional(),
  },
)
