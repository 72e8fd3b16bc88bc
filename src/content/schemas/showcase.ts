import { z } from "zod"
import { demo } from "./demos/demo"
import {
  alt,
  contentFile,
  image,
  list,
  name,
  object,
  richTexts,
  title,
  webUrl,
} from "./shared-fields"

const card = object("ShowcaseCard", {
  src: image(
    "card",
    "The card's picture: at least 800 pixels wide, sharp on every screen from 1200. The card shows 4 to 5 of it, such as 1600 × 2000 pixels.",
  ),
  alt: alt(),
  name: name("The name of the site on the card.", "Moth Club"),
  url: webUrl("The URL of the site on the card."),
  demo,
})

const link = object("ShowcaseLink", {
  name: title("The text of the link.", "Card data service"),
  url: webUrl("The URL of the link."),
})

/** content/showcase.yaml: the project showcase on the home page. */
export const showcaseSchema = contentFile(
  "Showcase",
  "The project showcase on the home page. The file is optional.",
  {
    label: title("The small line above the title.", "Project showcase"),
    title: title("The showcase's title.", "Three sites. Pick a favorite."),
    body: richTexts("The description of the project, one paragraph per line.", [
      "Each site deals cards.",
    ]),
    cards: z.array(card).max(12).default([]).meta({
      description:
        "The cards of the carousel. The second card is in front at first. Without a card, the home page has no showcase.",
    }),
    links: list(link, "More links, shown after the sites."),
  },
)
