/** Editing the content while `gatsby develop` runs. */
import { readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { startDevelopServer } from "./support/develop-server"
import { expect, test } from "./support/test"

/** One content file for each way to break a file. */
const MISTAKES: Record<string, (file: string, source: Buffer) => Promise<void>> = {
  home: (file, source) => writeFile(file, `nonsense: 1\n${source}`),
  work: (file, source) => writeFile(file, `${source}\n\tbroken: [`),
  skills: (file) => writeFile(file, ""),
  owner: (file) => rm(file),
  resume: (file, source) => writeFile(file, Buffer.concat([source, Buffer.from([0xff, 0xc3])])),
}

test("a valid edit appears without a reload, and an invalid edit shows its error and no change", async ({
  page,
  content,
}) => {
  test.setTimeout(300_000)
  const server = await startDevelopServer(Number(process.env.E2E_PORT ?? "9391") + 1)
  const errors: Error[] = []
  page.on("pageerror", (error) => errors.push(error))
  try {
    await page.goto(`${server.origin}/`, { timeout: 60_000 })
    await expect(page.getByText(content.home.lead)).toBeVisible()
    expect(errors).toEqual([])
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
      const opened: string[] = []
      await page.route("**/__open-stack-frame-in-editor*", async (route) => {
        const query = new URL(route.request().url()).searchParams
        const [file = "", line] = [query.get("fileName"), query.get("lineNumber")]
        const lines = (await readFile(file ?? "", "utf8")).split("\n")
        opened.push(
          `${path.relative(server.content, file ?? "")}: ${lines[Number(line) - 1]?.trim()}`,
        )
        await route.fulfill({ body: "" })
      })
      const { lead, beforeShowcase } = content.home
      const [banner] = beforeShowcase
      await page.getByText(lead).click({ modifiers: ["Alt"] })
      await expect.poll(() => opened).toEqual([expect.stringContaining(`home.yaml: lead: `)])
      await expect(page.getByRole("status").getByText(/home\.yaml:\d+:\d+/)).toBeVisible()
      // A link opens no page.
      await page.locator("main a[href='/resume.pdf']").focus()
      await page.keyboard.press("Alt+Enter")
      await expect
        .poll(() => opened.at(-1))
        .toContain(`resume.yaml: title: ${content.resume.title}`)
      await page.getByText(banner?.header ?? "").click({ modifiers: ["Alt"] })
      await expect.poll(() => opened.at(-1)).toContain(`home.yaml: - header: `)
      await expect(page).toHaveURL(`${server.origin}/`)
    })

    await test.step("edits home.yaml", async () => {
      const home = path.join(server.content, "home.yaml")
      const source = await readFile(home, "utf8")
      const start = Date.now()
      await writeFile(home, source.replace(content.home.lead, "Saved just now."))
      await expect(page.getByText("Saved just now.")).toBeVisible({ timeout: 20_000 })
      const description = `${Date.now() - start} ms`
      test.info().annotations.push({ type: "save to screen", description })
      expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true)
    })

    await test.step("edits owner.yaml, which changes the formats", async () => {
      const owner = path.join(server.content, "owner.yaml")
      const before = await (await page.request.get(`${server.origin}/resume.pdf`)).body()
      const text = await readFile(owner, "utf8")
      await writeFile(owner, text.replace(content.owner.headline, "Named just now"))
      const served = async () => (await page.request.get(`${server.origin}/resume.txt`)).text()
      await expect.poll(served, { timeout: 20_000 }).toContain("Named just now")
      // The data of a page that nobody has opened: it must not wait for the first visit.
      const data = path.join(server.public, "page-data/resume/page-data.json")
      const resume = () => readFile(data, "utf8").catch(() => "")
      await expect.poll(resume, { timeout: 20_000 }).toContain("Named just now")
      const pdf = await page.request.get(`${server.origin}/resume.pdf`)
      expect(pdf.headers()["content-type"]).toContain("application/pdf")
      expect((await pdf.body()).equals(before)).toBe(false)
    })
  } finally {
    await server.stop()
  }
})
