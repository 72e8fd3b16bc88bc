/** The built site in; how many visitors nginx can serve its résumé to, beside a hand-written file, out. */
import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { precompress } from "../../../src/build/precompress"
import { findBrotliModule } from "../../lib/find-nginx"
import { makeFloor } from "../floor/make-floor"
import { padFloor } from "../floor/pad-floor"
import { ensureBuilt, PUBLIC } from "../lib/built-site"
import type { Report } from "../lib/report"
import { runTool } from "../lib/run-tool"
import { withTemporaryFolder } from "../lib/temporary-folder"
import type { Options } from "../options"
import { type Loaded, type Round, toLoadTable } from "./load-table"
import { parseWrk } from "./parse-wrk"
import { type ServedByNginx, serveByNginx } from "./serve-by-nginx"

const PAGE = "resume/index.html"

/** The least that serves a file with its compressed copies. */
const BARE_SETTINGS = `server {
  listen 80;
  root /srv/site;
  include /etc/nginx/mime.types;
  gzip_static on;
  # brotli_static on;
}`

const SECONDS = 5
const CONNECTIONS = 32

/** Asks for the résumé and for a hand-written file of the same size, in turn. */
export async function measureLoad(
  { rounds }: Options,
  say: (line: string) => void,
): Promise<Report> {
  ensureBuilt()
  const encoding = findBrotliModule() ? "br" : "gzip"
  const loaded = await withTemporaryFolder("load", async (folder) => {
    cpSync(PUBLIC, folder, { recursive: true })
    await writeFloor(folder, encoding)
    const hosting = readFileSync("hosting/nginx.conf", "utf8")
    const ours = await serveByNginx(hosting, folder, 9400)
    let bare: ServedByNginx | undefined
    try {
      bare = await serveByNginx(BARE_SETTINGS, folder, 9400)
      const targets = [
        { name: "hand-written, bare nginx", server: bare, route: "/floor/" },
        { name: "hand-written, our settings", server: ours, route: "/floor/" },
        { name: "the résumé, our settings", server: ours, route: "/resume/" },
      ].map((target) => ({ ...target, rounds: [] as Round[] }))
      for (let round = 1; round <= rounds; round += 1) {
        say(`round ${round} of ${rounds}`)
        for (const target of targets) target.rounds.push(await runWrk(target, encoding))
      }
      return targets.map(({ name, rounds: done }): Loaded => ({ name, rounds: done }))
    } finally {
      await Promise.all([ours.stop(), bare?.stop()])
    }
  })
  const notes = [
    `One worker of nginx, one thread of wrk with ${CONNECTIONS} connections, ${SECONDS} s a round, ${encoding}; the hand-written file has the page's size, raw and compressed.`,
  ]
  return { tables: [toLoadTable(loaded)], notes, data: loaded }
}

async function writeFloor(folder: string, encoding: "br" | "gzip") {
  const page = path.join(folder, PAGE)
  const copy = encoding === "br" ? `${page}.br` : `${page}.gz`
  const sizes = { raw: statSync(page).size, compressed: statSync(copy).size }
  const compress = encoding === "br" ? brotliCompressSync : gzipSync
  const floor = padFloor(await makeFloor(), sizes, (html) => compress(html).length)
  mkdirSync(path.join(folder, "floor"))
  writeFileSync(path.join(folder, "floor/index.html"), floor)
  await precompress(path.join(folder, "floor"))
}

type Target = { server: ServedByNginx; route: string }

async function runWrk({ server, route }: Target, encoding: string): Promise<Round> {
  const advice = "On Debian: apt-get install wrk"
  const args = ["--latency", "-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`]
  const header = ["-H", `accept-encoding: ${encoding}`]
  const before = server.workerTime()
  const load = parseWrk(
    await runTool("wrk", [...args, ...header, server.origin + route], { advice }),
  )
  const after = server.workerTime()
  if (before === undefined || after === undefined) return load
  return { ...load, processorTime: ((after - before) / load.requests) * 1e6 }
}
