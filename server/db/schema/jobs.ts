import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { type JobKindName, jobStates, rowStates } from '#api/contract/platform/jobs.ts'
import type { About, Refusal } from '#api/rules/platform/rule.ts'
import { createdAt, id, moment, recordId, shopId } from './columns.ts'
import { crons } from './crons.ts'
import { shops } from './shops.ts'

/** Which file and which marketplace a job is about: `fold()` in the words of the database; a test holds them together. */
const foldedAbout = sql`btrim(regexp_replace(lower(regexp_replace(
  normalize(translate((coalesce(about->>'file', '') || ' ' || coalesce(about->>'marketplace', '')) collate "und-x-icu", 'ıİ', 'ii'), NFKD),
  '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20f0\\ufe20-\\ufe2f]', '', 'g')), '\\s+', ' ', 'g'))`

/** Long work on many records. The counts are those of its rows, written with them. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    kind: text().$type<JobKindName>().notNull(),
    state: text({ enum: jobStates }).notNull().default('waiting'),
    /** What all its rows share. */
    input: jsonb().$type<unknown>(),
    about: jsonb().$type<About>().notNull().default({}),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    user_id: recordId(),
    request_id: text().notNull(),
    undoes: recordId(),
    /** What began it by itself, or began the job that began it. */
    cron_id: recordId(),
    created_at: createdAt(),
    /** When it had its last turn: jobs that are open take turns. */
    worked_at: moment(),
    finished_at: moment(),
    search: text().notNull().generatedAlwaysAs(foldedAbout),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    index('jobs_newest').on(t.shop_id, t.id.desc()),
    unique('jobs_undoes').on(t.shop_id, t.undoes),
    foreignKey({
      columns: [t.shop_id, t.undoes],
      foreignColumns: [t.shop_id as AnyPgColumn, t.id as AnyPgColumn],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.shop_id, t.cron_id], foreignColumns: [crons.shop_id, crons.id] }),
    index('jobs_cron').on(t.shop_id, t.cron_id, t.id.desc()).where(sql`cron_id is not null`),
    index('jobs_open').on(t.worked_at.asc().nullsFirst(), t.id).where(sql`state in ('waiting', 'running')`),
    index('jobs_age').on(t.finished_at),
    index('jobs_state').on(t.shop_id, t.state, t.id.desc()),
    index('jobs_kind').on(t.shop_id, t.kind, t.id.desc()),
    index('jobs_user').on(t.shop_id, t.user_id, t.id.desc()),
    index('jobs_begun').on(t.shop_id, t.created_at, t.id),
    index('jobs_ended').on(t.shop_id, t.finished_at, t.id),
    index('jobs_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
)

/** One record of a job. Its state is written in the transaction of its effect, so that a row is done once or not at all. */
export const job_rows = pgTable(
  'job_rows',
  {
    shop_id: shopId(),
    job_id: recordId().notNull(),
    position: integer().notNull(),
    record_id: recordId(),
    /** What the record was called when the job began. */
    label: text().notNull().default(''),
    data: jsonb().$type<unknown>(),
    state: text({ enum: rowStates }).notNull().default('waiting'),
    /** Why it was refused or failed. */
    rules: jsonb().$type<readonly Refusal[]>().notNull().default([]),
    /** What takes it back, when it changed something. */
    inverse: jsonb().$type<unknown>(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.job_id, t.position] }),
    foreignKey({ columns: [t.shop_id, t.job_id], foreignColumns: [jobs.shop_id, jobs.id] }).onDelete('cascade'),
    index('job_rows_state').on(t.shop_id, t.job_id, t.state, t.position),
  ],
)
