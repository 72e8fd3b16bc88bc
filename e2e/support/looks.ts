import type { Page } from "@playwright/test"

export type Look = "as it is" | "in metal mode" | "in forced colors" | "with more contrast"

/** What makes a page that is opened afterwards look otherwise. */
export const LOOKS: Readonly<Record<Look, (page: Page) => Promise<unknown>>> = {
  "as it is": async () => {},
  "in metal mode": (page) => page.addInitScript(() => sessionStorage.setItem("metal", "on")),
  "in forced colors": (page) => page.emulateMedia({ forcedColors: "active" }),
  "with more contrast": (page) => page.emulateMedia({ contrast: "more" }),
}
