import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approvalsPath, approver } from '#tests/fixtures/approvals.fixture.ts'
import { fastSaleIn, fastSalePath, openTill } from '#tests/fixtures/fast-sale.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What a second person allows at the till of another: once, for one thing, by their own password. */

let shop: Shop
let who: { email: string; password: string }
let cashier: string
beforeAll(async () => {
  shop = await openShop()
  await openTill(shop)
  who = await approver(shop)
  cashier = await shop.as([2900])
})
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})

let made = 0
const approve = (changes: object = {}, as = cashier) => {
  made += 1
  const reference = `approval-of-test-${String(made).padStart(4, '0')}`
  return shop.call('POST', approvalsPath, { as, body: { reference, what: 'quantities', ...who, ...changes } })
}
const rulesOf = ({ http, body }: Awaited<ReturnType<typeof approve>>) => [
  http,
  (body.rules ?? []).map(({ id, at }: { id: string; at?: string[] }) => [id, at?.[0]]),
]

/** One piece of a product that is bought in fours. */
async function one(changes: object) {
  const fours = { min_quantity: 4, max_quantity: 8, step_quantity: 4 }
  const { variant_id } = await newVariant(shop, { ...fours, variants: [variant({ quantity: 10 })] })
  return fastSaleIn(shop, variant_id, { override: 1, ...changes } as never)
}
const sell = (body: object, as = cashier) => shop.call('POST', fastSalePath, { as, body })

test('a cashier passes over the numbers of a product with an approval, once, and the log tells whose', async () => {
  const { body } = await approve()
  expect(body.data.name).not.toBe('')
  const { reference: approval } = body.data
  const sold = await sell(await one({ approval }))
  expect(sold.http, sold.text).toBe(200)
  const { rows } = await shop.db.execute(sql`
    select (after ->> 'approved_by')::int as by from audit_log
     where subject = 'orders' and subject_id = ${sold.body.data.id} and event = 'ADD'`)
  expect(rows).toEqual([{ by: shop.own.admin_id }])
  expect(rulesOf(await sell(await one({ approval })))).toEqual([422, [['fastsale.override_code', 'override']]])
})

test('a sale that is refused keeps its approval; of twenty that name it at once one has it', async () => {
  const { reference: approval } = (await approve()).body.data
  const refused = await sell(await one({ approval, payments: [] }))
  expect(refused.http).toBe(422)
  const sales = await Promise.all(Array.from({ length: 20 }, () => one({ approval })))
  const answers = await Promise.all(sales.map((sale) => sell(sale)))
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
  expect(answers.filter(({ http }) => http === 422)).toHaveLength(19)
})

test('it is for one thing, and for whoever asked', async () => {
  const { reference: unsent } = (await approve({ what: 'unsent_sales' })).body.data
  const { reference: others } = (await approve({}, await shop.as([2900]))).body.data
  const { reference: twice } = (await approve()).body.data
  for (const approval of [unsent, others, 'approval-that-nobody-gave'])
    expect(rulesOf(await sell(await one({ approval })))).toEqual([422, [['fastsale.override_code', 'override']]])
  expect(rulesOf(await approve({ reference: twice }))).toEqual([409, [['approval.used', undefined]]])
})

test('a desk whose sales are not all sent is closed with an approval', async () => {
  const sessions = '/v1/panel/till-sessions'
  const desks = (await shop.call('GET', sessions)).body.data.desks
  const opened = await shop.call('POST', sessions, { body: { account_id: desks[0].id, counted: '0' } })
  const close = (changes: object) =>
    shop.call('POST', `${sessions}/${opened.body.data.id}/close`, {
      as: cashier,
      body: { counted: opened.body.data.expected, unsent: 2, override: 1, ...changes },
    })
  expect(rulesOf(await close({}))).toEqual([422, [['till.unsent_sales', 'override']]])
  const { reference: approval } = (await approve({ what: 'unsent_sales' })).body.data
  expect((await close({ approval })).body.data).toMatchObject({ status: 'closed', unsent: 2 })
})

test('a wrong password, a stranger and whoever may not do everything are told alike, and counted as at the door', async () => {
  const mine = (await shop.call('GET', '/v1/auth/me', { as: cashier })).body.data.user.email
  const told = [422, [['approval.not_known', 'password']]]
  expect(rulesOf(await approve({ password: 'yanlış' }))).toEqual(told)
  expect(rulesOf(await approve({ email: 'kimse@ornek.test' }))).toEqual(told)
  expect(rulesOf(await approve({ email: mine }))).toEqual(told)
  expect(rulesOf(await approve(await approver(shop, shop.other)))).toEqual(told)
  expect(rulesOf(await approve({ email: '' }))).toEqual([422, [['validation.required', 'email']]])
  const many = await Promise.all(Array.from({ length: 12 }, () => approve({ password: 'yanlış' })))
  expect(many.some(({ http }) => http === 429)).toBe(true)
  const { rows } = await shop.db.execute(
    sql`select count(*)::int as count from audit_log where after::text like '%parola%'`,
  )
  expect(rows).toEqual([{ count: 0 }])
})
