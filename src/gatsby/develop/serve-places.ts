import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import type { CreateDevServerArgs } from "gatsby"
import { CONTENT } from "../../content/files/content-folder"
import { loadContent } from "../../content/load"
import { listPlaces } from "../../content/places/list-places"
import { contentsOf } from "../../content/translations/translate-content"
import { toModel } from "../../resume"
import { openPictureCheckCache } from "../nodes/picture-check-cache"

/**
 * Serves where each text of the content is, as JSON, for `src/app/develop/edit-texts.ts`. `open` is the
 * path of the file for the editor. While the content has an error, there is none.
 */
export function servePlaces({ app }: Pick<CreateDevServerArgs, "app">, folder = CONTENT): void {
  app.get("/__content-places", async (_request: IncomingMessage, response: ServerResponse) => {
    // Gatsby lets every origin read what the develop server sends. The texts may be private.
    response.removeHeader("access-control-allow-origin")
    const pictures = await openPictureCheckCache()
    const { folder: read, content } = await loadContent(folder, new Date(), pictures.read)
    const words = content
      ? contentsOf(content).map((each) => {
          const language = each.translated ? (each.website.language ?? "") : ""
          return { language, words: toModel(each).words }
        })
      : []
    const places = content ? listPlaces(read, content, words) : []
    const found = places.map((place) => ({
      ...place,
      open: path.join(folder, `${place.name}.yaml`),
    }))
    response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" })
    response.end(JSON.stringify(found))
  })
}
