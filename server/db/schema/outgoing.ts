import { sql } from 'drizzle-orm'
import { integer, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'

/** What every table of things that leave the shop has: they are stored with what they tell of, and sent afterwards. */
export const outgoing = () => ({
  state: text({ enum: ['queued', 'sent', 'failed'] })
    .notNull()
    .default('queued'),
  tries: integer().notNull().default(0),
  /** Not sent before. */
  due_at: moment().notNull().default(sql`now()`),
  sent_at: moment(),
  created_at: createdAt(),
})
