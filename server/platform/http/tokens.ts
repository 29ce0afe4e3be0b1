import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 bits for a session or a reset link. It is given out once; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token. A plain hash is enough: the token itself has all the entropy. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
