/**
 * @param make computes something from an object that nobody changes, such as the bytes of a PDF
 * @returns the same function, which computes it only once for each object
 */
export function remember<Key extends object, Result>(
  make: (key: Key) => Result,
): (key: Key) => Result {
  const known = new WeakMap<Key, Result>()
  return (key) => {
    const result = known.get(key) ?? make(key)
    known.set(key, result)
    return result
  }
}
