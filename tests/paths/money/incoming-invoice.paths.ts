import type { IncomingDraft } from '#api/contract/money/incoming-invoices.ts'
import type { IncomingFacts } from '#api/rules/money/incoming-invoices.ts'
import { type IncomingEvent, incomingChart } from '#machines/money/incoming-invoice/incoming-invoice.chart.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { buyer, onlooker } from '#tests/paths/platform/people.ts'

/** What is invoiced, as tests/fixtures/incoming.fixture.ts stores it: two lines of 60,00 and 72,00 with their tax. */
const cup = { line: 1, name: 'Kupa', variant_id: null, account: '770', net: 5_000, tax: 1_000 } as const
const freight = { line: 2, name: 'Nakliye', variant_id: null, account: '770', net: 6_000, tax: 1_200 } as const

const paper: IncomingFacts = {
  ...{ status: 'received', source: 'hand', type: 'sale', profile: 'earchive', answer: 'automatic' },
  answer_until: null,
  ...{ today: '2026-11-24', day: '2026-11-24', currency: 'TRY', home_currency: 'TRY', rate: null, supplier_id: 3 },
  ...{ withheld: 0, payable: 13_200, lines: [cup, freight] },
}
const file: IncomingFacts = {
  ...{ ...paper, source: 'xml', profile: 'commercial', answer: 'waiting', answer_until: '2026-12-02' },
  lines: [{ ...cup, account: null }, freight],
}
const wrong: IncomingFacts = {
  ...{ ...file, type: 'refund', supplier_id: null, currency: 'USD', day: '2099-01-01', answer_until: '2099-01-09' },
  ...{ payable: 100, lines: [] },
}
const late: IncomingFacts = {
  ...file,
  day: '2020-01-01',
  answer: 'automatic',
  answer_until: '2020-01-09',
  lines: [cup],
}

/** What stands on the paper, as it is stored. */
export const stored: IncomingDraft = {
  ...{ number: 'ELDE-A', day: '2026-11-20', payable: '132.00' },
  lines: [
    { line: 1, name: 'Kupa', quantity: '5', unit_price: '10.00', tax_rate: '20' },
    { line: 2, name: 'Nakliye', quantity: '3', unit_price: '20.00', tax_rate: '20' },
  ],
}

/** The life of an incoming invoice: on paper, from a file, one with all that can be wrong, and one that nobody answered. */
export default paths(incomingChart)({
  inputs: { paper, file, wrong, late: { ...late, payable: 6_000 } },
  events: () => [
    ...[buyer, onlooker].flatMap(
      (by) =>
        [
          { type: 'BOOK', by },
          { type: 'UNBOOK', by },
          { type: 'APPROVE', by },
          { type: 'REJECT', reason: 'Yanlış ürün', by },
          { type: 'CANCEL', by },
          { type: 'MATCH', line: 1, variant_id: null, pieces: '', account: '770', by },
          { type: 'ASSIGN', supplier_id: null, new_supplier: 0, purchase_id: null, rate: '42.5', by },
          { type: 'WRITE', draft: stored, adding: null, by },
        ] as const,
    ),
    { type: 'REJECT', reason: '', by: buyer },
    { type: 'MATCH', line: 1, variant_id: null, pieces: '', account: null, by: buyer },
    { type: 'MATCH', line: 1, variant_id: 7, pieces: '0', account: null, by: buyer },
    { type: 'ASSIGN', supplier_id: null, new_supplier: 0, purchase_id: null, rate: 'x', by: buyer },
    written({}, { number: '' }),
    written({}, { day: '' }),
    written({}, { payable: 'x' }),
    written({}, { lines: [] }),
    written({ quantity: '0' }),
    written({ unit_price: '-1' }),
    written({ tax_rate: '101' }),
    written({ unit_price: '9999999999999.99' }),
  ],
  key: ({ value, context }) => JSON.stringify([value, context]),
})

function written(changes: Partial<IncomingDraft['lines'][number]>, head: Partial<IncomingDraft> = {}): IncomingEvent {
  const [first, ...others] = stored.lines
  const lines = [{ ...(first as IncomingDraft['lines'][number]), ...changes }, ...others]
  return { type: 'WRITE', draft: { ...stored, lines, ...head }, adding: null, by: buyer }
}
