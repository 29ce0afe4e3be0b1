import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { order_payments } from '#server/db/schema/refunds.ts'
import { audit_log } from '#server/db/schema/requests.ts'
import { sandbox_einvoices } from '#server/db/schema/sandbox.ts'
import { citizenId, taxId } from '#server/demo/invoices.ts'
import { randomFrom } from '#server/demo/random.ts'
import {
  firm,
  introduceSeller,
  invoiceIn,
  invoiceOf,
  invoicesPath,
  newInvoicable,
  newInvoice,
  sayOf,
} from '#tests/fixtures/invoices.fixture.ts'
import { newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { approvedRefund, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { person } from '#tests/invoice-people.ts'
import { workOff } from '#tests/jobs.ts'
import { brokenInvariants, refusedCall } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { ruleFaults } from '#tests/ubl/rules.ts'
import { structureFaults } from '#tests/ubl/structure.ts'
import { textAt, treeOf } from '#tests/ubl/tree.ts'

/** Invoices of orders: what is sent, what comes of it, and what it does to the order. Which step may follow which is the chart's. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await introduceSeller(shop)
})
afterEach(async () => {
  shop.eInvoiceSandbox.down = false
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const issue = (order_id: number, profile = 'earchive') =>
  shop.call('POST', `${ordersPath}/${order_id}/invoice`, { body: { profile } })
const ask = (id: number) => shop.call('POST', `${invoicesPath}/${id}/ask`)
const cancel = (id: number) => shop.call('PATCH', `${invoicesPath}/${id}/status`, { body: { step: 'CANCEL' } })
const rulesOf = ({ body }: { body: { rules?: { id: string }[] } }) => body.rules?.map(({ id }) => id)

/** A number whose digits at these places make the sandbox say something of its own. */
function numberWith(make: typeof citizenId, fits: (number: string) => boolean): string {
  const random = randomFrom(7)
  const steered = { ...random, whole: (least: number, most: number) => random.whole(least, most === 4 ? 9 : most) }
  for (;;) {
    const number = make(steered)
    if (fits(number)) return number
  }
}
const personNinth = (digit: string) => ({
  ...person,
  tc_number: numberWith(citizenId, (number) => number[8] === digit),
})
const firmEighth = (digit: string) => ({
  ...firm,
  tax_number: numberWith(taxId, (number) => number[7] === digit && number[8] === '0'),
})

async function sentTo(invoice_address: typeof person, profile = 'earchive') {
  const { id } = await newInvoicable(shop, { invoice_address })
  const { body } = await issue(id, profile)
  await workOff(shop)
  return { order_id: id, id: body.data.invoice.id as number }
}

describe('an invoice is issued', () => {
  test('R73: queued, numbered, written from what the order stores, sent by a job, and taken', async () => {
    const { id } = await newInvoicable(shop)
    const answer = await issue(id)
    const { standing, invoice } = answer.body.data
    expect(standing).toMatchObject({ status: 'waiting', answer: 'waiting', profile: 'earchive' })
    expect(invoice).toMatchObject({
      total: '100.00',
      currency: 'TRY',
      number: expect.stringMatching(/^KPA20\d{2}\d{9}$/),
    })
    await workOff(shop)
    expect((await invoiceOf(shop, id)).standing).toMatchObject({ status: 'succeed', answer: 'automatic' })
    const [sent] = await shop.db.select().from(sandbox_einvoices).where(eq(sandbox_einvoices.uuid, invoice.uuid))
    expect(sent).toMatchObject({ number: invoice.number, sender: '4840847211', recipient: person.tc_number })
    const root = treeOf(sent?.xml ?? '')
    expect([...structureFaults(root), ...ruleFaults(root)]).toEqual([])
    expect(textAt(root, 'cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe('100.00')
  })

  test('a delivered order becomes invoiced by its own chart, and the log says so', async () => {
    const { order_id } = await newInvoice(shop, { status: 'succeed' })
    expect(await orderIn(shop, order_id)).toMatchObject({ status: 'invoiced', version: 2 })
    const { body } = await shop.call('GET', `${ordersPath}/${order_id}`)
    expect(body.data.history[0]).toMatchObject({ event: 'INVOICE', from: 'delivered', to: 'invoiced' })
  })

  test('an order on its way keeps its place', async () => {
    const { id } = await newInvoicable(shop, { status: 'in_cargo' })
    await issue(id)
    await workOff(shop)
    expect((await invoiceOf(shop, id)).standing.status).toBe('succeed')
    expect(await orderIn(shop, id)).toMatchObject({ status: 'in_cargo', version: 1 })
  })

  test('the internet sale says its web address, payment, carrier and delivery; the till does not', async () => {
    const xmlOf = async (channel: 'online' | 'in_store') => {
      const { id } = await newInvoicable(shop, { channel })
      const { invoice } = (await issue(id)).body.data
      return treeOf((await shop.call('GET', `${invoicesPath}/${invoice.id}/xml`)).text)
    }
    const online = await xmlOf('online')
    expect(textAt(online, 'cac:AccountingSupplierParty/cac:Party/cbc:WebsiteURI')).toBe('https://deneme.test')
    expect(textAt(online, 'cac:PaymentMeans/cbc:InstructionNote')).toBe('KREDIKARTI/BANKAKARTI')
    expect(textAt(online, 'cac:Delivery/cac:CarrierParty/cac:PartyIdentification/cbc:ID')).toBe('3880718497')
    expect(textAt(await xmlOf('in_store'), 'cac:Delivery/cbc:ActualDeliveryDate')).toBe('')
  })

  test('the day of its payment is that on which money came, whatever went back since', async () => {
    const { id } = await newInvoicable(shop)
    await shop.db.update(order_payments).set({ paid_on: '2026-01-15' }).where(eq(order_payments.order_id, id))
    const [line] = (await shop.call('GET', `${ordersPath}/${id}`)).body.data.lines
    const refund = await approvedRefund(shop, { id, line_id: line.id }, 1)
    const back = { body: { account_id: shop.own.account } }
    expect((await shop.call('POST', `${refundsPath}/${refund.id}/pay-back`, back)).http).toBe(200)
    const { invoice } = (await issue(id)).body.data
    const { document } = await invoiceIn(shop, invoice.id)
    expect(document.internet?.payment_date).toBe('2026-01-15')
  })

  test('numbers follow one another without a gap, each series for itself', async () => {
    const numbers: number[] = []
    for (let at = 0; at < 3; at += 1) {
      const { id } = await newInvoicable(shop)
      numbers.push(Number((await issue(id)).body.data.invoice.number.slice(7)))
    }
    expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual([0, 1, 2])
  })

  test('I18: of many that issue at once, one does', async () => {
    const { id } = await newInvoicable(shop)
    const answers = await Promise.all(Array.from({ length: 8 }, () => issue(id)))
    expect(answers.filter(({ http }) => http === 200).length).toBe(1)
    for (const answer of answers.filter(({ http }) => http !== 200)) expect(rulesOf(answer)).toEqual(['invoice.queued'])
    expect((await invoiceOf(shop, id)).past).toEqual([])
  })
})

describe('an invoice is refused', () => {
  const refused = async (changes: Parameters<typeof newInvoicable>[1], rule: string) => {
    const { id } = await newInvoicable(shop, changes)
    const answer = await refusedCall(shop, () => issue(id))
    expect([answer.http, rulesOf(answer)]).toEqual([409, [rule]])
  }

  test('R73: of an order that is not paid', () => refused({ payment_status: 'not_paid' }, 'invoice.unpaid'))
  test('R216: to a number whose check digit is wrong', () =>
    refused({ invoice_address: { ...person, tc_number: '10000000147' } }, 'invoice.identity'))
  test('R216: to nobody known', () => refused({ invoice_address: { ...person, tc_number: '' } }, 'invoice.identity'))
  test('R217: to no address', () =>
    refused({ invoice_address: { ...person, address: '' }, shipping_address: {} }, 'invoice.recipient'))
  test('R62: of a cancelled order', () => refused({ status: 'cancelled' }, 'order.cancelled_is_final'))
  test('in money of another country', () => refused({ currency: 'EUR' }, 'invoice.currency'))

  test('R74: create, cancel and query where the integration only tries out', async () => {
    const { id, order_id } = await newInvoice(shop, { status: 'succeed' })
    const { id: other } = await newInvoicable(shop)
    await introduceSeller(shop, { api_mode: 'test' })
    for (const act of [() => issue(other), () => cancel(id), () => ask(id)])
      expect(rulesOf(await refusedCall(shop, act))).toEqual(['invoice.not_production'])
    await introduceSeller(shop)
    expect((await invoiceOf(shop, order_id)).standing.status).toBe('succeed')
  })

  test('by a shop that has not said who it is, or who carries its internet sales', async () => {
    const { id: online } = await newInvoicable(shop)
    const { id: till } = await newInvoicable(shop, { channel: 'in_store' })
    await introduceSeller(shop, { carrier_tax_number: '' })
    expect(rulesOf(await issue(online))).toEqual(['invoice.seller'])
    expect((await issue(till)).http).toBe(200)
    await introduceSeller(shop, { tax_number: '1111111111' })
    expect(rulesOf(await issue(online))).toEqual(['invoice.seller'])
    await introduceSeller(shop)
  })

  test('R27: in a profile that there is none of', async () => {
    const { id } = await newInvoicable(shop)
    const answer = await issue(id, 'proforma')
    expect([answer.http, answer.body.fields]).toEqual([422, { profile: 'validation.invalid_choice' }])
  })

  test('to staff who may not open orders', async () => {
    const { id } = await newOrder(shop)
    const as = await shop.as([1500])
    expect((await shop.call('POST', `${ordersPath}/${id}/invoice`, { as, body: { profile: 'basic' } })).http).toBe(403)
  })
})

describe('the integrator', () => {
  test('takes its time: the invoice waits until it is asked for again', async () => {
    const { id, order_id } = await sentTo(personNinth('5'))
    expect((await invoiceOf(shop, order_id)).standing.status).toBe('waiting')
    for (const act of [() => cancel(id), () => issue(order_id), () => shop.call('GET', `${invoicesPath}/${id}`)])
      expect(rulesOf(await act())).toEqual(['invoice.queued'])
    expect((await ask(id)).body.data.standing.status).toBe('waiting')
    expect((await ask(id)).body.data.standing.status).toBe('succeed')
  })

  test('R27, R215: says what nobody knows: the status is unknown, and nothing is done until it is known', async () => {
    const { id, order_id } = await sentTo(personNinth('6'))
    const { standing, invoice } = await invoiceOf(shop, order_id)
    expect(standing.status).toBe('unknown')
    expect(rulesOf(await issue(order_id))).toEqual(['invoice.queued'])
    await sayOf(shop, invoice?.uuid ?? '', 'DELIVERED')
    expect((await ask(id)).body.data.standing.status).toBe('succeed')
  })

  test.each([
    ['7', { id: 'invoice.recipient' }],
    ['8', { id: 'invoice.not_taken', about: { why: expect.stringContaining('1150') } }],
    ['9', { id: 'invoice.identity' }],
  ])(
    'R217: does not take it (%s): the reason is kept, and it may be issued again under its number',
    async (digit, reason) => {
      const { order_id } = await sentTo(personNinth(digit))
      const { standing, invoice } = await invoiceOf(shop, order_id)
      expect(standing).toMatchObject({ status: 'error', profile: null })
      expect(invoice?.reason).toEqual(reason)
      const again = (await issue(order_id)).body.data
      expect([again.invoice.number, again.standing.status]).toEqual([invoice?.number, 'waiting'])
      expect(again.invoice.uuid).not.toBe(invoice?.uuid)
      expect(again.past.map(({ id }: { id: number }) => id)).toEqual([invoice?.id])
    },
  )

  test.each([
    ['2', 'approved'],
    ['1', 'rejected'],
    ['3', 'automatic'],
    ['5', 'unknown'],
    ['7', 'waiting'],
  ])("hands over the firm's answer (%s): %s", async (digit, answer) => {
    const { order_id, id } = await sentTo(firmEighth(digit), 'commercial')
    expect((await invoiceOf(shop, order_id)).standing).toMatchObject({ status: 'succeed', answer })
    expect((await ask(id)).body.data.standing.answer).toBe(answer)
  })

  test('R218: is down: sending leaves the invoice unknown, asking says so, and it is sent once it answers', async () => {
    shop.eInvoiceSandbox.down = true
    const { id, order_id } = await sentTo(person)
    expect((await invoiceOf(shop, order_id)).standing.status).toBe('unknown')
    const refused = await ask(id)
    expect([refused.http, rulesOf(refused)]).toEqual([409, ['invoice.no_info']])
    shop.eInvoiceSandbox.down = false
    expect((await ask(id)).body.data.standing.status).toBe('succeed')
  })

  test('is asked for an invoice as often as anybody likes: it is sent once', async () => {
    const { id, order_id } = await newInvoice(shop)
    await Promise.all([ask(id), ask(id), workOff(shop)])
    expect((await invoiceOf(shop, order_id)).standing.status).toBe('succeed')
    const events = await shop.db.select({ event: audit_log.event }).from(audit_log).where(eq(audit_log.subject_id, id))
    expect(events.filter(({ event }) => event === 'SUCCEED').length).toBe(1)
  })
})

describe('cancelling', () => {
  test('R75: an e-archive invoice goes, and the order may be invoiced anew under the next number', async () => {
    const { id, order_id, uuid } = await newInvoice(shop, { status: 'succeed' })
    const { data } = (await cancel(id)).body
    expect(data).toMatchObject({ standing: { status: 'none', profile: null }, invoice: null })
    expect(data.past[0]).toMatchObject({ id, status: 'succeed', cancelled_at: expect.any(String) })
    const [told] = await shop.db.select().from(sandbox_einvoices).where(eq(sandbox_einvoices.uuid, uuid))
    expect(told?.cancelled).toBe(true)
    const { number } = (await issue(order_id)).body.data.invoice
    expect(number).not.toBe(data.past[0].number)
    expect(rulesOf(await cancel(id))).toEqual(['invoice.none'])
  })

  test.each(['basic', 'commercial'])('R75: a %s invoice stays', async (profile) => {
    const { id } = await sentTo(firm, profile)
    const answer = await refusedCall(shop, () => cancel(id))
    expect([answer.http, rulesOf(answer)]).toEqual([409, ['invoice.only_earchive_cancel']])
    expect((await invoiceIn(shop, id)).cancelled_at).toBeNull()
  })

  test('does not happen while the integrator is down', async () => {
    const { id } = await newInvoice(shop, { status: 'succeed' })
    shop.eInvoiceSandbox.down = true
    expect(rulesOf(await cancel(id))).toEqual(['invoice.no_info'])
    expect((await invoiceIn(shop, id)).cancelled_at).toBeNull()
  })
})

test('R215: what was taken is printed as it was issued, whatever the order says now', async () => {
  const { id, order_id } = await newInvoice(shop, { status: 'succeed' })
  await shop.call('PATCH', `${ordersPath}/${order_id}/payment-status`, {
    body: { payment_status: 'not_paid', version: 2 },
  })
  const { document, invoice } = (await shop.call('GET', `${invoicesPath}/${id}`)).body.data
  expect(document).toMatchObject({
    number: invoice.number,
    buyer: { name: 'Zeynep Yılmaz', scheme: 'TCKN' },
    lines: [{ name: 'Keten elbise', quantity: 2, net: '83.33', tax: '16.67', gross: '100.00', tax_rate: 20 }],
    totals: { gross: '100.00' },
  })
})
