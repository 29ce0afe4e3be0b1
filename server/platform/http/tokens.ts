import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 bits. It is given out once; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The secret of a session or a reset link. It begins with its shop, so that it is looked for among that shop's alone. */
export function newShopToken(shop_id: number): string {
  return `${shop_id}-${newToken()}`
}

/** The shop that a token names, or `null` for what is no token of a shop. */
export function shopOf(token: string): number | null {
  const shop = /^([1-9]\d{0,15})-[\w-]{20,100}$/.exec(token)?.[1]
  return shop !== undefined && Number.isSafeInteger(Number(shop)) ? Number(shop) : null
}

/** What is stored of a token. A plain hash is enough: the token itself has all the entropy. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
