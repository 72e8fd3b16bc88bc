/** The editor's mode: what the owner sees while writing. */
import { readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { contentNames } from "../src/content/schemas"
import { startDevelopServer } from "./support/develop-server"
import { expect, test } from "./support/test"

/** Ways to break any content file, used in turn. */
const SLIPS: readonly ((file: string, source: Buffer) => Promise<void>)[] = [
  (file, source) => writeFile(file, `nonsense: 1\n${source}`),
  (file, source) => writeFile(file, `${source}\n\tbroken: [`),
  (file) => writeFile(file, ""),
  (file) => rm(file),
  (file, source) => writeFile(file, Buffer.concat([source, Buffer.from([0xff, 0xc3])])),
]

test("an edit appears by itself; a wrong one is explained and changes nothing", async ({
  page,
  content,
}) => {
  test.setTimeout(300_000)
  const server = await startDevelopServer(Number(process.env.E2E_PORT ?? "9391") + 1)
  try {
    await page.goto(`${server.origin}/`, { timeout: 60_000 })
    await expect(page.getByText(content.home.lead)).toBeVisible()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))

    for (const [index, name] of contentNames.entries()) {
      await test.step(`breaks and mends ${name}.yaml`, async () => {
        const file = path.join(server.content, `${name}.yaml`)
        const source = await readFile(file)
        await SLIPS[index % SLIPS.length]?.(file, source)
        const message = page.getByRole("alert").getByText(`content/${name}.yaml:`)
        await expect(message).toBeVisible({ timeout: 20_000 })
        await expect(page.getByText(content.home.lead)).toBeVisible()
        expect(server.output()).toContain(`content/${name}.yaml:`)

        await writeFile(file, source)
        await expect(page.getByRole("alert")).toBeHidden({ timeout: 20_000 })
      })
    }

    const home = path.join(server.content, "home.yaml")
    const source = await readFile(home, "utf8")
    const saved = Date.now()
    await writeFile(home, source.replace(content.home.lead, "Saved just now."))
    await expect(page.getByText("Saved just now.")).toBeVisible({ timeout: 20_000 })
    const taken = `${Date.now() - saved} ms`
    test.info().annotations.push({ type: "save to screen", description: taken })
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)

    const owner = path.join(server.content, "owner.yaml")
    const before = await (await page.request.get(`${server.origin}/resume.pdf`)).body()
    const text = await readFile(owner, "utf8")
    await writeFile(owner, text.replace(content.owner.headline, "Named just now"))
    const served = async () => (await page.request.get(`${server.origin}/resume.txt`)).text()
    await expect.poll(served, { timeout: 20_000 }).toContain("Named just now")
    const pdf = await page.request.get(`${server.origin}/resume.pdf`)
    expect(pdf.headers()["content-type"]).toContain("application/pdf")
    expect((await pdf.body()).equals(before)).toBe(false)
  } finally {
    await server.stop()
  }
})
