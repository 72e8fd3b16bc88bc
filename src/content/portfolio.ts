import { z } from "zod"
import { alt, image, pageDescription, slug, text, texts, webUrl } from "./fields"

const picture = z
  .strictObject({ src: image("As in 'images/project.png'."), alt: alt() })
  .meta({ id: "ProjectImage" })

const project = z
  .strictObject({
    id: slug("The project's address on the page: /portfolio/#this."),
    name: text("The project's name, which links to its site."),
    url: webUrl("The project's site."),
    summary: text("One sentence under the name."),
    detailTitle: text("The heading of the longer description."),
    body: texts("The longer description, one paragraph a line."),
    image: picture.optional().meta({ description: "A picture of the project." }),
  })
  .meta({ id: "Project" })

/** content/portfolio.yaml: the page at /portfolio/. */
export const portfolioSchema = z
  .strictObject({
    title: text("The page's title and its name in the menu."),
    description: pageDescription(),
    projects: z
      .array(project)
      .default([])
      .meta({ description: "Each project makes two sections." }),
    showcaseLink: text("The words of the link to the showcase on the home page."),
  })
  .meta({ id: "Portfolio" })
