import { and, asc, eq, sql } from 'drizzle-orm'
import type { Purchase } from '#api/contract/money/purchases.ts'
import { purchases as listed } from '#api/listings/money/purchases.ts'
import type { StepRequest } from '#api/operations/platform/steps.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { type PurchaseStep, purchaseAt, purchaseChart } from '#machines/money/purchase/purchase.chart.ts'
import { purchase_lines, purchases } from '#server/db/schema/purchases.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { type ReadingOne, requestedStep } from '#server/platform/steps/step-endpoints.ts'
import { type Stepping, takeStep } from '#server/platform/steps/take-step.ts'
import { bookInvoice, type InvoicedSums, takeInvoiceBack } from './invoice.ts'
import { readPurchase } from './read.ts'
import { receiveGoods } from './receive.ts'
import { writeDraft } from './write.ts'

/** Whoever books the supplier's own document brings what it comes to. */
type Work = Stepping & ReadingOne & { readonly invoiced?: InvoicedSums }

/** Takes a purchase one step along its chart. */
export const takePurchaseStep = takeStep({
  subject: 'purchases',
  chart: purchaseChart,
  lock: async (work: Work, id, request: StepRequest<typeof listed>) => {
    const { purchase, lines } = await lockPurchase(work, id)
    const at = purchaseAt(purchase.status, { lines })
    return { purchase, lines, at, step: requestedStep<PurchaseStep>(listed, at, request) }
  },
  looked: ({ purchase }) => purchase,
  at: ({ at }) => at,
  events: (_, { step }) => [step],
  store: async (work, { id, before: { purchase, lines, step }, after: { value: status } }) => {
    if (step.type === 'WRITE') await writeDraft(work, { id, lines }, step)
    if (step.type === 'RECEIVE') await receiveGoods(work, { ...purchase, lines }, step)
    if (step.type === 'INVOICE') await bookInvoice(work, { ...purchase, lines }, step)
    if (step.type === 'REOPEN') await takeInvoiceBack(work, purchase)
    await work.db
      .update(purchases)
      .set({ status, version: purchase.version + 1, updated_at: sql`now()` as never })
      .where(and(eq(purchases.shop_id, work.actor.shop_id), eq(purchases.id, id)))
  },
  entry: ({ before: { purchase, step }, after }) => {
    const { type, ...carried } = step
    return { event: type, state_before: purchase.status, state_after: after.value, after: carried }
  },
  read: (work, { id }): Promise<Purchase> => readPurchase(work, id),
})

/** A purchase with its lines, kept from everybody else until the transaction ends. */
async function lockPurchase({ db, actor: { shop_id } }: Pick<Stepping, 'db' | 'actor'>, id: number) {
  const [purchase] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.shop_id, shop_id), eq(purchases.id, id)))
    .for('update')
  if (!purchase) throw refuse(404, notFound)
  const lines = await db
    .select()
    .from(purchase_lines)
    .where(and(eq(purchase_lines.shop_id, shop_id), eq(purchase_lines.purchase_id, id)))
    .orderBy(asc(purchase_lines.line))
  return { purchase, lines }
}
