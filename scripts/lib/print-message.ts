/** Prints messages line by line. In a terminal, a message about progress makes room for the next one. */
import { clearLine, cursorTo } from "node:readline"
import type { WriteStream } from "node:tty"

export type Message = {
  text: string
  /** Whether it only says what is running. */
  isProgress?: boolean
}

export type Printer = {
  print: (message: Message) => void
  /** Removes a message about progress. Call it before something else writes. */
  clear: () => void
}

type Stream = Pick<WriteStream, "write"> & Partial<Pick<WriteStream, "isTTY" | "columns">>

/** @returns whether the stream can replace a line that it shows */
export function canReplaceLines({ isTTY }: Pick<Stream, "isTTY">): boolean {
  return Boolean(isTTY) && process.env.TERM !== "dumb"
}

/** @returns a printer; without a terminal, it prints every message as a plain line */
export function createPrinter(stream: Stream = process.stdout): Printer {
  let hasProgress = false
  const clear = () => {
    if (!hasProgress) return
    cursorTo(stream as WriteStream, 0)
    clearLine(stream as WriteStream, 0)
    hasProgress = false
  }
  const print = ({ text, isProgress = false }: Message) => {
    clear()
    hasProgress = isProgress && canReplaceLines(stream)
    // A line that wraps could not be replaced.
    const width = (stream.columns || 80) - 1
    stream.write(hasProgress ? text.slice(0, width) : `${text}\n`)
  }
  return { print, clear }
}
