/** hosting/nginx.conf goes in; the same settings for a server of one's own port comes out. */

export type NginxSettings = {
  port: number
  /** The built folder. */
  root: string
  /** The folder for nginx's own files. */
  temp: string
  /** nginx's list of types. */
  mimeTypes: string
  /** The module that serves brotli copies, where it is installed. */
  brotliModule?: string
  /** Whether nginx is started by root, and would then serve as somebody who may not read the files. */
  isRoot: boolean
}

/**
 * Changes in the settings only what differs between machines.
 * Throws when the settings no longer have a line that has to be changed.
 */
export function toNginxConfig(hosting: string, settings: NginxSettings): string {
  const { port, root, temp, mimeTypes, brotliModule, isRoot } = settings
  const changes: [from: string, to: string][] = [
    ["listen 80;", `listen ${port};`],
    ["/srv/site", root],
    ["/etc/nginx/mime.types", mimeTypes],
  ]
  if (brotliModule) changes.push(["# brotli_static on;", "brotli_static on;"])
  const server = changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`hosting/nginx.conf has no "${from}" any more.`)
    return text.replaceAll(from, to)
  }, hosting)
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
  return `${brotliModule ? `load_module ${brotliModule};\n` : ""}${isRoot ? "user root;\n" : ""}
daemon off;
pid ${temp}/nginx.pid;
error_log stderr error;
events {}
http {
  access_log off;
${paths.map((name) => `  ${name}_temp_path ${temp}/${name};\n`).join("")}
${server}
}
`
}
