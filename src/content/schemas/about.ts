import { z } from "zod"
import { href, list, pageDescription, richTexts, text } from "./shared-fields"

const likes = z
  .strictObject({
    title: text("The list's heading.", "At work"),
    items: richTexts("The items of the list, one per line.", ["Deleting code"]),
  })
  .meta({ id: "Likes" })

const action = z
  .strictObject({
    text: text("The text of the button.", "Résumé"),
    href: href("The link of the button."),
  })
  .meta({ id: "Action" })

/** content/about.yaml: the page at /about/. */
export const aboutSchema = z
  .strictObject({
    title: text("The page's name in the menu.", "About"),
    description: pageDescription(),
    bio: richTexts("The short biography, one paragraph per line.", ["I am a backend engineer."]),
    likes: list(likes, "Lists of what the owner likes."),
    actions: list(action, "The buttons. The first one is the main button."),
  })
  .meta({ id: "About", description: "The page at /about/. The file is optional." })
