/** A font file, as the bundler gives it: its address. */
declare module "*.woff2" {
  const url: string
  export default url
}
