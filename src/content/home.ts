import { z } from "zod"
import { bannerSchema } from "./banner"
import { pageDescription, text } from "./fields"

const banners = (description: string) => z.array(bannerSchema).default([]).meta({ description })

/** content/home.yaml: the page at /. */
export const homeSchema = z
  .strictObject({
    description: pageDescription(),
    lead: text("The one line under the owner's name.", "Backend engineer. JVM by day."),
    beforeShowcase: banners("Banners above the project showcase."),
    afterShowcase: banners("Banners below the project showcase."),
  })
  .meta({ id: "Home", description: "The page at /." })
