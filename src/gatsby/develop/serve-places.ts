import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import type { CreateDevServerArgs } from "gatsby"
import { contentFolder } from "../../content/files/content-folder"
import { loadContent } from "../../content/load"
import { openPictureCheckCache } from "../nodes/picture-check-cache"
import { listPlaces } from "./list-places"

/**
 * Serves where each text of the content is, as JSON, for `src/app/develop/edit-texts.ts`. `open` is the
 * path of the file for the editor. While the content has an error, there is none.
 */
export function servePlaces(
  { app }: Pick<CreateDevServerArgs, "app">,
  folder = contentFolder(),
): void {
  app.get("/__content-places/", async (_request: IncomingMessage, response: ServerResponse) => {
    const pictures = await openPictureCheckCache()
    const { folder: read, content } = await loadContent(folder, new Date(), pictures.read)
    const places = content ? listPlaces(read, content) : []
    const found = places.map((place) => ({
      ...place,
      open: path.resolve(folder, "..", place.file),
    }))
    response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" })
    response.end(JSON.stringify(found))
  })
}
