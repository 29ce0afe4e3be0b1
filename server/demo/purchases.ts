import { sql } from 'drizzle-orm'
import type { purchases as listing } from '#api/listings/money/purchases.ts'
import type { StepRequest } from '#api/operations/platform/steps.ts'
import type { Database } from '#server/db/open.ts'
import { giveCheque } from '#server/money/given-cheques/give.ts'
import { openPurchase } from '#server/money/purchases/open.ts'
import { readPurchase } from '#server/money/purchases/read.ts'
import { takePurchaseStep } from '#server/money/purchases/steps.ts'
import { adminOf } from './refunds.ts'
import { demoTurkish } from './world.ts'

type Step = StepRequest<typeof listing> extends infer R ? (R extends unknown ? Omit<R, 'version'> : never) : never

interface Bought {
  /** Which of the suppliers, by its place. */
  readonly supplier: number
  readonly reference: string
  readonly extra_cost: string
  /** Of each product so many pieces at a price. */
  readonly lines: readonly (readonly [quantity: number, unit_price: string])[]
  /** What comes of it, once it is ordered: pieces of each line. */
  readonly came?: readonly number[]
  /** The number of its invoice. */
  readonly invoice?: string
}

/** One that is waited for, one of which a part came, and one that is owed. */
const bought: readonly Bought[] = [
  { supplier: 1, reference: 'SIP-2026-118', extra_cost: '0.00', lines: [[24, '185.00']] },
  {
    ...{ supplier: 0, reference: 'SIP-2026-112', extra_cost: '240.00', came: [12, 0] },
    lines: [
      [30, '142.50'],
      [10, '96.00'],
    ],
  },
  {
    ...{ supplier: 1, reference: 'SIP-2026-104', extra_cost: '0.00', came: [20], invoice: 'BTA2026000000087' },
    lines: [[20, '210.00']],
  },
]

/** What the demo shop buys, and the cheque that it gave for a part of it. Answers how many purchases there are. */
export async function storePurchases(db: Database, shop_id: number, suppliers: readonly number[]): Promise<number> {
  const work = { db, actor: await adminOf(db, shop_id), requestId: 'demo', language: demoTurkish }
  const { rows } = await db.execute<{ id: number; today: string; due: string; bank: number }>(sql`
    select v.id::int as id, to_char(now() at time zone s.time_zone, 'YYYY-MM-DD') as today,
           to_char((now() at time zone s.time_zone)::date + 20, 'YYYY-MM-DD') as due,
           (select a.id::int from accounts a where a.shop_id = s.id and a.kind = 'bank' and a.currency = 'TRY' order by a.id limit 1) as bank
      from variants v join shops s on s.id = v.shop_id
     where v.shop_id = ${shop_id} and v.deleted = 0 and v.status = 1 and v.quantity > 0
     order by v.id limit 2`)
  const day = rows[0]?.today ?? ''
  for (const { supplier, reference, extra_cost, lines, came, invoice } of bought) {
    const { id } = await openPurchase(work, { supplier_id: suppliers[supplier] ?? null, currency: 'TRY' })
    const take = async (step: Step) => {
      const { version } = await readPurchase(work, id)
      await takePurchaseStep(work, id, { ...step, version } as StepRequest<typeof listing>)
    }
    const draft = { day, reference, note: '', extra_cost }
    for (const at of lines.keys())
      await take({
        type: 'WRITE',
        draft: { ...draft, lines: written(lines.slice(0, at)) },
        adding: { id: rows[at]?.id ?? 0 },
      })
    await take({ type: 'WRITE', draft: { ...draft, lines: written(lines) }, adding: null })
    await take({ to: 'ordered' })
    if (came) {
      const pieces = came.flatMap((quantity, at) =>
        quantity > 0 ? [{ line: at + 1, quantity: String(quantity) }] : [],
      )
      await take({ type: 'RECEIVE', pieces, update_prices: 0 })
    }
    if (invoice) await take({ type: 'INVOICE', number: invoice, day })
  }
  const { due = '', bank = null } = rows[0] ?? {}
  await giveCheque(work, {
    ...{ number: '2041187', supplier_id: suppliers[1] ?? null, account_id: bank, amount: '2500.00' },
    ...{ due_on: due, note: '' },
  })
  return bought.length
}

/** Lines are told by their place. */
function written(lines: Bought['lines']) {
  return lines.map(([quantity, unit_price], at) => ({
    ...{ line: at + 1, quantity: String(quantity), unit_price },
    ...{ discount: '0', tax_rate: '20' },
  }))
}
