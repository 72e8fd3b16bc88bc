/**
 * @param text a part of a URL; people may type an invalid one
 * @returns the text without its percent escapes, or the text itself if they are not UTF-8
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-2.1
 */
export function decodeIfValid(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** @returns the URL with its non-ASCII characters unescaped, as people write it */
export function fromUri(uri: string): string {
  return uri.replace(/(?:%[89a-f][0-9a-f])+/gi, decodeIfValid)
}

/** @returns the DOI in 'doi:10.1000/182' or in an address of doi.org; undefined if the text is no DOI */
export function doiIn(text: string): string | undefined {
  const [, address, doi = ""] =
    /^(?:(https?:\/\/(?:dx\.|www\.)?doi\.org\/)|doi[:\s]\s*)?(10\.\d{4,9}(?:\.\d+)*\/\S+)$/i.exec(
      text,
    ) ?? []
  return (address ? decodeIfValid(doi) : doi) || undefined
}

/** @returns the address of a DOI, which may have characters that a URL cannot have */
export const doiUrl = (doi: string) =>
  `https://doi.org/${encodeURI(doi).replace(/[?#]/g, encodeURIComponent)}`

/** @returns the host of a URL as people write it: 'münchen.example', and not 'xn--mnchen-3ya.example' */
export function hostOf(url: string): string {
  return fromUri(url)
    .replace(/^https?:\/\/(?:[^/?#]*@)?/i, "")
    .replace(/[/?#].*$/s, "")
    .toLowerCase()
}

/** @returns the URL without its scheme and its last slash, as in 'code.example/robin' */
export function bareUrl(url: string): string {
  return url.replace(/^https?:\/\//i, "").replace(/\/$/, "")
}
