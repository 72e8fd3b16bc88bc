import "@testing-library/jest-dom"
import { TextDecoder, TextEncoder } from "node:util"
import { configure } from "@testing-library/dom"

// Generous, for slow machines: the default of a second is too short for a module that a component
// imports later and that jest transforms for the first time.
configure({ asyncUtilTimeout: 30_000 })

// jsdom does not have them. react-dom/server needs the encoder in tests that hydrate, and fontkit,
// which reads fonts, needs the decoder.
Object.assign(globalThis, { TextDecoder, TextEncoder })

// jsdom has neither layout nor animations, so tests run with reduced motion.
const matchMedia = (media: string) =>
  Object.assign(new EventTarget(), { media, matches: media.includes("reduced-motion") })
Object.assign(window, { matchMedia })
