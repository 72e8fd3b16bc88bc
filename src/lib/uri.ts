/**
 * @param url a URL that may contain characters of any script
 * @returns the same URL with every character escaped that RFC 3986 does not allow
 */
export function toUri(url: string): string {
  return url.replace(/[^\x21-\x7e]+|["<>\\^`{|}]/g, (characters) => encodeURIComponent(characters))
}

/** @returns the URL with its non-ASCII characters unescaped, as people write it */
export function fromUri(uri: string): string {
  return uri.replace(/(?:%[89a-f][0-9a-f])+/gi, (codes) => {
    try {
      return decodeURIComponent(codes)
    } catch {
      return codes
    }
  })
}
