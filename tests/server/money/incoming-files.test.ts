import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileOf, incomingLinesIn, incomingPath, ublFile, ublText } from '#tests/fixtures/incoming.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newSupplier } from '#tests/fixtures/purchases.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Invoices from their files: what is read of them, what their lines are found to be, and what is refused. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const send = (body: object) => shop.call('POST', `${incomingPath}/file`, { body })
const read = async (id: number) => (await shop.call('GET', `${incomingPath}/${id}`)).body.data
const idOf = async (said: Parameters<typeof ublFile>[0]): Promise<number> => (await send(ublFile(said))).body.data.id
let numbers = 0
const next = () => {
  numbers += 1
  return `GIB20260000${String(numbers).padStart(5, '0')}`
}

test('what an invoice says is kept: its parties, its day, its lines and its sums', async () => {
  const number = next()
  const freight = { name: 'Nakliye', quantity: '2.5', price: '4.00', net: '10.00', tax: '2.00' }
  const id = await idOf({ number, day: '2026-11-20', payable: '72.00', lines: [{}, freight] })
  expect(await read(id)).toMatchObject({
    ...{ number, source: 'xml', status: 'received', profile: 'commercial', type: 'sale', day: '2026-11-20' },
    ...{ answer_until: '2026-11-28', currency: 'TRY', supplier_id: null, net: '60.00', tax: '12.00', payable: '72.00' },
    sender: { name: 'Ege Tekstil & Ortakları', tax_number: '1234567890', city: 'İzmir' },
    recipient: { tax_number: '4840847211' },
    lines: [
      { name: 'Kupa', quantity: '5', unit_price: '10', net: '50.00', tax_rate: 20, tax: '10.00', unit: 'C62' },
      { name: 'Nakliye', quantity: '2.5' },
    ],
  })
})

test('withheld tax, another tax than VAT, a discount of the whole and the rate of exchange are read', async () => {
  const more = `<cac:PricingExchangeRate><cbc:CalculationRate>42.1250</cbc:CalculationRate></cac:PricingExchangeRate>
    <cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount>5.00</cbc:Amount></cac:AllowanceCharge>
    <cac:WithholdingTaxTotal><cbc:TaxAmount>4.50</cbc:TaxAmount></cac:WithholdingTaxTotal>`
  const id = await idOf({ number: next(), currency: 'USD', more, payable: '50.50' })
  expect(await read(id)).toMatchObject({
    ...{ rate: '42.125', net: '45.00', tax: '10.00', withheld: '4.50', payable: '50.50' },
  })
})

test('the same file leads to the invoice that is here, ten times at once too', async () => {
  const body = ublFile({ number: next() })
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)))
  expect(answers.map(({ http }) => http)).toEqual(Array(10).fill(200))
  expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
  expect(answers.filter((answer) => !answer.body.data.known)).toHaveLength(1)
})

test('lines are found by barcode, by the shop’s code and the supplier’s, and by what they were last time', async () => {
  const supplier_id = await newSupplier(shop, shop.own.shop_id)
  await shop.db.execute(sql`update suppliers set tax_number = '5556667778' where id = ${supplier_id}`)
  const codes = { barcode: '8690000099991', stock_code: 'BUL-1' }
  const found = await newVariant(shop, { variants: [variant(codes)] })
  const theirs = await newVariant(shop, { supplier_id, variants: [variant({ supplier_code: 'EGE-7' })] })
  const lines = [
    { name: 'Barkodlu', barcode: '8690000099991' },
    { name: 'Kodlu', buyer_code: 'BUL-1' },
    { name: 'Onların kodu', seller_code: 'EGE-7' },
    { name: 'Koli kupa', quantity: '2' },
    { name: 'Nakliye' },
  ]
  const first = await idOf({ number: next(), sender: '5556667778', lines })
  const by = async (id: number) =>
    (await incomingLinesIn(shop, id)).map(({ variant_id, pieces, account, matched_by }) => [
      ...[variant_id ?? account, pieces, matched_by],
    ])
  const known = [
    [found.variant_id, 5, 'barcode'],
    [found.variant_id, 5, 'stock_code'],
    [theirs.variant_id, 5, 'supplier_code'],
  ]
  expect(await by(first)).toEqual([...known, [null, null, null], [null, null, null]])
  const match = (what: object, version: number) =>
    shop.call('PATCH', `${incomingPath}/${first}/match`, {
      body: { variant_id: null, pieces: '', account: null, version, ...what },
    })
  // Two boxes are twenty-four pieces.
  await match({ line: 4, variant_id: found.variant_id, pieces: '24' }, 1)
  await match({ line: 5, account: '760' }, 2)
  const again = lines.map((line) => (line.name === 'Koli kupa' ? { ...line, quantity: '3' } : line))
  const second = await idOf({ number: next(), sender: '5556667778', lines: again })
  expect(await by(second)).toEqual([...known, [found.variant_id, 36, 'memory'], ['760', null, 'memory']])
  expect((await read(second)).status).toBe('matched')
  // Of another supplier the names tell nothing.
  expect((await by(await idOf({ number: next(), lines })))[4]).toEqual([null, null, null])
})

test('a supplier that is not known is added from the invoice, once', async () => {
  const add = async (id: number) =>
    shop.call('PATCH', `${incomingPath}/${id}/assignment`, {
      body: { supplier_id: null, new_supplier: 1, purchase_id: null, rate: '', version: 1 },
    })
  const sender = '7778889990'
  const both = [await idOf({ number: next(), sender }), await idOf({ number: next(), sender })]
  const [first, second] = [await add(both[0] ?? 0), await add(both[1] ?? 0)]
  expect([first.http, second.body.data.supplier_id]).toEqual([200, first.body.data.supplier_id])
  const { rows } = await shop.db.execute(sql`select name from suppliers where tax_number = ${sender}`)
  expect(rows).toEqual([{ name: 'Ege Tekstil & Ortakları' }])
})

const bomb = `<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;">]>`
const external = `<!DOCTYPE Invoice [<!ENTITY file SYSTEM "file:///etc/passwd">]>`
const declaring = (dtd: string) => ublText().replace('?>', `?>${dtd}`)
const latin = new Uint8Array(Buffer.from(ublText({ number: 'LATIN' }).replace('UTF-8', 'klingon'), 'latin1'))

test.each([
  ['entities of its own', fileOf(declaring(bomb)), 'incoming.file_dtd'],
  ['a file of the server', fileOf(declaring(external)), 'incoming.file_dtd'],
  ['an encoding that nobody knows', fileOf(latin), 'import.unreadable'],
  ['no XML', fileOf('%PDF-1.7 …'), 'import.unreadable'],
  ['nothing', fileOf(''), 'import.unreadable'],
  ['no base64', { name: 'a.xml', content: '!!' }, 'import.unreadable'],
  ['half a file', fileOf(ublText().slice(0, 900)), 'import.damaged_at'],
  ['another document', fileOf('<CreditNote><ID>1</ID></CreditNote>'), 'incoming.not_invoice'],
  ['a feed of products', fileOf('<Invoice><a/></Invoice>'), 'incoming.not_invoice'],
  ['a name that is no XML', fileOf(ublText(), 'fatura.pdf'), 'incoming.file_format'],
  ['more than ten megabytes', fileOf(' '.repeat(10 * 1024 * 1024 + 1)), 'files.max_size_exceeded'],
  ['a quantity below nothing', ublFile({ lines: [{ quantity: '-5' }] }), 'incoming.negative'],
  ['an amount below nothing', ublFile({ lines: [{ net: '-50.00' }] }), 'incoming.negative'],
  ['a quantity that is none', ublFile({ lines: [{ quantity: 'beş' }] }), 'incoming.file_lacks'],
  ['a number of a hundred digits', ublFile({ lines: [{ net: '9'.repeat(100) }] }), 'incoming.file_lacks'],
  ['a day that there is not', ublFile({ day: '2026-02-30' }), 'incoming.file_lacks'],
  ['no lines', ublFile({ lines: [] }), 'incoming.file_lacks'],
  ['a sender without a tax number', ublFile({ sender: 'yok' }), 'incoming.file_lacks'],
  ['too many lines', ublFile({ lines: Array(1_001).fill({}) }), 'incoming.too_many_lines'],
  ['a million elements', fileOf(`<Invoice>${'<a></a>'.repeat(300_000)}</Invoice>`), 'incoming.too_many_lines'],
  ['a tower of elements', fileOf(`<Invoice>${'<a>'.repeat(5_000)}`), 'incoming.too_many_lines'],
])('a file is refused at its field, never with a fault of the server: %s', async (_, body, rule) => {
  const answer = await send(body)
  expect([answer.http, answer.body.error]).toEqual([422, rule])
  expect(answer.body.rules[0].at).toEqual(['file'])
})

test('what the letters of a file do to a screen or a column stays out of the shop', async () => {
  const name = `Kupa &#0;&#x202E;<![CDATA[<script>]]> ${'x'.repeat(500)}`
  const [line] = (await read(await idOf({ number: next(), lines: [{ name }] }))).lines
  expect(line.name).toMatch(/^Kupa .*<script> x+$/)
  expect(line.name.length).toBeLessThanOrEqual(255)
})

test('an invoice of somebody else’s is not taken in', async () => {
  await shop.db.execute(sql`
    update shops set settings = jsonb_set(settings, '{e_invoice}', coalesce(settings -> 'e_invoice', '{}'::jsonb) || '{"tax_number": "4840847211"}'::jsonb)
     where id = ${shop.own.shop_id}`)
  expect((await send(ublFile({ number: next() }))).http).toBe(200)
  const answer = await send(ublFile({ number: next(), recipient: '1112223334' }))
  expect([answer.http, answer.body.rules]).toEqual([
    422,
    [{ id: 'incoming.not_ours', about: { number: '1112223334', own: '4840847211' }, at: ['file'] }],
  ])
})
