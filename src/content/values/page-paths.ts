/** @returns the path of the error page for an HTTP status, as in '/404.html'; hosts expect this name */
export const errorPagePath = (status: number): string => `/${status}.html`

/** The paths that the build needs for itself, which no page of legal.yaml may have. */
export const RESERVED_PATHS = [
  "/about/",
  "/fonts/",
  "/icons/",
  "/page-data/",
  "/portfolio/",
  "/resume/",
  "/share/",
  "/slice-data/",
  "/static/",
]

/** @returns the path of a page of legal.yaml, as in '/imprint/' */
export const legalPagePath = ({ id }: { id: string }): string => `/${id}/`
