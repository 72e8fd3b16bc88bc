/** The bundler resolves a font file to its URL. */
declare module "*.woff2" {
  const url: string
  export default url
}

/** The bundler resolves an image to its URL. A small image becomes a data URL. */
declare module "*.svg" {
  const url: string
  export default url
}
