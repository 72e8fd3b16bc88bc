/** Modules of Gatsby that have no types. */
declare module "@gatsbyjs/reach-router"
declare module "*/production-app"
