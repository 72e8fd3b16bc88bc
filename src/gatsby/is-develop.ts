/** @returns whether `gatsby develop` runs, and not a build */
export const isDevelop = () => process.env.gatsby_executing_command === "develop"
