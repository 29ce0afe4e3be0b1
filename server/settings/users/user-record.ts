import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Draft } from '#api/resources/platform/resource.ts'
import { emailTaken, signsInBelow } from '#api/rules/platform/account.ts'
import { walkInStays } from '#api/rules/platform/contacts.ts'
import { foldIdentifier } from '#api/rules/platform/fold.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { newPasswordLong, passwordsMatch } from '#api/rules/platform/session.ts'
import { lastAdmin, ownAccount } from '#api/rules/settings/users.ts'
import type { Database } from '#server/db/open.ts'
import { staff_emails, users } from '#server/db/schema/people.ts'
import { refuse } from '#server/platform/http/refused.ts'
import type { Kept, RecordHooks } from '#server/platform/records/record-hooks.ts'
import { refreshPerson } from '#server/platform/search/refresh-person.ts'
import { endAccess } from '#server/platform/session/end-access.ts'
import { hashPassword } from '#server/platform/session/passwords.ts'
import { requestInvitation } from '#server/platform/session/send-links.ts'
import { staffLimits } from './limits.ts'

/** People are saved with what they sign in by; whoever loses access loses it at once (D11). */
export const userRecord: RecordHooks = {
  read: async (db, shop_id, ids) => {
    const rows = await db
      .select({
        ...{ id: users.id, hash: users.password_hash, type: users.type },
        ...{ status: users.status, invited_at: users.invited_at },
      })
      .from(users)
      .where(and(eq(users.shop_id, shop_id), inArray(users.id, [...ids])))
    return new Map(
      rows.map(({ hash, ...row }) => [
        row.id,
        { password: hash, password_confirmation: hash, marks: marksOf(hash, row) },
      ]),
    )
  },
  // Admins are counted and changed one after the other: of two who demote each other, one comes too late.
  lock: async (db, shop_id) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`staff of ${shop_id}`}))`)
  },
  limits: staffLimits,
  judge: async (db, kept) => [
    ...passwordWrong(kept),
    ...(await emailOfAnother(db, kept)),
    ...(await walkInChanged(db, kept)),
  ],
  keep: async (db, { shop_id, id, holder }) => {
    if (id === holder.user_id) return [{ id: ownAccount.id }]
    if (await isWalkIn(db, shop_id, id)) return [{ id: walkInStays.id }]
    const { above, last_admin } = await staffLimits(db, { shop_id, holder, id })
    return [...broken([signsInBelow], { above }), ...(last_admin ? [{ id: lastAdmin.id }] : [])]
  },
  // Their sessions and links do not come back with them.
  leave: async (db, shop_id, id) => {
    await endAccess(db, { shop_id, user_id: id })
    await keepSigningIn(db, { shop_id, user_id: id, email: null })
  },
  comeBack: async (db, shop_id, id) => {
    const [person] = await db
      .select({ type: users.type, email: users.email })
      .from(users)
      .where(and(eq(users.shop_id, shop_id), eq(users.id, id)))
    if (!person || !isStaff(person)) return
    const taken = await db.$count(staff_emails, eq(staff_emails.email, person.email))
    if (taken > 0) throw refuse(409, emailTaken)
    await keepSigningIn(db, { shop_id, user_id: id, email: person.email })
  },
  columns: async (_, { id, draft }) => {
    const email = foldIdentifier(String(draft.email))
    const password = newPassword(draft)
    return {
      email,
      // The database makes it of name and surname.
      label: undefined,
      ...(password ? { password_hash: await hashPassword(password) } : {}),
      ...(id === null && invited(draft) ? { invited_at: sql`now()` } : {}),
    }
  },
  write: async (db, id, { shop_id, before, draft, languages }) => {
    const email = foldIdentifier(String(draft.email))
    await keepSigningIn(db, { shop_id, user_id: id, email: isStaff(draft) ? email : null })
    await refreshPerson(db, shop_id, id)
    if (before && losesAccess(before, draft)) await endAccess(db, { shop_id, user_id: id })
    if (before === null && invited(draft)) await requestInvitation(db, email, languages[0] ?? 0)
  },
}

function isStaff({ type }: Draft): boolean {
  return type === 'admin' || type === 'employee'
}

/** Staff who may sign in and never chose a password: whether they were asked to. */
function marksOf(
  hash: string,
  { type, status, invited_at }: { type: string; status: string; invited_at: string | null },
) {
  if (hash !== '' || type === 'customer' || status !== 'accepted') return []
  return [invited_at ? 'invited' : 'no_access']
}

/** Staff who may sign in and are given no password choose one themselves. */
function invited(draft: Draft): boolean {
  return isStaff(draft) && draft.status === 'accepted' && newPassword(draft) === null
}

/** `true` is the one that is stored, and an empty one is none: both leave it as it is. */
function newPassword({ password }: Draft): string | null {
  return typeof password === 'string' && password !== '' ? password : null
}

function passwordWrong({ draft }: Kept): Refusal[] {
  const password = newPassword(draft)
  if (password === null) return []
  return broken([newPasswordLong, passwordsMatch], {
    password,
    password_confirmation: String(draft.password_confirmation),
  })
}

async function emailOfAnother(db: Database, { id, draft }: Kept): Promise<Refusal[]> {
  if (!isStaff(draft)) return []
  const email = foldIdentifier(String(draft.email))
  // Of two people who are given one e-mail at the same moment the second waits, and is refused.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`e-mail ${email}`}))`)
  const taken = and(eq(staff_emails.email, email), ...(id === null ? [] : [ne(staff_emails.user_id, id)]))
  return (await db.$count(staff_emails, taken)) > 0 ? [{ id: emailTaken.id, at: ['email'] }] : []
}

/** The one whom sales at the till are for stays a customer. */
async function walkInChanged(db: Database, { shop_id, id, draft }: Kept): Promise<Refusal[]> {
  if (id === null || draft.type === 'customer' || !(await isWalkIn(db, shop_id, id))) return []
  return [{ id: walkInStays.id, at: ['type'] }]
}

async function isWalkIn(db: Database, shop_id: number, id: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.shop_id, shop_id), eq(users.id, id), eq(users.walk_in, 1)))) > 0
}

interface SigningIn {
  readonly shop_id: number
  readonly user_id: number
  /** `null`: they do not sign in. */
  readonly email: string | null
}

/** Whom an e-mail signs in, from now on. */
async function keepSigningIn(db: Database, { shop_id, user_id, email }: SigningIn): Promise<void> {
  await db.delete(staff_emails).where(and(eq(staff_emails.shop_id, shop_id), eq(staff_emails.user_id, user_id)))
  if (email === null) return
  await db.insert(staff_emails).values({ email, shop_id, user_id })
}

function losesAccess(before: Draft, draft: Draft): boolean {
  return before.type !== draft.type || draft.status !== 'accepted' || newPassword(draft) !== null
}
