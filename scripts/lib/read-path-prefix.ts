/** @returns the path of the site on its domain from the variable PATH_PREFIX, as in '/robin'; '' without one */
export const readPathPrefix = (): string => (process.env.PATH_PREFIX ?? "").replace(/\/$/, "")
