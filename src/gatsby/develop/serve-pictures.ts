import path from "node:path"
import type { CreateDevServerArgs } from "gatsby"
import { PUBLIC } from "../built-files"
import { PICTURES_FOLDER, waitForPictureFile } from "../nodes/picture-files"

/** The part of Express that this file uses. Gatsby brings Express without its types. */
type Request = { params: { folder: string; file: string } }
type Response = {
  sendFile: (file: string, options: { root: string }, done: (error?: Error) => void) => void
}
type Next = (error: unknown) => void

/**
 * Serves pictures that were not made when a page asked for them: the answer waits until the file is
 * written. Gatsby itself serves those that exist.
 */
export function servePictures({ app }: Pick<CreateDevServerArgs, "app">, from = PUBLIC): void {
  const root = path.join(from, PICTURES_FOLDER)
  const route = `${PICTURES_FOLDER}/:folder/:file`
  app.get(route, async ({ params }: Request, response: Response, next: Next) => {
    const file = `${params.folder}/${params.file}`
    try {
      await waitForPictureFile(path.join(root, file))
      response.sendFile(file, { root }, (error) => error && next(error))
    } catch (error) {
      next(error)
    }
  })
}
