import { spawn } from "node:child_process"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import { json } from "node:stream/consumers"
import type { CreateDevServerArgs } from "gatsby"
import { contentFolder } from "../../content/files/content-folder"
import { readFolder } from "../../content/files/read-folder"
import { validateFiles } from "../../content/load"
import type { Content } from "../../content/schemas"
import { toSitePages } from "../../content/site-map/page-paths"
import { resolvePackage } from "../../roots"
import { findText, question } from "./find-text"

/**
 * Answers a page where its text is written, as `/home/ada/site/content/work.yaml:7:5`, and opens the line if there is
 * one, or the one that the owner has picked. It opens only what it has found in the content on the disk.
 */
export function serveEditor(
  { app }: Pick<CreateDevServerArgs, "app">,
  getContents: () => readonly Content[],
): void {
  app.post("/__edit-text", async (request: IncomingMessage, response: ServerResponse) => {
    const { data: asked } = question.safeParse(await json(request).catch(() => undefined))
    if (!asked) return response.writeHead(400).end()
    const folder = await readFolder(contentFolder(), async () => ({ problem: "is not read" }))
    const page = getContents()
      .flatMap((content) => toSitePages(content).map((each) => ({ content, ...each })))
      .find(({ content, path }) => (content.languagePath ?? "") + path === asked.path)
    const { text, places = [] } = findText(validateFiles(folder), page, asked) ?? {}
    const opened = places.length === 1 ? places[0] : places[asked.pick ?? -1]
    const toPath = (file: string) => path.join(contentFolder(), `${file}.yaml`)
    if (opened) openEditor(toPath(opened.file), opened.line)
    const all = places.map(({ file, line, column }) => `${toPath(file)}:${line}:${column}`)
    const answer = { text, places: all, opened: opened && all[places.indexOf(opened)] }
    response.setHeader("content-type", "application/json").end(JSON.stringify(answer))
  })
}

/**
 * Opens a line of a file in the editor that runs, or that REACT_EDITOR names. Gatsby's own route would give it the
 * terminal of `develop`, and npm names an editor for each command: vi. Without a terminal, such an editor ends.
 */
function openEditor(file: string, line: number): void {
  const launchEditor = path.join(resolvePackage("react-dev-utils"), "launchEditor.js")
  const code = "require(process.argv[1])(process.argv[2], Number(process.argv[3]))"
  const args = ["-e", code, launchEditor, file, String(line)]
  const env = { ...process.env, EDITOR: "", VISUAL: "" }
  const options = { detached: true, stdio: "ignore", windowsHide: true, env } as const
  spawn(process.execPath, args, options).unref()
}
