/** @returns the direction in which the text of the page runs */
export const textDirection = () => (document.documentElement.dir === "rtl" ? "rtl" : "ltr")
