/** Unlike encodeURIComponent, accepts lone surrogates. */
export function percentEncode(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => {
      const character = String.fromCharCode(byte)
      const hex = byte.toString(16).toUpperCase().padStart(2, '0')
      return /[\w.~-]/.test(character) ? character : `%${hex}`
    })
    .join('')
}
