/** The first builds of a new site. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { copyRepository } from "../tools/lib/copy-repository"
import { outputOf } from "../tools/lib/shell"

const PRIVATE_PHONE =
  "name: A\nheadline: B\ncontact:\n  - kind: phone\n    value: +49 30 1234567\n    visibleIn: []\n"

/** A page that asks for the text of content files, as a template could by mistake. */
const PRIVATE_PAGE = `import { graphql, useStaticQuery } from "gatsby"
export default function Page() {
  return <pre>{JSON.stringify(useStaticQuery(query))}</pre>
}
const query = graphql\`{
  allFile {
    nodes { publicURL internal { content } }
    distinct(field: { internal: { content: SELECT } })
    group(field: { internal: { content: SELECT } }) { fieldValue }
  }
  found: allFile(filter: { internal: { content: { ne: null } } }) { totalCount }
  copied: allFile(filter: { publicURL: { ne: null } }) { totalCount }
  allOwner { nodes { parent { internal { content } } } }
}\`
`

test("a site may leave out pages, and a leak in its next build stops that and leaves nothing in public/", async () => {
  test.setTimeout(600_000)
  const folder = await mkdtemp(path.join(tmpdir(), "first-"))
  const build = () => outputOf("npm run build 2>&1", folder)
  const filesIn = (name: string) => readdir(path.join(folder, name))
  try {
    copyRepository(folder)
    outputOf(`npm run new -- --name "María Nuñez-O'Brien"`, folder)
    for (const name of ["about", "portfolio", "showcase"])
      await rm(path.join(folder, `content/${name}.yaml`), { force: true })
    await mkdir(path.join(folder, "src/pages"))
    await writeFile(path.join(folder, "src/pages/private.tsx"), PRIVATE_PAGE)
    // Gatsby calls a template without a page a failure. Here the owner has left the page out.
    expect(build()).not.toMatch(/non-page component|Exported queries/)
    const built = await filesIn("public")
    expect(built).toEqual(expect.arrayContaining(["index.html", "resume", "resume.pdf"]))
    for (const page of ["about", "portfolio"]) expect(built).not.toContain(page)

    const html = await readFile(path.join(folder, "public/private/index.html"), "utf8")
    const [, json = ""] = /<pre>(.*)<\/pre>/s.exec(html.replaceAll("&quot;", '"')) ?? []
    const { allFile, ...others } = JSON.parse(json)
    expect(allFile.nodes.length).toBeGreaterThan(0)
    for (const node of allFile.nodes)
      expect(node).toEqual({ publicURL: null, internal: { content: null } })
    expect([allFile.distinct, allFile.group]).toEqual([[], []])
    expect(others).toEqual({
      found: { totalCount: 0 },
      copied: { totalCount: 0 },
      allOwner: { nodes: [{ parent: { internal: { content: null } } }] },
    })

    await writeFile(path.join(folder, "content/owner.yaml"), PRIVATE_PHONE)
    await writeFile(path.join(folder, "static/notes.txt"), "Call 030 / 123 45 67.")
    expect(build).toThrow("static/notes.txt contains owner.yaml contact")
    expect(await filesIn("public")).toEqual([])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
