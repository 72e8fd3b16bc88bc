import "@testing-library/jest-dom"
import { TextEncoder } from "node:util"

// jsdom lacks it, and react-dom/server wants it when a test renders and then hydrates.
Object.assign(globalThis, { TextEncoder })

// jsdom lays nothing out and moves nothing: to it, less motion is wanted.
const matchMedia = (media: string) =>
  Object.assign(new EventTarget(), { media, matches: media.includes("reduced-motion") })
if (typeof window !== "undefined") Object.assign(window, { matchMedia })
