import type { Font } from "fontkit"

/**
 * @param bytes of a TTF or OTF file
 * @throws if the file is damaged
 */
export function openFont(bytes: Buffer): Font {
  // The library takes long to load, and many commands open no font.
  const { create } = require("fontkit") as typeof import("fontkit")
  return create(bytes) as Font
}
