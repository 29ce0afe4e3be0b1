import { type SQL, sql } from 'drizzle-orm'
import type { CustomerMessageKind, CustomerMessageRow } from '#api/contract/content/customer-messages.ts'
import { userFeedbacks, userQuestions } from '#api/listings/content/customer-messages.ts'
import { equals, listFrom, type Reading } from '#server/platform/lists/list.ts'
import { anywhere } from '#server/platform/lists/search.ts'

const inboxSql = (kind: CustomerMessageKind) => ({
  from: ['customer_messages', 'm'] as const,
  scope: () => sql`m.kind = ${sql.raw(`'${kind}'`)}`,
  filters: {
    status: equals(sql`m.status`),
    assigned: (whose: 'me' | 'nobody' | 'others', { actor: { user_id } }: Reading): SQL =>
      ({
        me: sql`m.assignee_id = ${user_id}`,
        nobody: sql`m.assignee_id is null`,
        others: sql`m.assignee_id <> ${user_id}`,
      })[whose],
  },
  sortings: { status: { by: sql`m.status`, tieBreak: 'newest first' as const } },
  found: anywhere(sql`m.search`),
  rows: messageRows,
})

/** The two inboxes. */
export const feedbackList = listFrom<typeof userFeedbacks, Reading>(userFeedbacks, inboxSql('feedback'))
export const questionList = listFrom<typeof userQuestions, Reading>(userQuestions, inboxSql('question'))

/** As much of a text as a row shows. */
const excerptLength = 200

async function messageRows(
  { db, shop_id, actor }: Reading,
  ids: readonly number[],
): Promise<readonly CustomerMessageRow[]> {
  const { rows } = await db.execute<CustomerMessageRow & Record<string, unknown>>(sql`
    select m.id, m.version, m.name, m.subject, left(m.text, ${excerptLength}) as text, m.status,
           coalesce(staff.label, '') as assignee, m.created_at, (n.id is not null and r.notification_id is null)::int as unread
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, place)
      join customer_messages m on m.shop_id = ${shop_id} and m.id = page.id
      left join users staff on staff.shop_id = m.shop_id and staff.id = m.assignee_id
      left join notifications n on n.shop_id = m.shop_id and n.id = m.notice_id
      left join notification_reads r on r.shop_id = n.shop_id and r.notification_id = n.id and r.user_id = ${actor.user_id}
     order by page.place`)
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }))
}
