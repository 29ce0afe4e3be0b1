import { and, eq, ne, sql } from 'drizzle-orm'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { parcels } from '#api/listings/sales/parcels.ts'
import { inChoices } from '#api/rules/platform/fields.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { trackingCodeShort } from '#api/rules/sales/shipments.ts'
import { trackingUrl } from '#api/rules/sales/tracking-pattern.ts'
import { orderRefusals, stepTo } from '#machines/sales/order/order-state.ts'
import type { Database } from '#server/db/open.ts'
import { orders } from '#server/db/schema/orders.ts'
import { shipments } from '#server/db/schema/shipments.ts'
import { shipping_methods } from '#server/db/schema/shipping-methods.ts'
import { fileCargo } from '#server/integrations/shipping/carriers.ts'
import { audit } from '#server/platform/http/audit.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { column } from '#server/platform/imports/columns.ts'
import type { Checking, ImportHandler } from '#server/platform/imports/import-kind.ts'
import { type ImportFile, type ImportRow, planOf } from '#server/platform/imports/plan.ts'
import { Faults, rowResults, type Unit } from '#server/platform/imports/row-result.ts'
import { textOf } from '#server/platform/imports/table.ts'
import type { RawRow } from '#server/platform/imports/values.ts'
import { jobKind, type Work } from '#server/platform/jobs/kind.ts'
import { loadOrder } from '#server/sales/orders/load-order.ts'
import { stepOrder } from '#server/sales/orders/take-step.ts'

/** What a row of a company's answer says of a parcel; `null` where it says nothing. */
interface Answer {
  readonly order_id: number
  readonly tracking_code: string | null
  readonly status: OrderStatus | null
}

const { number, reference, tracking_code, status } = parcels.fields

/** The file that a company answers with: the numbers of parcels that it was given in one, and where they are. */
export const parcelAnswers: ImportHandler = {
  job: jobKind<ImportFile, ImportRow, Answer>({
    name: 'parcels.import',
    codes: parcels.codes.edit,
    run: async (work, { data }, file) => take(work, await planOf<Answer>(work, file, data)),
  }),
  columns: () => [
    column('number', number.label, { aliases: ['sipariş numarası', 'order number', 'müşteri referansı'] }),
    column('reference', reference.label, { aliases: ['gönderi numarası', 'referans', 'referans no', 'reference'] }),
    column('tracking_code', tracking_code.label, { aliases: ['takip no', 'barkod', 'tracking number', 'kargo kodu'] }),
    column('status', status.label, { aliases: ['kargo durumu', 'son durum'] }),
  ],
  check: async (checking, rows) => {
    const units: Unit[] = []
    for (const row of rows) units.push(await checked(checking, row))
    return units
  },
}

async function checked({ db, context: { shop_id } }: Checking, row: RawRow): Promise<Unit> {
  const faults = new Faults()
  const text = (key: string) => textOf(row.cells[key])
  const told = fileCargo.read({
    ...{ number: text('number'), reference: text('reference') },
    ...{ tracking_code: text('tracking_code'), status: text('status') },
  })
  const parcel = await parcelOf(db, shop_id, told.parcel)
  if (!parcel) faults.add(row.position, notFound.id, [told.parcel.reference === '' ? 'number' : 'reference'])
  const { tracking_code: code, status: wanted } = told
  const long = code === null ? [] : broken([trackingCodeShort], { tracking_code: code })
  for (const { id, about } of long) faults.add(row.position, id, ['tracking_code'], about)
  if (wanted === undefined) faults.add(row.position, inChoices([]).id, ['status'])
  const moves = parcel && wanted && wanted !== parcel.order_status ? wanted : null
  if (parcel && moves)
    for (const { id, about } of await inTheWay(db, shop_id, parcel.order_id, moves))
      faults.add(row.position, id, ['status'], about)
  const coded = parcel && code !== parcel.tracking_code ? code : null
  const plan: Answer | null = parcel ? { order_id: parcel.order_id, tracking_code: coded, status: moves } : null
  const changes = coded !== null || moves !== null
  return {
    rows: [row],
    verdict: faults.has([row]) ? rowResults.faulty : changes ? rowResults.update : rowResults.same,
    refusals: faults.of([row]),
    plan,
    label: parcel?.number ?? (told.parcel.number || told.parcel.reference),
  }
}

/** The parcel of this number: one that no company with a connection was told of. */
async function parcelOf(db: Database, shop_id: number, told: { number: string; reference: string }) {
  const by = told.reference === '' ? eq(orders.number, told.number) : eq(shipments.reference, told.reference)
  const [row] = await db
    .select({
      id: shipments.id,
      order_id: shipments.order_id,
      tracking_code: shipments.tracking_code,
      number: orders.number,
      order_status: orders.status,
      pattern: shipping_methods.tracking_pattern,
    })
    .from(shipments)
    .innerJoin(orders, and(eq(orders.shop_id, shipments.shop_id), eq(orders.id, shipments.order_id)))
    .leftJoin(
      shipping_methods,
      and(eq(shipping_methods.shop_id, shipments.shop_id), eq(shipping_methods.id, shipments.shipping_method_id)),
    )
    .where(and(eq(shipments.shop_id, shop_id), eq(shipments.status, 'by_hand'), ne(orders.status, 'cancelled'), by))
  return row
}

async function inTheWay(db: Database, shop_id: number, order_id: number, to: OrderStatus) {
  const { at } = await loadOrder(db, shop_id, order_id)
  return orderRefusals(at, { ...stepTo(to, [], at), by: { permissions: [100] } } as Parameters<typeof orderRefusals>[1])
}

/** Keeps the code with the parcel, and takes its order where the company says that it is. */
async function take(work: Work, { order_id, tracking_code: told, status: to }: Answer): Promise<Answer> {
  const { db, actor } = work
  const { shop_id } = actor
  const { order } = await loadOrder(db, shop_id, order_id, { lock: true })
  const parcel = await parcelOf(db, shop_id, { number: order.number, reference: '' })
  if (!parcel) throw new Refused(404, [{ id: notFound.id }])
  const followed = {
    tracking_code: told ?? parcel.tracking_code,
    tracking_url: trackingUrl(parcel.pattern ?? '', told ?? parcel.tracking_code),
  }
  if (told !== null) {
    await db
      .update(shipments)
      .set({ ...followed, updated_at: sql`now()` })
      .where(and(eq(shipments.shop_id, shop_id), eq(shipments.id, parcel.id)))
    const stands = { subject: 'shipments', subject_id: parcel.id, state_before: 'by_hand', state_after: 'by_hand' }
    await audit(work, { ...stands, event: 'HAND_OVER', after: { order_id, ...followed } })
  }
  if (to !== null && to !== order.status)
    await stepOrder(work, order_id, { to, version: order.version, parcel: followed })
  return { order_id, tracking_code: told, status: to }
}
