/** Adapts hosting/nginx.conf to this machine. */

export type NginxSettings = {
  port: number
  /** The built folder. */
  root: string
  /** The folder of the settings that the build writes. */
  generated: string
  /** The folder for nginx's temporary files. */
  temp: string
  /** The path of nginx's mime.types. */
  mimeTypes: string
  /** The path of the module that serves brotli files, if it is installed. */
  brotliModule?: string
  /** Whether root starts nginx; nginx would then read the files as a user without access to them. */
  isRoot: boolean
}

/**
 * Changes only the lines that differ between machines.
 * @param hosting the text of hosting/nginx.conf
 * @throws when a line to be changed is missing
 */
export function toNginxConfig(hosting: string, settings: NginxSettings): string {
  const { port, root, generated, temp, mimeTypes, brotliModule, isRoot } = settings
  const changes: [from: string, to: string][] = [
    ["listen 80;", `listen 127.0.0.1:${port};`],
    ["root /srv/site;", `root "${root}";`],
    ...["maps", "headers", "errors"].map((name): [string, string] => [
      `include /etc/nginx/site/${name}.conf;`,
      `include "${generated}/${name}.conf";`,
    ]),
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
