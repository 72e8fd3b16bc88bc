import path from "node:path"
import { loadContent } from "../../../src/content/load"
import { modelFor, toModel } from "../../../src/exports/model"
import { toOutline } from "../../../src/exports/outline"
import { UserError } from "../../lib/run-main"
import { toFloorHtml } from "./floor-html"

/**
 * Makes the floor from the owner's content: what the page at /resume/ says, and nothing else.
 * @returns the HTML
 */
export async function makeFloor(): Promise<string> {
  const { content } = await loadContent(path.resolve("content"))
  if (!content) throw new UserError("The content has errors: run `npm run check`.")
  const model = modelFor(toModel(content), "web")
  return toFloorHtml(toOutline(model), model.description)
}
