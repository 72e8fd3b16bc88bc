import type { Demo, DemoData, DemoModule, LoadedDemo } from "./demo"

// The scripts have no names, because Gatsby would list them in the HTML of every page.

/** Loads the scripts and the data of a demo. The first visit of a page requests neither. */
export async function loadDemo({ kind, data }: Demo): Promise<LoadedDemo> {
  const [module, response] = await Promise.all([
    import(`./${kind}/demo`) as Promise<DemoModule<DemoData>>,
    fetch(data),
  ])
  if (!response.ok) throw new Error(`${data} was answered with the status ${response.status}.`)
  return { Demo: module.Demo, width: module.width, data: await response.json() }
}

export const loadDialog = async () => (await import("./demo-dialog")).DemoDialog
