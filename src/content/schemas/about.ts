import { contentFile, href, list, object, pageDescription, richTexts, title } from "./shared-fields"

const likes = object("Likes", {
  title: title("The list's heading.", "At work"),
  items: richTexts("The items of the list, one per line.", ["Deleting code"]),
})

const action = object("Action", {
  text: title("The text of the button.", "Résumé"),
  href: href("The link of the button."),
})

/** content/about.yaml: the page at /about/. */
export const aboutSchema = contentFile("About", "The page at /about/. The file is optional.", {
  title: title("The page's name in the menu.", "About"),
  description: pageDescription(),
  bio: richTexts("The short biography, one paragraph per line.", ["I am a backend engineer."]),
  likes: list(likes, "Lists of what the owner likes."),
  actions: list(
    action,
    "The buttons. The one that leads to /resume/, or else the first one, is the main button.",
  ),
})
