import type { GatsbyCache, Node, Reporter } from "gatsby"
import { generateImageData, type IGatsbyImageData } from "gatsby-plugin-image"
import type { getGatsbyImageFieldConfig } from "gatsby-plugin-image/graphql-utils"
import { PUBLIC } from "../built-files"
import { isDevelop } from "../is-develop"
import {
  type PictureFile,
  type PictureFormat,
  type PictureSource,
  picturePath,
  readPictureSource,
  writePictureFiles,
} from "./picture-files"

/** A node of gatsby-source-filesystem. */
export type PictureNode = Node & { absolutePath: string; name: string }

type Args = Parameters<Parameters<typeof getGatsbyImageFieldConfig>[0]>[1]
type Context = {
  pathPrefix: string
  cache: GatsbyCache
  reporter: Pick<Reporter, "error">
}

/**
 * Resolves the field `gatsbyImageData` of a picture: makes the files of the picture. The develop server
 * shows pages before their pictures are made, and `serve-pictures.ts` waits for the files.
 * @returns what the page needs to know of them
 * @see https://www.gatsbyjs.com/docs/how-to/plugins-and-themes/adding-gatsby-image-support/
 */
export async function resolvePicture(
  { absolutePath, internal, name }: PictureNode,
  args: Args,
  { pathPrefix, cache, reporter }: Context,
): Promise<IGatsbyImageData> {
  const digest = internal.contentDigest
  const cached: PictureSource | undefined = await cache.get(digest)
  const source = cached ?? (await readPictureSource(absolutePath))
  if (!cached) await cache.set(digest, source)

  const files: PictureFile[] = []
  const data = generateImageData({
    ...args,
    pluginName: "resume-site",
    filename: absolutePath,
    sourceMetadata: source,
    formats: toFormats(source),
    backgroundColor: source.color,
    generateImageSource: (_filename, width, height, format) => {
      const file = { width, height, format: format as PictureFormat }
      const location = picturePath({ name, digest, use: args }, file)
      files.push({ path: location, ...file })
      return { ...file, src: pathPrefix + location.split("/").map(encodeURIComponent).join("/") }
    },
  })
  const written = writePictureFiles(absolutePath, files, PUBLIC)
  if (isDevelop()) written.catch((error) => reporter.error(`Making ${absolutePath} failed`, error))
  else await written
  return data
}

/** The develop server makes no AVIF: the owner waits for a saved picture, and AVIF takes longest. */
const toFormats = ({ format }: PictureSource): PictureFormat[] =>
  isDevelop() ? [format, "webp"] : [format, "avif", "webp"]
