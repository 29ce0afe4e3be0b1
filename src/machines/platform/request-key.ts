/**
 * A new Idempotency-Key. A machine makes one when it enters submitting and keeps it over retries, so that a save whose answer was lost can be
 * sent again with one effect. (`crypto.randomUUID` is missing where the panel is served without TLS.)
 */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
