import "@testing-library/jest-dom"
import { TextEncoder } from "node:util"

// jsdom lacks it, and react-dom/server wants it when a test renders and then hydrates.
Object.assign(globalThis, { TextEncoder })
