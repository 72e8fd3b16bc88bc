import "@testing-library/jest-dom"
import { TextEncoder } from "node:util"

// jsdom does not have TextEncoder, and react-dom/server needs it in tests that hydrate.
Object.assign(globalThis, { TextEncoder })

// jsdom has neither layout nor animations, so tests run with reduced motion.
const matchMedia = (media: string) =>
  Object.assign(new EventTarget(), { media, matches: media.includes("reduced-motion") })
if (typeof window !== "undefined") Object.assign(window, { matchMedia })
