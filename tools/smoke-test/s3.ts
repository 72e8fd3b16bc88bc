/** Uploads the built site with hosting/s3.sh to a local S3 server, and requests every file. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFile, rm, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import path from "node:path"
import { listBuiltFiles } from "../../src/gatsby/after-build/built-files"
import { CONTENT_TYPES, HOST_FILES, toCacheRule } from "../../src/gatsby/after-build/host-headers"
import { run } from "../lib/shell"

const BUCKET = "site"

/** The settings that docs/hosts.md describes. */
const WEBSITE = `<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <IndexDocument><Suffix>index.html</Suffix></IndexDocument>
  <ErrorDocument><Key>404.html</Key></ErrorDocument>
</WebsiteConfiguration>`

/** A local S3 server. It is no dependency of the project: 70 packages, for this script alone. */
const SERVER = { name: "@20minutes/s3rver", version: "4.0.4" }

/** The part of the server's class that this script uses. */
type S3Server = { run: () => Promise<{ port: number }>; close: () => Promise<void> }

/**
 * @param site the folder that contains `public/` and `hosting/`
 * @param temporary a folder for the server and for what it stores
 * @returns how many files the server has
 * @throws if an upload fails, or if a response is not as it should be
 */
export async function tryS3(site: string, temporary: string): Promise<number> {
  const server = installServer(temporary)
  const { port } = await server.run()
  try {
    return await uploadAndCompare(site, `http://127.0.0.1:${port}`)
  } finally {
    await server.close()
  }
}

function installServer(temporary: string): S3Server {
  const tools = path.join(temporary, "s3-server")
  const { name, version } = SERVER
  run(`npm install --no-audit --no-fund --prefix '${tools}' ${name}@${version}`, temporary)
  const Server = createRequire(path.join(tools, "index.js"))(name)
  return new Server({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: path.join(temporary, "s3"),
    configureBuckets: [{ name: BUCKET, configs: [WEBSITE] }],
  })
}

async function uploadAndCompare(site: string, endpoint: string): Promise<number> {
  const folder = path.join(site, "public")
  const all = await listBuiltFiles(folder)
  // These files and compressed copies are for other hosts.
  const isCopy = (file: string) => /\.(?:br|gz)$/.test(file) && all.includes(file.slice(0, -3))
  const uploaded = all.filter((file) => !HOST_FILES.includes(file.slice(1)) && !isCopy(file))
  const request = (file: string) => fetch(`${endpoint}/${BUCKET}${encodeURI(file)}`)
  await upload(site, endpoint)
  const problems: string[] = []
  for (const file of all) {
    const response = await request(file)
    const bytes = Buffer.from(await response.arrayBuffer())
    const expected = uploaded.includes(file) ? await readFile(path.join(folder, file)) : undefined
    problems.push(...compare(file, response, bytes, expected))
  }
  const pages = [
    ["/resume/", 200, "resume/index.html"],
    ["/no-such-page/", 404, "404.html"],
  ] as const
  for (const [location, status, file] of pages) {
    const response = await request(location)
    const isEqual = (await response.text()) === (await readFile(path.join(folder, file), "utf8"))
    if (response.status !== status || !isEqual) problems.push(`${location} is not ${file}.`)
  }

  // A later upload deletes files that are gone, and keeps scripts for pages that are still open.
  const script = "old-0123456789abcdef0123.js"
  const gone = ["old.html", "old.docx", "old.txt"]
  for (const name of [...gone, script]) await writeFile(path.join(folder, name), "old")
  await upload(site, endpoint)
  for (const name of [...gone, script]) await rm(path.join(folder, name))
  await upload(site, endpoint)
  for (const name of gone) {
    if ((await request(`/${name}`)).status !== 404) problems.push(`The upload kept ${name}.`)
  }
  if ((await request(`/${script}`)).status !== 200)
    problems.push("The upload deleted an old script.")

  if (problems.length > 0) throw new Error(problems.join("\n"))
  return uploaded.length
}

/** The server runs in this process, so the upload must not block it. */
async function upload(site: string, endpoint: string): Promise<void> {
  const child = spawn("sh", ["hosting/s3.sh", BUCKET], {
    cwd: site,
    env: {
      ...process.env,
      AWS_ENDPOINT_URL: endpoint,
      AWS_ACCESS_KEY_ID: "S3RVER",
      AWS_SECRET_ACCESS_KEY: "S3RVER",
      AWS_DEFAULT_REGION: "us-east-1",
    },
    stdio: ["ignore", "ignore", "inherit"],
  })
  const [code] = await once(child, "exit")
  if (code !== 0) throw new Error(`hosting/s3.sh ended with ${code}.`)
}

function compare(
  file: string,
  response: Response,
  bytes: Buffer,
  expected: Buffer | undefined,
): string[] {
  if (!expected) return response.status === 404 ? [] : [`${file} was uploaded.`]
  if (response.status !== 200) return [`${file} has the status ${response.status}.`]
  const extension = path.extname(file).slice(1)
  const type = response.headers.get("content-type")
  const cache = response.headers.get("cache-control")
  const wantedType = CONTENT_TYPES[extension]
  const isWrongType = wantedType ? type !== wantedType : !type || type.includes("octet-stream")
  return [
    ...(bytes.equals(expected) ? [] : [`${file} has other bytes.`]),
    ...(isWrongType ? [`${file} has the content type ${type}.`] : []),
    ...(cache === toCacheRule(file) ? [] : [`${file} has the cache rule ${cache}.`]),
  ]
}
