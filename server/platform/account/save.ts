import { and, eq, sql } from 'drizzle-orm'
import type { Account, AccountInput } from '#api/contract/platform/account.ts'
import { languageOf } from '#api/contract/platform/languages.ts'
import { emailTaken, personRules } from '#api/rules/platform/account.ts'
import { foldIdentifier } from '#api/rules/platform/fold.ts'
import { broken } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { staff_emails, users } from '#server/db/schema/people.ts'
import { audit } from '#server/platform/http/audit.ts'
import { postgresError } from '#server/platform/http/database-errors.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import { refreshPerson } from '#server/platform/search/refresh-person.ts'
import { endLinks } from '#server/platform/session/end-access.ts'
import { mailOfAddress } from './mail-words.ts'
import { queueStaffMail } from './staff-mail.ts'

type Saving = RequestContext<unknown, unknown, AccountInput, Actor>
type Own = Pick<Actor, 'shop_id' | 'user_id'>

/** What somebody has written of themself. */
export async function accountOf(db: Database, actor: Own): Promise<Account> {
  const { name, surname, phone, email, language, version } = await ownRow(db, actor)
  return { name, surname, phone, email, language: language === null ? null : languageOf(language), version }
}

/** Replaces it. A new e-mail signs in from now on; who had the old one is told there, and links that were sent to it work no more. */
export async function saveAccount(context: Saving): Promise<Account> {
  const { db, actor, body } = context
  const refusals = broken(personRules, body)
  if (refusals.length > 0) throw new Refused(422, refusals)
  const before = await ownRow(db, actor, true)
  const { shop_id, user_id } = actor
  if (before.version !== body.version)
    throw await staleRefusal(db, { shop_id, subject: 'users', id: user_id, updated_at: before.updated_at })
  const written = {
    name: body.name.trim(),
    surname: body.surname.trim(),
    phone: body.phone.trim(),
    email: foldIdentifier(body.email),
    language: body.language,
  }
  if (written.email !== before.email) await moveAddress(context, before, written.email)
  await db
    .update(users)
    .set({
      ...written,
      version: sql`${users.version} + 1`,
      updated_at: sql`now()`,
    })
    .where(own(actor))
  await refreshPerson(db, shop_id, user_id)
  await audit(context, {
    subject: 'users',
    subject_id: user_id,
    event: 'UPDATE_OWN',
    before: auditValues(before),
    after: auditValues(written),
  })
  return accountOf(db, actor)
}

type UserRow = typeof users.$inferSelect

/** Under a savepoint: of two people who take one address at once, the second is refused at its field. */
async function moveAddress(context: Saving, before: UserRow, email: string): Promise<void> {
  const { db, actor } = context
  const { shop_id, user_id } = actor
  await db
    .transaction((tx) =>
      tx
        .update(staff_emails)
        .set({ email })
        .where(and(eq(staff_emails.shop_id, shop_id), eq(staff_emails.user_id, user_id))),
    )
    .catch((thrown: unknown) => {
      if (postgresError(thrown)?.code === '23505') throw refuse(422, emailTaken, { at: ['email'] })
      throw thrown
    })
  await endLinks(db, actor)
  await queueStaffMail(context, before, (words) => mailOfAddress(words, email))
}

/** The row of whoever asks; `locked` keeps others from changing it until the transaction ends. */
export async function ownRow(db: Database, actor: Own, locked = false): Promise<UserRow> {
  const reading = db.select().from(users).where(own(actor))
  const [row] = await (locked ? reading.for('no key update') : reading)
  if (!row) throw new Error(`User ${actor.user_id} has a session and no row`)
  return row
}

function own({ shop_id, user_id }: Own) {
  return and(eq(users.shop_id, shop_id), eq(users.id, user_id))
}

/** As much of it as the log keeps. */
function auditValues({
  name,
  surname,
  phone,
  email,
  language,
}: Omit<AccountInput, 'version' | 'language'> & { readonly language: string | null }) {
  return { name, surname, phone, email, language }
}
