import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { customerMessageKinds, customerMessageStatuses } from '#api/contract/content/customer-messages.ts'
import { createdAt, folded, id, moment, recordId, shopId, updatedAt, version } from './columns.ts'
import { products } from './products.ts'
import { shops } from './shops.ts'

/** What customers write to the shop. A question of a product goes with it. */
export const customer_messages = pgTable(
  'customer_messages',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    kind: text({ enum: customerMessageKinds }).notNull(),
    /** A state of the message's chart. */
    status: text({ enum: customerMessageStatuses }).notNull().default('open'),
    name: text().notNull(),
    email: text().notNull().default(''),
    subject: text().notNull().default(''),
    text: text().notNull(),
    /** In which language it is answered; the shop's where nobody said. */
    language: text(),
    product_id: recordId(),
    assignee_id: recordId(),
    /** The notice that tells of it. */
    notice_id: recordId(),
    /** Who wrote it, its subject and its text, folded. */
    search: folded(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.product_id], foreignColumns: [products.shop_id, products.id] }).onDelete(
      'cascade',
    ),
    index('customer_messages_newest').on(t.shop_id, t.kind, t.id.desc()),
    index('customer_messages_status').on(t.shop_id, t.kind, t.status, t.id.desc()),
    index('customer_messages_assignee').on(t.shop_id, t.kind, t.assignee_id, t.id.desc()),
    index('customer_messages_product').on(t.shop_id, t.product_id),
    index('customer_messages_search').using('gin', t.search.op('gin_trgm_ops')),
    check('customer_messages_kind', sql`kind in ('feedback', 'question')`),
    check('customer_messages_status', sql`status in ('open', 'answered', 'closed')`),
    check('customer_messages_asked', sql`kind = 'feedback' or email <> ''`),
  ],
)

/** What the shop answered, each by a mail of its own. */
export const customer_message_answers = pgTable(
  'customer_message_answers',
  {
    id: id(),
    shop_id: shopId(),
    message_id: recordId().notNull(),
    text: text().notNull(),
    user_id: recordId(),
    /** Its mail; what was sent long ago is not kept. */
    mail_id: recordId(),
    at: moment().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({
      columns: [t.shop_id, t.message_id],
      foreignColumns: [customer_messages.shop_id, customer_messages.id],
    }).onDelete('cascade'),
    index('customer_message_answers_of').on(t.shop_id, t.message_id, t.id),
    index('customer_message_answers_mail').on(t.shop_id, t.mail_id),
  ],
)
