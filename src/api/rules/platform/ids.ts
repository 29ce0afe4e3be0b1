/** The id that a text is, or `null`: whole, from 1 on, and no larger than JSON and addresses carry exactly. */
export function idIn(text: string | null | undefined): number | null {
  return /^[1-9]\d{0,15}$/.test(text ?? '') && Number.isSafeInteger(Number(text)) ? Number(text) : null
}
