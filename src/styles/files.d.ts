/** A font file, as the bundler gives it: its address. */
declare module "*.woff2" {
  const url: string
  export default url
}

/** A picture, as the bundler gives it: a small one within its own address. */
declare module "*.png" {
  const url: string
  export default url
}

declare module "*.svg" {
  const url: string
  export default url
}
