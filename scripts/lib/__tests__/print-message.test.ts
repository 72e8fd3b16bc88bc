import { createPrinter, type Message } from "../print-message"

const MESSAGES: Message[] = [
  { text: "Pictures: 1 of 2 files made, 1 to go.", isProgress: true },
  { text: "Pictures: 2 of 2 files made, 0 to go.", isProgress: true },
  { text: "Pages: 10 rendered in 1.5 s." },
]

function print(terminal: { isTTY: boolean; columns?: number }): string {
  let output = ""
  const write = (text: string) => {
    output += text
    return true
  }
  jest.replaceProperty(process, "env", { ...process.env, TERM: "xterm" })
  const printer = createPrinter({ ...terminal, write })
  MESSAGES.forEach(printer.print)
  printer.clear()
  return output
}

test("prints plain lines without a terminal", () => {
  expect(print({ isTTY: false })).toBe(`${MESSAGES.map(({ text }) => text).join("\n")}\n`)
})

test("replaces what is running in a terminal, in one line of its width", () => {
  const clear = "\u001b[1G\u001b[2K"
  expect(print({ isTTY: true, columns: 20 })).toBe(
    `Pictures: 1 of 2 fi${clear}Pictures: 2 of 2 fi${clear}Pages: 10 rendered in 1.5 s.\n`,
  )
})
