import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InvoiceDocument } from '#api/contract/sales/invoices.ts'
import { orderTaxes } from '#api/rules/sales/order-taxes.ts'
import { type OpenDatabase, openDatabase } from '#server/db/open.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { loadDemo } from '#server/demo/load.ts'
import { ublOf } from '#server/sales/invoices/ubl/invoice.ts'
import { type Clone, cloneDatabase } from '#tests/clone.ts'
import { filesInMemory } from '#tests/files-in-memory.ts'
import { ruleFaults } from '#tests/ubl/rules.ts'
import { structureFaults } from '#tests/ubl/structure.ts'
import { all, textAt, treeOf } from '#tests/ubl/tree.ts'

/** The XML of invoices, against the published structure of UBL-TR 1.2 and its rules, and its sums to the kuruş. */

function faultsOf(xml: string): string[] {
  const root = treeOf(xml)
  return [...structureFaults(root), ...ruleFaults(root)]
}

describe('the demo shop', () => {
  let database: Clone
  let open: OpenDatabase
  let rows: (typeof invoices.$inferSelect)[]
  beforeAll(async () => {
    database = await cloneDatabase()
    open = await openDatabase(database.url, { connections: 2 })
    await loadDemo({ db: open.db, files: filesInMemory() }, () => {}, {
      password: 'kepenk-demo',
      products: 80,
      orders: 400,
    })
    rows = await open.db.select().from(invoices)
  })
  afterAll(async () => {
    await open.close()
    await database.drop()
  })

  test('the XML of 50 demo orders is valid', () => {
    expect(rows.length).toBeGreaterThanOrEqual(50)
    expect(rows.flatMap(({ number, xml }) => faultsOf(xml).map((fault) => `${number}: ${fault}`))).toEqual([])
  })

  test('has invoices of every profile, status and answer', () => {
    const told = (of: (row: (typeof rows)[number]) => string) => [...new Set(rows.map(of))].sort()
    expect(told(({ profile }) => profile)).toEqual(['basic', 'commercial', 'earchive'])
    expect(told(({ status }) => status)).toEqual(['error', 'succeed', 'unknown', 'waiting'])
    expect(told(({ answer }) => answer)).toEqual(['approved', 'automatic', 'rejected', 'unknown', 'waiting'])
    expect(rows.some(({ cancelled_at }) => cancelled_at !== null)).toBe(true)
  })
})

const party = {
  scheme: 'VKN',
  number: '4840847211',
  name: 'Deneme & Oğulları <Ticaret> A.Ş.',
  given: '',
  family: '',
  tax_office: 'Çankaya',
  address: 'Lale Sk. 5',
  district: 'Çankaya',
  city: 'Ankara',
  country: 'Türkiye',
  zip: '06420',
  phone: '',
  email: '',
  website: '',
} as const

/** One of its lines has a discount of its own, and the whole another of 3.21. */
const sums = orderTaxes(
  {
    lines: [
      { id: 1, name: 'Keten elbise', quantity: 3, tax_rate: 10, price: 33_33, total: 89_99 },
      { id: 2, name: 'Kitap', quantity: 7, tax_rate: 0, price: 4_76, total: 33_32 },
    ],
    discount_total: 13_21,
    shipping_total: 79_90,
    total: 200_00,
  },
  'Kargo',
)

function documentWith(changes: Partial<InvoiceDocument> = {}): InvoiceDocument {
  return {
    number: 'KPF2026000000001',
    uuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
    profile: 'commercial',
    type: 'sale',
    date: '2026-11-21',
    time: '14:32:05',
    currency: 'TRY',
    order: { number: '2026-000001', date: '2026-11-20' },
    seller: party,
    buyer: { ...party, scheme: 'TCKN', number: '10000000146', name: 'Ali Can', given: 'Ali', family: 'Can' },
    ...sums,
    internet: null,
    original: null,
    ...changes,
  }
}

const internet = {
  website: 'https://deneme.test',
  payment: 'KREDIKARTI/BANKAKARTI',
  payment_date: '2026-11-20',
  carrier_name: 'Kuzey Kargo',
  carrier_tax_number: '3880718497',
  delivery_date: '2026-11-21',
} as const

describe('an invoice', () => {
  test.each([
    ['commercial', documentWith()],
    [
      'basic, of a refund',
      documentWith({ profile: 'basic', type: 'refund', original: { number: 'KPF2026000000001', date: '2026-11-01' } }),
    ],
    [
      'in euros',
      documentWith({
        currency: 'EUR',
        exchange: {
          rate: '48.7',
          date: '2026-11-20',
          source: 'central_bank',
          net: '9000.00',
          tax: '740.00',
          gross: '9740.00',
        },
      }),
    ],
    ['e-archive, at the till', documentWith({ profile: 'earchive' })],
    [
      'e-archive, of an internet sale',
      documentWith({ profile: 'earchive', seller: { ...party, website: internet.website }, internet }),
    ],
  ])('that is %s is valid', (_, document) => {
    expect(faultsOf(ublOf(document))).toEqual([])
  })

  test('says texts as they are, whatever signs they hold', () => {
    const name = `A&B <i>"x"</i> 'y' \u0007 ]]> 😀`
    const document = documentWith({ lines: documentWith().lines.map((line) => ({ ...line, name })) })
    expect(textAt(treeOf(ublOf(document)), 'cac:InvoiceLine/cac:Item/cbc:Name')).toBe(name.replace('\u0007', ''))
  })

  test('shares a discount of the whole order among its goods, and takes the tax out of each', () => {
    const { totals, taxes, lines } = sums
    expect(totals.gross).toBe('200.00')
    expect(lines.map(({ name, gross }) => [name, gross])).toEqual([
      ['Keten elbise', '87.65'],
      ['Kitap', '32.45'],
      ['Kargo', '79.90'],
    ])
    expect(lines.map(({ net, tax }) => [net, tax])).toEqual([
      ['79.68', '7.97'],
      ['32.45', '0.00'],
      ['66.58', '13.32'],
    ])
    expect(taxes).toEqual([
      { rate: 0, base: '32.45', tax: '0.00' },
      { rate: 10, base: '79.68', tax: '7.97' },
      { rate: 20, base: '66.58', tax: '13.32' },
    ])
  })
})

describe('a wrong invoice is noticed', () => {
  const xml = ublOf(documentWith({ profile: 'earchive', seller: { ...party, website: internet.website }, internet }))
  const cut = (element: string) => xml.replace(new RegExp(`\\s*<${element}[ >][\\s\\S]*?</${element}>`), '')

  test.each([
    ['without a UUID', cut('cbc:UUID')],
    ['without a district', cut('cbc:CitySubdivisionName')],
    ['without a line', xml.replace(/\s*<cac:InvoiceLine>[\s\S]*<\/cac:InvoiceLine>/, '')],
    [
      'with its elements in another order',
      xml.replace(/(<cbc:ID>[^<]*<\/cbc:ID>)\s*(<cbc:CopyIndicator>false<\/cbc:CopyIndicator>)/, '$2$1'),
    ],
    [
      'with a sum that is a kuruş off',
      xml.replace('<cbc:PayableAmount currencyID="TRY">200.00', '<cbc:PayableAmount currencyID="TRY">200.01'),
    ],
    ['with a tax that is not its rate', xml.replaceAll('>7.97<', '>8.97<')],
    ['with an amount in another currency', xml.replace('currencyID="TRY"', 'currencyID="USD"')],
    ['to a number that is none', xml.replaceAll('10000000146', '10000000147')],
    ['of a number of 15 characters', xml.replace('KPF2026000000001', 'KPF202600000001')],
    ['of an internet sale that hides its carrier', cut('cac:CarrierParty')],
    ['that does not say how it is sent', cut('cac:AdditionalDocumentReference')],
    [
      'untaxed without a reason',
      cut('cbc:TaxExemptionReasonCode').replace(/<cbc:TaxExemptionReasonCode>351<\/cbc:TaxExemptionReasonCode>/g, ''),
    ],
    ['of an unknown profile', xml.replace('EARSIVFATURA', 'PROFORMA')],
  ])('%s', (_, wrong) => {
    expect(wrong).not.toBe(xml)
    expect(faultsOf(wrong)).not.toEqual([])
  })

  test('and one that is no XML', () => {
    expect(() => treeOf(xml.slice(0, -20))).toThrow()
    expect(all(treeOf(xml), 'cac:InvoiceLine').length).toBe(3)
  })
})
