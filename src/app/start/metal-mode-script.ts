/** Takes up, before the first paint, the mode this tab was left in. See `use-metal-mode.ts`. */
export const metalModeScript =
  'try{if(sessionStorage.getItem("metal")==="on")document.documentElement.dataset.metal="on"}catch{}'
