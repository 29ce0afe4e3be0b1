import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { asFailure } from '#api/contract/platform/failure.ts'
import { users } from '#server/db/schema/people.ts'
import { cheapHash } from './passwords.ts'
import type { Seeded } from './seed.ts'
import type { Shop } from './shop.ts'

/** The key that tests give to whoever has a second factor, in base32: that of RFC 6238, `12345678901234567890`. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const bytes = Buffer.from('12345678901234567890')

/** The code of that key, some half minutes from now; computed here, by the letter of RFC 6238. */
export function codeOf(halfMinutes = 0, now = Date.now()): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000) + halfMinutes))
  const mac = createHmac('sha1', bytes).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Gives a person the password of the tests, and a second factor that is on, begun, or off. */
export async function withSecondFactor(
  { db, services }: Pick<Shop, 'db' | 'services'>,
  { shop_id }: Pick<Seeded, 'shop_id'>,
  user_id: number,
  state: 'on' | 'begun' | 'off',
): Promise<void> {
  const sealed = services.secrets.seal(key, `second factor ${shop_id}/${user_id}`)
  await db
    .update(users)
    .set({
      password_hash: cheapHash('Panel!2026'),
      totp_secret: state === 'off' ? '' : sealed,
      totp_since: state === 'on' ? new Date().toISOString() : null,
      totp_step: 0,
      recovery_codes: [],
    })
    .where(eq(users.id, user_id))
}

let made = 0

/** Ten recovery codes that nobody else has. */
export function tenCodes(): string[] {
  return Array.from({ length: 10 }, () => {
    made += 1
    const letters = [...String(made).padStart(4, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    return `kurt-arma-kodu-${letters}`
  })
}

/** A half minute after all that tests live to see: with it as the last, every code is too old. */
export const latest = 2_000_000_000

/** Whether a walk has the server ask for a code. */
export function wantsCode(event: object): boolean {
  return asFailure((event as { error?: unknown }).error).error === 'auth.code_wanted'
}
