import { and, eq, sql } from 'drizzle-orm'
import type { StockCount } from '#api/contract/catalog/stock-counts.ts'
import { stockCounts } from '#api/listings/catalog/stock-counts.ts'
import type { StepRequest } from '#api/operations/platform/steps.ts'
import { type CountFacts, differenceOf, soldMeanwhile } from '#api/rules/catalog/stock-counts.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { type StockCountStep, stockCountAt, stockCountChart } from '#machines/catalog/stock-count/stock-count.chart.ts'
import { moveStock } from '#server/catalog/stock/ledger.ts'
import { type StoredCountLine, stock_counts } from '#server/db/schema/stock-counts.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { type ReadingOne, requestedStep } from '#server/platform/steps/step-endpoints.ts'
import { type Stepping, takeStep } from '#server/platform/steps/take-step.ts'
import { goodsOn } from './goods.ts'
import { readCount } from './read.ts'

type Work = Stepping & ReadingOne
type Row = typeof stock_counts.$inferSelect

/** Takes a stock count one step along its chart. Several people send what they counted: nobody waits for another's version. */
export const takeCountStep = takeStep({
  subject: 'stock_counts',
  chart: stockCountChart,
  lock: async ({ db, actor }: Work, id, request: StepRequest<typeof stockCounts>) => {
    const [count] = await db.select().from(stock_counts).where(own(actor, id)).for('update')
    if (!count) throw refuse(404, notFound)
    const at = stockCountAt(count.status, await factsOf({ db, actor }, count))
    return { count, at, step: requestedStep<StockCountStep>(stockCounts, at, request) }
  },
  looked: ({ count, step }) => (step.type === 'COUNT' ? undefined : count),
  at: ({ at }) => at,
  events: (_, { step }) => [step],
  store: async (work, { id, before: { count, step }, after: { value: status, context } }) => {
    const lines = step.type === 'FREEZE' ? await frozen(work, count) : linesWith(count, context)
    if (step.type === 'BOOK') await book(work, count, lines)
    await work.db
      .update(stock_counts)
      .set({
        ...{ status, lines, size: lines.length, version: count.version + 1, updated_at: sql`now()` },
        counted: lines.filter(({ counted }) => counted !== null).length,
        different: lines.filter((line) => differenceOf(line) !== 0).length,
        ...(step.type === 'FREEZE' ? { frozen_at: sql`now()` } : {}),
        ...(step.type === 'BOOK' ? { booked_at: sql`now()` } : {}),
      })
      .where(own(work.actor, id))
  },
  entry: ({ before: { count, step }, after }) => {
    const { type, ...carried } = step
    return { event: type, state_before: count.status, state_after: after.value, after: carried }
  },
  read: (work, { id }): Promise<StockCount> => readCount(work, id),
})

/** What its rules are judged with. A draft has no lines yet: it is asked how many there would be. */
async function factsOf({ db, actor }: Pick<Work, 'db' | 'actor'>, count: Row): Promise<CountFacts> {
  const lines = count.lines.map(({ expected, counted, reason }, line) => ({ line, expected, counted, reason }))
  if (count.status !== 'draft') return { size: lines.length, lines }
  const { rows } = await db.execute<{ size: number }>(
    sql`select count(*)::int as size from ${goodsOn(actor.shop_id, count.shelf)}`,
  )
  return { size: rows[0]?.size ?? 0, lines }
}

/** What the ledger has at this moment of the goods that are counted, shelf by shelf. */
async function frozen({ db, actor }: Work, count: Row): Promise<StoredCountLine[]> {
  const { rows } = await db.execute<{ id: number; quantity: number }>(
    sql`select id, quantity from ${goodsOn(actor.shop_id, count.shelf)} order by lower(shelf), label, position, id`,
  )
  return rows.map(({ id, quantity }) => ({ variant_id: id, expected: quantity, counted: null, reason: '' }))
}

function linesWith(count: Row, { lines }: CountFacts): StoredCountLine[] {
  return count.lines.map((line, at) => ({ ...line, ...pick(lines[at]) }))
}

function pick(line: CountFacts['lines'][number] | undefined) {
  return line ? { counted: line.counted, reason: line.reason } : {}
}

/** Each difference becomes an adjustment, on top of whatever moved since the count was frozen. */
async function book({ db, actor }: Work, count: Row, lines: readonly StoredCountLine[]): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select v.id from variants v where v.shop_id = ${actor.shop_id} and v.deleted = 0
       and v.id = any(${`{${lines.map(({ variant_id }) => variant_id).join(',')}}`}::bigint[])`)
  const there = new Set(rows.map(({ id }) => id))
  const short = await moveStock(db, {
    shop_id: actor.shop_id,
    user_id: actor.user_id,
    moves: lines
      .filter((line) => there.has(line.variant_id) && differenceOf(line) !== 0)
      .map((line) => ({
        ...{ variant_id: line.variant_id, type: 'adjustment' as const, quantity: differenceOf(line) },
        note: `${count.name}: ${line.reason}`.slice(0, 255),
      })),
  })
  if (short.length > 0)
    throw new Refused(
      409,
      short.map(({ name, left }) => ({ id: soldMeanwhile.id, about: { name, left } })),
    )
}

function own({ shop_id }: Actor, id: number) {
  return and(eq(stock_counts.shop_id, shop_id), eq(stock_counts.id, id))
}
