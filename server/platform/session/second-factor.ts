import { and, arrayContains, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { codeWrong } from '#api/rules/platform/account.ts'
import { codeWanted, plainCode } from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/schema/people.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { hashOf } from '#server/platform/http/tokens.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { Person } from './end-access.ts'
import { countCode, forgiveCodes } from './limits.ts'

/** A new key for an app, in base32. */
export function newKey(): string {
  return new Secret({ size: 20 }).base32
}

/** What the app makes its codes of, as it reads it from a picture or a link. */
export function uriOf(key: string, email: string): string {
  return totpOf(key, email).toString()
}

/** Where the key of a person is sealed for. */
export function placeOf({ shop_id, user_id }: Person): string {
  return `second factor ${shop_id}/${user_id}`
}

/** The hashes that are stored of recovery codes. */
export function hashCodes(codes: readonly string[]): string[] {
  return codes.map((code) => hashOf(plainCode(code)))
}

/** The half minute that a code belongs to, one before and one after allowed; `null` where it is no code of this key. */
export function stepOf(key: string, code: string): number | null {
  const totp = totpOf(key, '')
  const delta = totp.validate({ token: code, window: 1 })
  return delta === null ? null : totp.counter() + delta
}

/** Refuses whoever has a second factor and does not name it; wrong codes are counted, like wrong passwords. */
export async function demandCode(
  services: Services,
  person: Person & { readonly secret: string },
  code: string | undefined,
): Promise<void> {
  if (!code) throw refuse(401, codeWanted)
  await countCode(services, person)
  if (!(await takeCode(services.db, services.secrets, person, plainCode(code)))) throw refuse(401, codeWrong)
  await forgiveCodes(services, person)
}

/** Uses a code up, in one statement: of two calls with it the second finds it used. */
async function takeCode(
  db: Database,
  secrets: Secrets,
  { shop_id, user_id, secret }: Person & { readonly secret: string },
  code: string,
): Promise<boolean> {
  const own = and(eq(users.shop_id, shop_id), eq(users.id, user_id), isNotNull(users.totp_since))
  if (!/^\d{6}$/.test(code)) {
    const hash = hashOf(code)
    const taken = await db
      .update(users)
      .set({ recovery_codes: sql`array_remove(${users.recovery_codes}, ${hash})` })
      .where(and(own, arrayContains(users.recovery_codes, [hash])))
      .returning({ id: users.id })
    return taken.length > 0
  }
  const key = secrets.open(secret, placeOf({ shop_id, user_id }))
  const step = key === null ? null : stepOf(key, code)
  if (step === null) return false
  const taken = await db
    .update(users)
    .set({ totp_step: step })
    .where(and(own, eq(users.totp_secret, secret), lt(users.totp_step, step)))
    .returning({ id: users.id })
  return taken.length > 0
}

function totpOf(key: string, label: string): TOTP {
  return new TOTP({ issuer: 'Kepenk', label, secret: Secret.fromBase32(key), digits: 6, period: 30 })
}
