import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { password_resets, password_reset_requests as requests, staff_emails, users } from '#server/db/schema/people.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { publicAddress } from '#server/platform/http/public-address.ts'
import { hashOf, newShopToken } from '#server/platform/http/tokens.ts'
import { sendMailOf } from '#server/platform/mails/shop-mails.ts'
import { resetMail } from './reset-mail.ts'

/** How long a link works, and how long one who asked for it waits for its mail, in minutes. */
const linkMinutes = 60

/** How long somebody who is invited may take to choose a password. */
const invitationMinutes = 3 * 24 * 60

/** Notes that somebody asked for a link, in one statement for every address. */
export async function requestLink(db: Database, email: string, language: number): Promise<void> {
  await db.insert(requests).values({ email, language, expires_at: inMinutes(linkMinutes) })
}

/** Notes that a new member of the staff is sent a link to a first password. */
export async function requestInvitation(db: Database, email: string, language: number): Promise<void> {
  await db.insert(requests).values({ email, language, invites: 1, expires_at: inMinutes(invitationMinutes) })
}

/** Forgets the links to an address that are still to be sent. */
export async function withdrawLinks(db: Database, email: string): Promise<void> {
  await db.delete(requests).where(eq(requests.email, email))
}

/** Sends the links that are due, each once, by one of several servers. One that could not be sent is tried again, until nobody waits for it. */
export async function sendLinks(services: Sending): Promise<void> {
  for (;;) {
    const claimed = await claimNext(services.db)
    if (!claimed) return
    await sendLink(services, claimed)
  }
}

type Sending = Pick<Services, 'db' | 'mail' | 'secrets' | 'log' | 'config'>
type Claimed = typeof requests.$inferSelect

/** Takes the next one for a while: whoever is killed with it leaves it to the next, twice as long after each try. What is too late goes. */
async function claimNext(db: Database): Promise<Claimed | undefined> {
  await db.delete(requests).where(lte(requests.expires_at, sql`now()`))
  const due = db
    .select({ id: requests.id })
    .from(requests)
    .where(lte(requests.due_at, sql`now()`))
    .orderBy(asc(requests.due_at), asc(requests.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(requests)
    .set({
      tries: sql`${requests.tries} + 1`,
      due_at: sql`now() + make_interval(mins => (2 ^ (${requests.tries} + 1))::int)`,
    })
    .where(eq(requests.id, due))
    .returning()
  return claimed
}

/** Makes a link, which ends the older ones of the person, and mails it. An unknown address gets nothing. The link itself is stored nowhere. */
async function sendLink({ db, log, ...services }: Sending, claimed: Claimed): Promise<void> {
  const { id, email, language, tries, invites } = claimed
  const minutes = invites ? invitationMinutes : linkMinutes
  const person = await personBy(db, email)
  if (!person) return forget(db, id)
  const { shop_id, user_id, name } = person
  const token = newShopToken(shop_id)
  const token_hash = hashOf(token)
  await db.insert(password_resets).values({ token_hash, shop_id, user_id, expires_at: inMinutes(minutes) })
  const link = `${publicAddress(services.config)}/auth/reset-password?token=${token}`
  try {
    const mail = await resetMail(db, { shop_id, email, name, link, language, minutes, invites: invites === 1 })
    await sendMailOf(services, db, shop_id, mail)
  } catch (error) {
    log.warn({ error, tries }, 'a reset link was not sent')
    // Nobody has this one: the link before it works again.
    await db
      .delete(password_resets)
      .where(and(eq(password_resets.shop_id, shop_id), eq(password_resets.token_hash, token_hash)))
    return
  }
  await forget(db, id)
}

async function forget(db: Database, id: number): Promise<void> {
  await db.delete(requests).where(eq(requests.id, id))
}

/** Who signs in with an address now. */
async function personBy(db: Database, email: string) {
  const [person] = await db
    .select({ user_id: users.id, shop_id: users.shop_id, name: users.name })
    .from(staff_emails)
    .innerJoin(users, and(eq(users.shop_id, staff_emails.shop_id), eq(users.id, staff_emails.user_id)))
    .where(and(eq(staff_emails.email, email), inArray(users.type, ['admin', 'employee']), eq(users.status, 'accepted')))
  return person
}

function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString()
}
