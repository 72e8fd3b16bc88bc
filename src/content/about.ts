import { z } from "zod"
import { href, pageDescription, text, texts } from "./fields"

const likes = z
  .strictObject({ title: text("The list's heading."), items: texts("What is liked, one a line.") })
  .meta({ id: "Likes" })

const action = z
  .strictObject({ text: text("The button's words."), href: href("Where the button leads.") })
  .meta({ id: "Action" })

/** content/about.yaml: the page at /about/. */
export const aboutSchema = z
  .strictObject({
    title: text("The page's name in the menu."),
    description: pageDescription(),
    bio: texts("The short biography, one paragraph a line."),
    likes: z.array(likes).default([]).meta({ description: "Lists of what the owner likes." }),
    actions: z.array(action).default([]).meta({ description: "The buttons, the main one first." }),
  })
  .meta({ id: "About" })
