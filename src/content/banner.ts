import { z } from "zod"
import { href, text } from "./fields"

/** A call to action: a large line, a small one and a button. Used by home.yaml. */
export const bannerSchema = z
  .strictObject({
    header: text("The large line.", "You have software problems."),
    secondaryHeader: text("The small line under it.", "We can solve them."),
    buttonHref: href("Where the button leads."),
    buttonText: text("The button's words.", "Read more.").default("Click here."),
  })
  .meta({ id: "Banner" })
