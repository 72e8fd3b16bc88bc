/** Finds nginx, with which the end-to-end tests try the hosting settings. */
import { existsSync } from "node:fs"
import path from "node:path"

type Env = Readonly<Record<string, string | undefined>>

/** Debian installs nginx in a folder that only root has on its PATH. */
const FOLDERS = ["/usr/sbin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"]

const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"

/** Where packages put nginx's list of media types: Debian's, FreeBSD's and Homebrew's. */
const MIME_TYPES = ["/etc", "/usr/local/etc", "/opt/homebrew/etc"].map(
  (folder) => `${folder}/nginx/mime.types`,
)

export function findMimeTypes(exists: (file: string) => boolean = existsSync): string | undefined {
  return MIME_TYPES.find((file) => exists(file))
}

/** @returns the path of nginx, or nothing when it or its list of media types is not installed */
export function findNginx(
  env: Env = process.env,
  exists: (file: string) => boolean = existsSync,
): string | undefined {
  if (!findMimeTypes(exists)) return undefined
  const folders = [...(env.PATH ?? "").split(path.delimiter).filter(Boolean), ...FOLDERS]
  return folders.map((folder) => path.join(folder, "nginx")).find((file) => exists(file))
}

/** Finds the module of Debian's package that serves brotli files. */
export const findBrotliModule = () => (existsSync(BROTLI_MODULE) ? BROTLI_MODULE : undefined)
