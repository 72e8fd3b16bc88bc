/** Restores the tab's metal mode before the first paint. `use-metal-mode.ts` stores the value. */
export const metalModeScript =
  'try{if(sessionStorage.getItem("metal")==="on")document.documentElement.dataset.metal="on"}catch{}'
