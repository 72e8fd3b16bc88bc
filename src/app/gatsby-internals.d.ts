/** Parts of Gatsby that come without types, and of which nothing is used by name. */
declare module "@gatsbyjs/reach-router"
declare module "*/production-app"
