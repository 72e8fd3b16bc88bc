/**
 * Stands in for the module by which react-aria follows on-screen keyboards. It looks into each
 * element that gets the focus, in the middle of a press, for fields of text; the pages have none
 * (`src/gatsby/on-create-webpack-config.ts` puts it there).
 */

/** @returns whether the key that a platform's shortcuts begin with is held: Command on a Mac */
export function isCtrlKeyPressed({ ctrlKey, metaKey }: KeyState): boolean {
  return /^Mac/.test(navigator.platform) ? metaKey : ctrlKey
}

type KeyState = Pick<KeyboardEvent, "ctrlKey" | "metaKey">
