import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import type { ScheduledCopy } from '#api/contract/content/working-copies.ts'
import { scheduledAhead } from '#api/rules/content/page-builder.ts'
import { copyOverSeen, copyScheduled, copyStored } from '#api/rules/content/working-copies.ts'
import { broken, type Says } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { systemOf } from '#server/platform/background/turns.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import { notify } from '#server/platform/notices/notify.ts'
import { type ArticleName, articles } from './articles.ts'
import { demand, lockedCopy, publishCopy, type StoredCopy, type Whose, type Writing } from './working-copy.ts'

/** Says when the copy takes the place of its record by itself. Whoever decides that has seen both; without a moment it is called off. */
export async function scheduleCopy(context: Writing, whose: Whose, schedule: ScheduledCopy): Promise<void> {
  const { record, copy } = await lockedCopy(context, whose)
  demand(broken([copyStored], { stored: copy !== null }))
  if (schedule.at === null) {
    demand(broken([copyScheduled], { publish_at: copy?.publish_at ?? null }))
    return keep(context, whose, null)
  }
  const late = broken([scheduledAhead], { at: schedule.at, now: new Date().toISOString() })
  if (late.length > 0) throw new Refused(422, late)
  if (copy?.version !== schedule.version || record.version !== schedule.record_version)
    throw await staleRefusal(context.db, { ...record, subject: whose.name })
  await keep(context, whose, { at: new Date(schedule.at).toISOString(), over: record.version })
}

interface Due extends Whose {
  readonly shop_id: number
}

/** Publishes the copies whose moment has come, those of all shops. One that a rule keeps back stays a copy, and the staff are told. */
export async function publishDueCopies(services: Services, stopped: () => boolean = () => false): Promise<void> {
  for (const name of ['pages', 'blogs'] as const)
    for (let due = await nextDue(services.db, name); due && !stopped(); due = await nextDue(services.db, name, due))
      await publishDue(services, due)
}

/** One after the other, so that none that does not get away keeps the others waiting. */
async function nextDue(db: Database, name: ArticleName, after?: Due): Promise<Due | undefined> {
  const { copies } = articles[name]
  const later =
    after &&
    or(gt(copies.shop_id, after.shop_id), and(eq(copies.shop_id, after.shop_id), gt(copies.record_id, after.id)))
  const [due] = await db
    .select({ shop_id: copies.shop_id, id: copies.record_id })
    .from(copies)
    .where(and(sql`${copies.publish_at} <= now()`, later))
    .orderBy(asc(copies.shop_id), asc(copies.record_id))
    .limit(1)
  return due && { ...due, name }
}

async function publishDue(services: Services, due: Due): Promise<void> {
  const { shop_id, ...whose } = due
  const actor = systemOf(shop_id)
  const context = (db: Database) => ({ db, actor, services, requestId: randomUUID() })
  try {
    await services.db.transaction((tx) => publishNow(context(tx as unknown as Database), whose))
  } catch (thrown) {
    if (!(thrown instanceof Refused)) services.log.error({ error: thrown, ...due }, 'a copy was not published')
    await services.db.transaction((tx) => holdBack(context(tx as unknown as Database), whose, thrown))
  }
}

async function publishNow(context: Writing, whose: Whose): Promise<void> {
  const { record, copy } = await lockedCopy(context, whose)
  if (!copy || !isDue(copy)) return
  if (record.version !== copy.publish_over) throw refuse(409, copyOverSeen)
  await publishCopy(context, whose, { version: copy.version, record_version: record.version })
}

/** It is off the calendar, and the staff are told where it waits. */
async function holdBack(context: Writing, whose: Whose, thrown: unknown): Promise<void> {
  const { record, copy } = await lockedCopy(context, whose)
  if (!copy || !isDue(copy)) return
  await keep(context, whose, null)
  await notify(context.db, {
    ...{ shop_id: context.actor.shop_id, kind: 'cron', link: `/${whose.name}/copy/${whose.id}` },
    says: overtaken(thrown) ? notices.overtaken : notices.refused,
    about: { title: record.label },
  })
}

function isDue({ publish_at }: StoredCopy): boolean {
  return publish_at !== null && new Date(publish_at) <= new Date()
}

async function keep(context: Writing, { name, id }: Whose, plan: { at: string; over: number } | null): Promise<void> {
  const { db, actor } = context
  const { copies } = articles[name]
  await db
    .update(copies)
    .set({ publish_at: plan?.at ?? null, publish_over: plan?.over ?? null })
    .where(and(eq(copies.shop_id, actor.shop_id), eq(copies.record_id, id)))
  const event = plan ? 'COPY_SCHEDULE' : 'COPY_UNSCHEDULE'
  await audit(context, { subject: name, subject_id: id, event, after: { publish_at: plan?.at ?? null } })
}

function overtaken(thrown: unknown): boolean {
  return thrown instanceof Refused && thrown.refusals.some(({ id }) => id === copyOverSeen.id)
}

const notices: Readonly<Record<'overtaken' | 'refused', Says>> = {
  overtaken: /*i18n*/ {
    id: 'notices.copy_overtaken',
    message: 'Çalışma kopyası yayınlanmadı, yayındaki sonradan değiştirildi: {title}',
  },
  refused: /*i18n*/ { id: 'notices.copy_not_published', message: 'Çalışma kopyası zamanında yayınlanamadı: {title}' },
}
