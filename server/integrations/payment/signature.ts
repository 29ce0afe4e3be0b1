import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a payment page and a shop tell each other: names and texts. */
export type SignedFields = Readonly<Record<string, string>>

/**
 * HMAC-SHA256 in hexadecimal digits, with the key that both know, of all fields but `signature`: in the order of their names, written as
 * `application/x-www-form-urlencoded`.
 */
export function signatureOf(fields: SignedFields, key: string): string {
  const named = Object.entries(fields).filter(([name]) => name !== 'signature')
  const sorted = named.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHmac('sha256', key).update(new URLSearchParams(sorted).toString()).digest('hex')
}

/** The same fields with their signature. */
export function signed(fields: SignedFields, key: string): SignedFields {
  return { ...fields, signature: signatureOf(fields, key) }
}

/** Whether whoever sent them knows the key. An empty key signs nothing. */
export function isSigned(fields: SignedFields, key: string): boolean {
  const [given, right] = [fields.signature ?? '', signatureOf(fields, key)].map((text) => Buffer.from(text))
  return key !== '' && given?.length === right?.length && timingSafeEqual(given as Buffer, right as Buffer)
}
