/**
 * @param url an address as people write it, perhaps with letters of their own language
 * @returns the same address with nothing that RFC 3986 forbids
 */
export function toUri(url: string): string {
  return url.replace(/[^\x21-\x7e]+|["<>\\^`{|}]/g, (characters) => encodeURIComponent(characters))
}

/** @returns the address as people write it: letters of other alphabets stand for themselves again */
export function fromUri(uri: string): string {
  return uri.replace(/(?:%[89a-f][0-9a-f])+/gi, (codes) => {
    try {
      return decodeURIComponent(codes)
    } catch {
      return codes
    }
  })
}
