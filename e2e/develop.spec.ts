/** The develop server: what other websites may do with it, and what an owner sees while editing. */
import { readFile, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import { networkInterfaces } from "node:os"
import path from "node:path"
import { listenOnFreePort } from "../scripts/lib/listen"
import { type DevelopServer, startDevelopServer } from "./support/develop-server"
import { launchOptions } from "./support/launch-options"
import { expect, test } from "./support/test"

/** One content file for each way to break a file. */
const MISTAKES: Record<string, (file: string, source: Buffer) => Promise<void>> = {
  home: (file, source) => writeFile(file, `nonsense: 1\n${source}`),
  work: (file, source) => writeFile(file, `${source}\n\tbroken: [`),
  skills: (file) => writeFile(file, ""),
  owner: (file) => rm(file),
  resume: (file, source) => writeFile(file, Buffer.concat([source, Buffer.from([0xff, 0xc3])])),
}

// Slow: the server takes half a minute of processor time to start. Tests without it have the rows of "@all".
test.describe.configure({ mode: "serial" })

let server: DevelopServer

test.beforeAll(async () => {
  test.setTimeout(600_000)
  server = await startDevelopServer(Number(process.env.E2E_PORT ?? "9391") + 1)
})

test.afterAll(() => server?.stop())

/** The addresses of Gatsby, and those of this project. */
const ADDRESSES = [
  "/___graphql?query={owner{parent{internal{content}}}}",
  "/__graphql?query={__typename}",
  "/___graphiql",
  "/__refresh",
  "/__open-stack-frame-in-editor",
  "/__edit-text",
  "/__original-stack-frame",
  "/__file-code-frame",
  "/___loading-indicator/disable",
  "/_gatsby/file/x/x.txt?u=http%3A%2F%2F127.0.0.1%3A9%2F",
  "/__webpack_hmr",
  "/__content-diagnostics",
  "/page-data/index/page-data.json",
  "/page-data/resume/page-data.json",
  "/page-data/app-data.json",
  "/socket.io/?EIO=4&transport=polling",
  "/static/none.json",
  "/resume.json",
  "/commons.js",
  "/",
]

/** Queries that ask for private values: for the text of a file, and for the contact data in each way. */
const PRIVATE_QUERIES = [
  "{ allFile { nodes { publicURL internal { content } } } }",
  "{ allOwner { nodes { parent { internal { content } ... on File { publicURL } } } } }",
  "{ allFile(filter: { internal: { content: { ne: null } } }) { nodes { base } } }",
  "{ allFile { distinct(field: { internal: { content: SELECT } }) } }",
  "{ allFile { group(field: { internal: { content: SELECT } }) { fieldValue } } }",
  "{ allFile(filter: { publicURL: { ne: null } }) { nodes { base } } }",
  '{ allOwner { nodes { contact(lang: "en", variant: "", formats: [pdf]) { text } } } }',
  "{ allOwner(filter: { contact: { elemMatch: { text: { ne: null } } } }) { nodes { name } } }",
  "{ allOwner { distinct(field: { contact: { text: SELECT } }) } }",
  "{ allOwner { group(field: { contact: { text: SELECT } }) { fieldValue } } }",
  '{ owner(lang: "en", variant: "") { name address { street } } }',
  '{ owner(filter: { variant: { ne: "" } }) { name } }',
  "{ owner { name } }",
]

test("no query gives a private value, or a variant it does not name @all", async ({ request }) => {
  const query = async (text: string) => {
    const url = `${server.origin}/___graphql`
    const headers = { origin: server.origin }
    const response = await request.post(url, { headers, data: { query: text } })
    return await response.json()
  }
  for (const text of PRIVATE_QUERIES) {
    const { data, errors } = await query(text)
    const values = JSON.stringify(data ?? {}).match(/(?<=:|\[)(?:"[^"]*"|\d+)/g)
    expect([text, errors ? null : values]).toEqual([text, null])
  }
  const shown = await query('{ owner(lang: "en", variant: "") { name } }')
  expect(shown.data.owner.name).toBeTruthy()
})

test("a page of another website reads nothing, changes nothing @all", async ({ playwright }) => {
  test.setTimeout(300_000)
  // Both names lead to this machine. Only the port differs for the second.
  const args = [...(launchOptions.args ?? []), "--host-resolver-rules=MAP evil.example 127.0.0.1"]
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const { port } = new URL(server.origin)
  const attacker = createServer((_request, response) => {
    response.setHeader("content-type", "text/html")
    response.end(`<a href="${server.origin}/about/">About</a>`)
  })
  const other = await listenOnFreePort(attacker, Number(port) + 1)
  // There, a browser does not say who sends a request.
  const [network] = Object.values(networkInterfaces()).flatMap((list = []) =>
    list.filter(({ internal, family }) => !internal && family === "IPv4"),
  )
  const targets = [server.origin, ...(network ? [`http://${network.address}:${port}`] : [])]
  try {
    for (const origin of [`http://evil.example:${other}`, `http://localhost:${other}`]) {
      for (const target of targets) {
        const page = await browser.newPage()
        const statuses: Record<string, number> = {}
        page.on("response", (response) => {
          const url = response.url()
          if (url.startsWith(target)) statuses[url.slice(target.length)] = response.status()
        })
        await page.goto(`${origin}/`)
        expect(await page.evaluate(attack, [target, ADDRESSES] as const)).toEqual([])
        expect(Object.entries(statuses).filter(([, status]) => status !== 403)).toEqual([])
        // At an IP address, a page may be opened, and its headers keep it from other pages.
        const refused = ADDRESSES.filter((address) => address !== "/" || target === server.origin)
        await expect.poll(() => Object.keys(statuses)).toEqual(expect.arrayContaining(refused))
        await page.close()
      }
      const page = await browser.newPage()
      await page.goto(`${origin}/`)
      await page.getByRole("link", { name: "About" }).click()
      await expect(page.getByRole("banner")).toBeVisible({ timeout: 60_000 })
      await page.close()
    }
    // A name that another website has pointed at this machine.
    const page = await browser.newPage()
    for (const address of ADDRESSES) {
      const response = await page.goto(`http://evil.example:${port}${address}`)
      expect(response?.status(), address).toBe(403)
    }
  } finally {
    await browser.close()
    attacker.close()
  }
})

/**
 * Tries each address in each way that a page has. Runs in a page of another website.
 * @returns the attempts that succeeded; a page that gets the status may read the rest
 */
async function attack([origin, addresses]: readonly [string, readonly string[]]) {
  const settle = (target: EventTarget, event: string) =>
    new Promise((resolve, reject) => {
      target.addEventListener(event, resolve)
      target.addEventListener("error", reject)
    })
  const load = (src: string) => {
    const script = Object.assign(document.createElement("script"), { src })
    document.body.append(script)
    return settle(script, "load")
  }
  const json = { "content-type": "application/json" }
  const attempts = addresses.flatMap((address) => {
    const url = origin + address
    return [
      { what: `GET ${address}`, result: fetch(url) },
      { what: `POST ${address}`, result: fetch(url, { method: "POST", body: "{}" }) },
      {
        what: `JSON ${address}`,
        result: fetch(url, { method: "POST", body: "{}", headers: json }),
      },
      { what: `script ${address}`, result: load(url) },
    ]
  })
  const socket = new WebSocket(
    `${origin.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`,
  )
  const events = new EventSource(`${origin}/__webpack_hmr`)
  const results = await Promise.allSettled([
    ...attempts.map(({ result }) => result),
    settle(socket, "open"),
    settle(events, "open"),
  ])
  events.close()
  const names = [...attempts.map(({ what }) => what), "web socket", "event source"]
  return names.filter((_, index) => results[index]?.status === "fulfilled")
}

test("an edit shows at once, and an invalid one its error", async ({ page, content }) => {
  test.setTimeout(300_000)
  const errors: Error[] = []
  page.on("pageerror", (error) => errors.push(error))
  await page.goto(`${server.origin}/`, { timeout: 60_000 })
  await expect(page.getByText(content.home.lead)).toBeVisible()
  expect(errors).toEqual([])
  const foreign = { headers: { origin: "http://evil.example" } }
  const refused = await page.request.get(`${server.origin}/___graphql`, foreign)
  expect(refused.status()).toBe(403)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

  for (const [name, breakFile] of Object.entries(MISTAKES)) {
    await test.step(`breaks and repairs ${name}.yaml`, async () => {
      const file = path.join(server.content, `${name}.yaml`)
      const source = await readFile(file)
      await breakFile(file, source)
      const message = page.getByRole("alert").getByText(`content/${name}.yaml:`)
      await expect(message).toBeVisible({ timeout: 20_000 })
      await expect(page.getByText(content.home.lead)).toBeVisible()
      expect(server.output()).toContain(`content/${name}.yaml:`)

      await writeFile(file, source)
      await expect(page.getByRole("alert")).toBeHidden({ timeout: 20_000 })
    })
  }

  await test.step("Alt+click opens the line of a text, and the keyboard can do it, too", async () => {
    const openedLine = async () => {
      const message = await page
        .getByRole("status")
        .getByText(/\.yaml:\d+:\d+/)
        .textContent()
      const [, file = "", line] = /^(.+):(\d+):\d+$/m.exec(message ?? "") ?? []
      const lines = (await readFile(file, "utf8")).split("\n")
      return `${path.relative(server.content, file)}: ${lines[Number(line) - 1]?.trim()}`
    }
    const { lead, beforeShowcase } = content.home
    const [banner] = beforeShowcase
    await page.getByText(lead).click({ modifiers: ["Alt"] })
    await expect.poll(openedLine).toContain(`home.yaml: lead: `)
    // A link opens no page.
    await page.locator("header a[href='/resume/']").focus()
    await page.keyboard.press("Alt+Enter")
    await expect.poll(openedLine).toContain(`resume.yaml: title: ${content.resume.title}`)
    await page.getByText(banner?.header ?? "").click({ modifiers: ["Alt"] })
    await expect.poll(openedLine).toContain(`home.yaml: - header: `)
    await expect(page).toHaveURL(`${server.origin}/`)
  })

  await test.step("edits home.yaml", async () => {
    const home = path.join(server.content, "home.yaml")
    const source = await readFile(home, "utf8")
    await writeFile(home, source.replace(content.home.lead, "Saved just now."))
    await expect(page.getByText("Saved just now.")).toBeVisible({ timeout: 20_000 })
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true)
  })

  await test.step("edits owner.yaml, which changes the formats", async () => {
    const owner = path.join(server.content, "owner.yaml")
    const before = await (await page.request.get(`${server.origin}/resume.pdf`)).body()
    const text = await readFile(owner, "utf8")
    await writeFile(owner, text.replace(content.owner.headline, "Named just now"))
    const served = async () => (await page.request.get(`${server.origin}/resume.txt`)).text()
    await expect.poll(served, { timeout: 20_000 }).toContain("Named just now")
    expect(await served(), "has the place of a text").not.toMatch(/[\u{e0000}-\u{e007f}]/u)
    // The data of a page that nobody has opened: it must not wait for the first visit.
    const data = path.join(server.public, "page-data/resume/page-data.json")
    const resume = () => readFile(data, "utf8").catch(() => "")
    await expect.poll(resume, { timeout: 20_000 }).toContain("Named just now")
    const pdf = await page.request.get(`${server.origin}/resume.pdf`)
    expect(pdf.headers()["content-type"]).toContain("application/pdf")
    expect((await pdf.body()).equals(before)).toBe(false)
  })
})
