/** Writes addresses for other programs. No file of the browser imports this, which needs no such form. */

/** The host of a URL or an email address. */
export const HOST = /(?<=^https?:\/\/|^(?!\/)[^@?]*@)[^/?#:]+/i

/**
 * @param url a URL that may contain characters of any script
 * @returns the same URL with its host in ASCII, and every other character escaped that RFC 3986 does not allow
 */
export function toUri(url: string): string {
  return withAsciiHost(url).replace(/[^\x21-\x7e]+|["<>\\^`{|}]/g, (characters) =>
    encodeURIComponent(characters),
  )
}

/**
 * @param address a URL or an email address
 * @returns the same address with its host in ASCII: .NET refuses a whole Word file with any other
 * @see https://www.rfc-editor.org/rfc/rfc5891 (müller.example is xn--mller-kva.example)
 */
export const withAsciiHost = (address: string): string =>
  address.replace(HOST, (host) =>
    /[^\x21-\x7e]|%/.test(host) ? (toUrl(`https://${host}`)?.hostname ?? host) : host,
  )

/**
 * `URL.canParse` cannot be asked first: once V8 has optimized it, it refuses 'müller.example' (Node 20 and 22).
 * @returns the URL, with its host in ASCII, as browsers read it; undefined if the text is none
 */
export function toUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
