import { randomBytes } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { sealAccounts } from '#server/catalog/marketplaces/account.ts'
import { openMarketplaces } from '#server/catalog/marketplaces/open-marketplaces.ts'
import { openLabelThemes } from '#server/content/labels/open-themes.ts'
import { openMenuDesigns } from '#server/content/menus/open-designs.ts'
import { openPageThemes } from '#server/content/page-builder/open-page-themes.ts'
import type { Database } from '#server/db/open.ts'
import { staff_emails, users } from '#server/db/schema/people.ts'
import { demoAccounts } from '#server/demo/people.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { hashPassword, passwordMatches } from '#server/platform/session/passwords.ts'
import { bookPasts } from '#server/sales/ledger/book-past.ts'
import { openCrons } from '#server/settings/crons/open-crons.ts'
import { firstAdminLink, isEmpty, makeFirstShop } from './first-shop.ts'

/** What a start has to say. */
export interface Greeting {
  /** The lines below the address that people use. */
  lines(address: string): string[]
  /** The demo's accounts, where the sign-in screen may show them. */
  readonly demo: { readonly password: string; readonly accounts: readonly string[] } | null
}

const knownPassword = 'kepenk-demo'
const accounts = Object.values(demoAccounts)
const lock = 4_077_002

/** Fills an empty database with the demo or with a first shop of one's own, and answers how people get in. */
export async function prepareShop(services: Services, report: (line: string) => void): Promise<Greeting> {
  const made = await fill(services, report)
  await openMarketplaces(services)
  await sealAccounts(services)
  await openCrons(services.db)
  await openLabelThemes(services.db)
  await openMenuDesigns(services.db)
  await openPageThemes(services.db)
  await bookPasts(services.db)
  const link = await firstAdminLink(services.db)
  if (link)
    return {
      demo: null,
      lines: (address) => [
        `The first admin, ${services.config.adminEmail}, chooses a password once and within the hour at`,
        `  ${address}${link}`,
        '',
      ],
    }
  const password = made ?? (await knownStill(services))
  if (!password) return { demo: null, lines: () => [] }
  return {
    demo: services.config.loopback ? { password, accounts } : null,
    lines: () => [...accounts.map((account) => `  ${account.padEnd(24)} ${password}`), ''],
  }
}

/** Answers the demo's password when the demo was loaded. Of several servers on one empty database, one fills it. */
async function fill(services: Services, report: (line: string) => void): Promise<string | null> {
  const { config } = services
  if (!(await isEmpty(services.db))) return null
  return services.db.transaction(async (tx) => {
    const db = tx as unknown as Database
    await db.execute(sql`select pg_advisory_xact_lock(${lock})`)
    if (!(await isEmpty(db))) return null
    if (!config.demo) {
      await makeFirstShop(db, config)
      return null
    }
    report('Loading the demo shop')
    const { loadDemo } = await import('#server/demo/load.ts')
    const password = config.loopback ? knownPassword : newPassword()
    await loadDemo({ ...services, db }, report, { password })
    return password
  })
}

/**
 * The demo's password while it is the one that everybody knows. A server that others can reach does not keep it: the accounts that still
 * have it get a random one, which is told once.
 */
async function knownStill({ db, config }: Services): Promise<string | null> {
  const found = await db
    .select({ shop_id: users.shop_id, id: users.id, hash: users.password_hash })
    .from(staff_emails)
    .innerJoin(users, and(eq(users.shop_id, staff_emails.shop_id), eq(users.id, staff_emails.user_id)))
    .where(inArray(staff_emails.email, accounts))
  const matches = await Promise.all(found.map(({ hash }) => passwordMatches(knownPassword, hash)))
  const open = found.filter((_, at) => matches[at])
  if (open.length === 0) return null
  if (config.loopback) return knownPassword
  const password = newPassword()
  const password_hash = await hashPassword(password)
  for (const { shop_id, id } of open)
    await db
      .update(users)
      .set({ password_hash })
      .where(and(eq(users.shop_id, shop_id), eq(users.id, id)))
  return password
}

function newPassword(): string {
  return randomBytes(12).toString('base64url')
}
