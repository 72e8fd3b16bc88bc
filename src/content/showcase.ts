import { z } from "zod"
import { alt, image, text, texts, webUrl } from "./fields"

const card = z
  .strictObject({
    src: image("The card's picture, as in 'images/site-one.png'."),
    alt: alt(),
    name: text("The name of the site on the card."),
    url: webUrl("The address of the site on the card."),
  })
  .meta({ id: "ShowcaseCard" })

const link = z
  .strictObject({ name: text("The link's words."), url: webUrl("Where the link leads.") })
  .meta({ id: "ShowcaseLink" })

/** content/showcase.yaml: the project showcase on the home page. */
export const showcaseSchema = z
  .strictObject({
    label: text("The small line above the title."),
    title: text("The showcase's title."),
    body: texts("What the project is, one paragraph a line."),
    cards: z
      .array(card)
      .min(1, "needs at least one card")
      .max(12, "takes at most twelve cards")
      .meta({ description: "The cards of the stack; the second one is on top at first." }),
    links: z.array(link).default([]).meta({ description: "More links, shown after the sites." }),
  })
  .meta({ id: "Showcase" })
