/** The editor's mode: what the owner sees while writing. */
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { startDevelopServer } from "./support/develop-server"
import { expect, test } from "./support/test"

test("a changed value in the YAML appears on the open page by itself, and in every form", async ({
  page,
  content,
}) => {
  test.setTimeout(180_000)
  const server = await startDevelopServer(Number(process.env.E2E_PORT ?? "9391") + 1)
  try {
    await page.goto(`${server.origin}/`, { timeout: 60_000 })
    await expect(page.getByText(content.home.lead)).toBeVisible()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))

    const file = path.join(server.content, "home.yaml")
    const source = await readFile(file, "utf8")
    const saved = Date.now()
    await writeFile(file, source.replace(content.home.lead, "Saved just now."))
    await expect(page.getByText("Saved just now.")).toBeVisible({ timeout: 20_000 })
    test
      .info()
      .annotations.push({ type: "save to screen", description: `${Date.now() - saved} ms` })
    console.log(`save to screen: ${Date.now() - saved} ms`)
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)

    const owner = path.join(server.content, "owner.yaml")
    const before = await (await page.request.get(`${server.origin}/resume.pdf`)).body()
    const text = await readFile(owner, "utf8")
    await writeFile(owner, text.replace(content.owner.headline, "Named just now"))
    const pdf = await page.request.get(`${server.origin}/resume.pdf`)
    expect(pdf.headers()["content-type"]).toContain("application/pdf")
    expect((await pdf.body()).equals(before)).toBe(false)
    const plain = await page.request.get(`${server.origin}/resume.txt`)
    expect(await plain.text()).toContain("Named just now")
  } finally {
    await server.stop()
  }
})
