import { sql } from 'drizzle-orm'
import type { CustomerMessage, CustomerMessageKind } from '#api/contract/content/customer-messages.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { refuse } from '#server/platform/http/refused.ts'
import type { ReadingOne } from '#server/platform/steps/step-endpoints.ts'

/** One message of this kind with its answers, or 404. */
export function readMessage(kind: CustomerMessageKind) {
  return async ({ db, actor, language }: ReadingOne, id: number): Promise<CustomerMessage> => {
    const { rows } = await db.execute<CustomerMessage & Record<string, unknown>>(sql`
      select m.id, m.version, m.kind, m.status, m.name, m.email, m.subject, m.text, m.created_at,
             case when p.id is null then null
                  else json_build_object('id', p.id, 'name', coalesce(nullif(t.name, ''), p.label)) end as product,
             case when who.id is null then null
                  else json_build_object('id', who.id, 'name', coalesce(nullif(who.label, ''), who.email)) end as assignee,
             case when r.notification_id is null then n.id end as unread_notice,
             coalesce((select json_agg(json_build_object('id', u.id, 'name', coalesce(nullif(u.label, ''), u.email)) order by u.label, u.id)
                         from users u where ${staffOf(sql`m.shop_id`)}), '[]') as staff,
             coalesce((select json_agg(json_build_object('id', a.id, 'text', a.text, 'at', a.at, 'mail', coalesce(l.state, 'sent'),
                                         'user', coalesce(nullif(u.label, ''), '–')) order by a.id)
                         from customer_message_answers a
                         left join users u on u.shop_id = a.shop_id and u.id = a.user_id
                         left join mails l on l.shop_id = a.shop_id and l.id = a.mail_id
                        where a.shop_id = m.shop_id and a.message_id = m.id), '[]') as answers
        from customer_messages m
        left join products p on p.shop_id = m.shop_id and p.id = m.product_id
        left join product_translations t on t.shop_id = p.shop_id and t.product_id = p.id and t.language_id = ${language}
        left join users who on who.shop_id = m.shop_id and who.id = m.assignee_id
        left join notifications n on n.shop_id = m.shop_id and n.id = m.notice_id
        left join notification_reads r on r.shop_id = n.shop_id and r.notification_id = n.id and r.user_id = ${actor.user_id}
       where m.shop_id = ${actor.shop_id} and m.id = ${id} and m.kind = ${kind}`)
    const [found] = rows
    if (!found) throw refuse(404, notFound)
    return {
      ...found,
      answers: found.answers.map((answer) => ({ ...answer, at: new Date(answer.at).toISOString() })),
      created_at: new Date(found.created_at).toISOString(),
    }
  }
}

/** Who of a shop takes care of messages: all of the staff who may sign in. */
export function staffOf(shop_id: ReturnType<typeof sql>) {
  return sql`u.shop_id = ${shop_id} and u.type in ('admin', 'employee') and u.status = 'accepted'`
}
