import { and, eq, sql } from 'drizzle-orm'
import type { cheques as listing } from '#api/listings/money/cheques.ts'
import type { StepRequest } from '#api/operations/platform/steps.ts'
import type { Database } from '#server/db/open.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { takeChequeStep } from '#server/money/cheques/steps.ts'
import { takeCheque } from '#server/money/cheques/take.ts'
import { adminOf } from './refunds.ts'
import { demoTurkish } from './world.ts'

type Step = StepRequest<typeof listing> extends infer R ? (R extends unknown ? Omit<R, 'version'> : never) : never

interface Written {
  readonly amount: string
  readonly drawer: string
  readonly bank: string
  /** Days from today on which it is due. */
  readonly due: number
  readonly steps?: (to: { bank: number; cash: number; supplier: number }) => readonly Step[]
}

const deposit = ({ bank }: { bank: number }) => ({ type: 'DEPOSIT', account_id: bank }) as const

/** Cheques of all that may become of one. */
const written: readonly Written[] = [
  { amount: '12500.00', drawer: 'Yılmaz Ticaret', bank: 'Ziraat Bankası', due: 2 },
  { amount: '8750.50', drawer: 'Demir Yapı Ltd. Şti.', bank: 'Garanti BBVA', due: 5 },
  { amount: '20000.00', drawer: 'Kaya Tekstil', bank: 'İş Bankası', due: 34 },
  { amount: '3400.00', drawer: 'Öztürk Gıda', bank: 'Yapı Kredi', due: -3 },
  { amount: '6900.00', drawer: 'Arslan Mobilya', bank: 'Akbank', due: 9, steps: (to) => [deposit(to)] },
  {
    ...{ amount: '15250.00', drawer: 'Şahin Otomotiv', bank: 'Halkbank', due: 21 },
    steps: ({ supplier }) => [{ type: 'ENDORSE', supplier_id: supplier }],
  },
  {
    ...{ amount: '4999.90', drawer: 'Çelik Züccaciye', bank: 'VakıfBank', due: -10 },
    steps: (to) => [deposit(to), { type: 'CLEAR', account_id: null }],
  },
  {
    ...{ amount: '7300.00', drawer: 'Aydın Kırtasiye', bank: 'Denizbank', due: -6 },
    steps: (to) => [deposit(to), { to: 'bounced' }],
  },
]

/** What customers of the demo shop paid with by cheque, one in every state. Answers how many there are. */
export async function storeCheques(db: Database, shop_id: number, supplier: number): Promise<number> {
  const work = { db, actor: await adminOf(db, shop_id), requestId: 'demo', language: demoTurkish }
  const kept = await db
    .select({ id: accounts.id, kind: accounts.kind })
    .from(accounts)
    .where(and(eq(accounts.shop_id, shop_id), eq(accounts.currency, 'TRY')))
  const accountOf = (kind: string) => kept.find((one) => one.kind === kind)?.id ?? 0
  const to = { bank: accountOf('bank'), cash: accountOf('cash'), supplier }
  const { rows } = await db.execute<{ customer_id: number; currency_id: number; due: string }>(sql`
    select u.id::int as customer_id, s.id::int as currency_id,
           to_char((now() at time zone shops.time_zone)::date + d.due, 'YYYY-MM-DD') as due
      from unnest(${`{${written.map(({ due }) => due).join(',')}}`}::int[]) with ordinality as d(due, place)
      join shops on shops.id = ${shop_id}
      join shop_currencies s on s.shop_id = shops.id
      join currencies c on c.id = s.currency_id and c.code = 'TRY'
      join lateral (select id from users where shop_id = shops.id and type = 'customer' order by id offset d.place limit 1) u on true
     order by d.place`)
  for (const [at, { customer_id, currency_id, due }] of rows.entries()) {
    const { amount, drawer, bank, steps } = written[at] ?? { amount: '', drawer: '', bank: '' }
    const paper = { number: `7${String(100_234 + at * 3_071)}`, bank, branch: 'Merkez', drawer, iban: '', due_on: due }
    const { id } = await takeCheque(work, { ...paper, customer_id, currency_id, amount })
    for (const [version, step] of (steps?.(to) ?? []).entries())
      await takeChequeStep(work, id, { ...step, version: version + 1 } as StepRequest<typeof listing>)
  }
  return rows.length
}
