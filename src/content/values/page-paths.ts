/** @returns the path of the error page for an HTTP status, as in '/404.html'; hosts expect this name */
export const errorPagePath = (status: number): string => `/${status}.html`
