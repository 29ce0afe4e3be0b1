import { sql } from 'drizzle-orm'
import { date, foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { recipientStates } from '#api/contract/content/newsletter-sendings.ts'
import type { EveryMailText } from '#api/contract/platform/mail-templates.ts'
import { createdAt, id, moment, recordId, shopId, updatedAt, version } from './columns.ts'
import { users } from './people.ts'
import { shops } from './shops.ts'

/** The templates of newsletters; a shop has three at most. */
export const newsletter_templates = pgTable(
  'newsletter_templates',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    title: text().notNull(),
    texts: jsonb().$type<EveryMailText>().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.id] })],
)

/** Newsletters that went out, or will: each with the words that it had when it was asked for. */
export const newsletter_sendings = pgTable(
  'newsletter_sendings',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    /** Of which template; it may be gone by now. */
    newsletter_id: recordId().notNull(),
    title: text().notNull(),
    texts: jsonb().$type<EveryMailText>().notNull(),
    /** Whom it goes to: a group of customers, or all who allow it. */
    group_id: recordId(),
    group_label: text().notNull().default(''),
    /** It begins by itself on this day. */
    planned_for: date({ mode: 'string' }),
    cancelled_at: moment(),
    /** What sends it, once it has begun. */
    job_id: recordId(),
    user_id: recordId(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    index('newsletter_sendings_newest').on(t.shop_id, t.id.desc()),
    index('newsletter_sendings_planned')
      .on(t.shop_id, t.planned_for)
      .where(sql`planned_for is not null and job_id is null and cancelled_at is null`),
  ],
)

/** Whom a newsletter went to, and what became of it there. */
export const newsletter_recipients = pgTable(
  'newsletter_recipients',
  {
    id: id(),
    shop_id: shopId(),
    sending_id: recordId().notNull(),
    customer_id: recordId().notNull(),
    /** The address that it went to. */
    email: text().notNull(),
    /** `sending` from before the mail server is asked until it has answered. */
    state: text({ enum: recipientStates }).notNull().default('queued'),
    /** The rule by which it did not arrive. */
    reason: text(),
    /** What the mail server said. */
    reply: text().notNull().default(''),
    complained_at: moment(),
    at: moment().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({
      columns: [t.shop_id, t.sending_id],
      foreignColumns: [newsletter_sendings.shop_id, newsletter_sendings.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.shop_id, t.customer_id], foreignColumns: [users.shop_id, users.id] }).onDelete('cascade'),
    index('newsletter_recipients_of').on(t.shop_id, t.sending_id, t.id),
    index('newsletter_recipients_state').on(t.shop_id, t.sending_id, t.state, t.id),
    index('newsletter_recipients_customer').on(t.shop_id, t.customer_id),
  ],
)

/** Addresses that a mail server refused for good: no newsletter goes there again. */
export const mail_bounces = pgTable(
  'mail_bounces',
  {
    id: id(),
    shop_id: shopId(),
    customer_id: recordId().notNull(),
    email: text().notNull(),
    reply: text().notNull(),
    at: moment().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.customer_id], foreignColumns: [users.shop_id, users.id] }).onDelete('cascade'),
    index('mail_bounces_of').on(t.shop_id, t.customer_id, t.id.desc()),
    index('mail_bounces_email').on(t.shop_id, t.email),
  ],
)
