import { sql } from 'drizzle-orm'
import { daysAhead } from '#api/contract/money/cheques.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { notify } from '#server/platform/notices/notify.ts'

interface Bounced {
  readonly id: number
  readonly shop_id: number
  readonly number: string
}

/** Tells that a cheque was not paid: of a customer, or of the shop's own. */
export async function noteBounce(db: Database, { id, shop_id, number }: Bounced, of: 'cheques' | 'given-cheques') {
  const { rows } = await db.execute<{ name: string }>(
    of === 'cheques'
      ? sql`select u.label as name from cheques c join users u on u.shop_id = c.shop_id and u.id = c.customer_id
             where c.shop_id = ${shop_id} and c.id = ${id}`
      : sql`select p.label as name from given_cheques c join suppliers p on p.shop_id = c.shop_id and p.id = c.supplier_id
             where c.shop_id = ${shop_id} and c.id = ${id}`,
  )
  const says: Says =
    of === 'cheques'
      ? /*i18n*/ { id: 'notices.cheque_bounced', message: 'Karşılıksız çek: {number}, {name}' }
      : /*i18n*/ { id: 'notices.given_bounced', message: 'Verdiğiniz çek ödenmedi: {number}, {name}' }
  const about = { number, name: rows[0]?.name ?? '' }
  await notify(db, { shop_id, kind: 'cheque', says, about, link: `/${of}/edit/${id}` })
}

const comingDue: Says = /*i18n*/ {
  id: 'notices.cheques_due',
  message: '{count, plural, other {# çekin vadesi {days} gün içinde geliyor}}',
}
const comingToPay: Says = /*i18n*/ {
  id: 'notices.given_cheques_due',
  message: '{count, plural, other {Verdiğiniz # çek {days} gün içinde ödenecek}}',
}

/** Tells each shop of its cheques that are due within the next days: of each once, and anew where its day was changed. */
export async function tellDueCheques({ db }: Pick<Services, 'db'>): Promise<void> {
  await tellDue(db, { table: 'cheques', open: sql`c.status in ('portfolio', 'deposited')`, says: comingDue })
  await tellDue(db, { table: 'given_cheques', open: sql`c.status = 'given'`, says: comingToPay })
}

interface Telling {
  readonly table: 'cheques' | 'given_cheques'
  readonly open: ReturnType<typeof sql>
  readonly says: Says
}

async function tellDue(db: Database, { table, open, says }: Telling): Promise<void> {
  const link = `/${table.replace('_', '-')}?due=week`
  await db.execute(sql`
    with told as (
      update ${sql.identifier(table)} c set due_told = c.due_on
        from shops s
       where s.id = c.shop_id and ${open} and c.due_told is distinct from c.due_on
         and c.due_on between (now() at time zone s.time_zone)::date and (now() at time zone s.time_zone)::date + ${daysAhead}::int
      returning c.shop_id)
    insert into notifications (shop_id, kind, says, about, link)
    select shop_id, 'cheque', ${says.id}, jsonb_build_object('count', count(*), 'days', ${daysAhead}::int), ${link} from told group by shop_id`)
}
