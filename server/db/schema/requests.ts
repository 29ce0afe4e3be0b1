import { index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAt, id, recordId, shopId } from './columns.ts'

/** Answers of requests that changed something, kept so that a repeat of the same key gets the same answer and has no second effect. */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    shop_id: shopId(),
    user_id: recordId().notNull(),
    key: text().notNull(),
    /** SHA-256 of method, path and body. */
    request_hash: text().notNull(),
    status: smallint().notNull(),
    answer: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.user_id, t.key] }), index('idempotency_age').on(t.created_at)],
)

/** Who did what, when: one row for every change and every step of a machine, refused ones included where they were asked for. */
export const audit_log = pgTable(
  'audit_log',
  {
    id: id(),
    shop_id: shopId(),
    user_id: recordId(),
    request_id: text().notNull(),
    at: createdAt(),
    /** The kind of record: a table's or machine's name. */
    subject: text().notNull(),
    subject_id: recordId(),
    event: text().notNull(),
    state_before: text(),
    state_after: text(),
    /** The rule that refused, when one did. */
    rule: text(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    index('audit_subject').on(t.shop_id, t.subject, t.subject_id, t.id.desc()),
    index('audit_time').on(t.shop_id, t.at),
    // What somebody did, wherever: asked before a person is deleted.
    index('audit_user').on(t.shop_id, t.user_id),
  ],
)

/** How often something was tried lately, so that passwords cannot be guessed; kept here so that several servers count together. */
export const rate_limits = pgTable(
  'rate_limits',
  {
    /** Hashed: who tries is nobody's business. */
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (t) => [index('rate_limits_expiry').on(t.expire)],
)
