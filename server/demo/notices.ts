import { eq, sql } from 'drizzle-orm'
import type { Says } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { notifications } from '#server/db/schema/notifications.ts'

/** What the staff finds on the first morning: what customers want back, what was not invoiced, and the newest of what they say. */
export async function storeNotices(db: Database, shop_id: number): Promise<void> {
  await db.delete(notifications).where(eq(notifications.shop_id, shop_id))
  await db.execute(sql`
    insert into ${notifications} (shop_id, kind, says, about, link, created_at)
    select ${shop_id}, kind, case kind when 'review' then ${newReview.id} else 'notices.' || kind end, about, link, created_at from (
      (select 'refund' as kind, jsonb_build_object('number', o.number, 'name', o.customer_name) as about,
              '/order-refunds/edit/' || r.id as link, r.created_at
         from order_refunds r join orders o on o.shop_id = r.shop_id and o.id = r.order_id
        where r.shop_id = ${shop_id} and r.status = 'pending')
      union all
      (select 'invoice', jsonb_build_object('number', o.number, 'name', o.customer_name), '/orders/edit/' || o.id, i.updated_at
         from invoices i join orders o on o.shop_id = i.shop_id and o.id = i.order_id
        where i.shop_id = ${shop_id} and i.status = 'error')
      union all
      (select 'review', jsonb_build_object('name', v.customer_name, 'stars', v.stars), '/product-reviews/edit/' || v.id, v.created_at
         from product_reviews v where v.shop_id = ${shop_id} and v.status = 'pending' order by v.id desc limit 3)
      union all
      (select m.kind, jsonb_build_object('name', m.name, 'subject', m.subject), '/user-' || m.kind || 's/edit/' || m.id, m.created_at
         from customer_messages m where m.shop_id = ${shop_id} and m.status = 'open')
    ) happened order by created_at`)
  await db.execute(sql`
    update customer_messages m set notice_id = n.id from notifications n
     where m.shop_id = ${shop_id} and n.shop_id = m.shop_id and n.link = '/user-' || m.kind || 's/edit/' || m.id`)
}

const newReview: Says = /*i18n*/ { id: 'notices.review', message: 'Yeni değerlendirme: {name}, {stars} yıldız' }
