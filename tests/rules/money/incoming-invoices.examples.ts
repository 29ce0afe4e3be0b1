import { invoiceFileFormat, invoiceFileSize } from '#api/rules/money/incoming-files.ts'
import {
  answerable,
  answerInTime,
  type IncomingFacts,
  incomingIsSale,
  incomingLines,
  incomingNotAhead,
  incomingNotCancelled,
  incomingNotRejected,
  incomingRateKnown,
  incomingSaved,
  linesMatched,
  matchedPieces,
  notAnswered,
  notBooked,
  payableTyped,
  rateTyped,
  rejectReasoned,
  supplierKnown,
  totalsAgree,
  writtenByHand,
} from '#api/rules/money/incoming-invoices.ts'
import { examples } from '#tests/rules/examples.ts'

const line = { line: 1, name: 'Kupa', variant_id: 7, account: null, net: 5_000, tax: 1_000 }
const facts = (changes: Partial<IncomingFacts> = {}): IncomingFacts => ({
  ...{ status: 'received', source: 'xml', type: 'sale', profile: 'commercial', answer: 'waiting' },
  answer_until: '2026-11-28',
  ...{ today: '2026-11-24', day: '2026-11-20', currency: 'TRY', home_currency: 'TRY', rate: null, supplier_id: 3 },
  ...{ withheld: 0, payable: 6_000, lines: [line], ...changes },
})
const draft = (payable: string) => ({ draft: { number: 'A1', day: '2026-11-20', payable, lines: [] } })
const megabyte = 1024 * 1024

export default [
  examples(incomingLines, {
    holds: [{ of: 'R136', when: 'one line', facts: facts() }],
    refuses: [{ of: 'R136', when: 'none', facts: facts({ lines: [] }) }],
  }),
  examples(linesMatched, {
    holds: [
      { of: 'own', when: 'a product', facts: facts() },
      { of: 'own', when: 'an expense', facts: facts({ lines: [{ ...line, variant_id: null, account: '770' }] }) },
    ],
    refuses: [
      {
        ...{ of: 'own', when: 'neither', facts: facts({ lines: [line, { ...line, line: 2, variant_id: null }] }) },
        ...{ at: ['lines.2'], about: { name: 'Kupa' } },
      },
    ],
  }),
  examples(supplierKnown, {
    holds: [{ of: 'own', when: 'a supplier', facts: facts() }],
    refuses: [{ of: 'own', when: 'nobody', facts: facts({ supplier_id: null }), at: ['supplier_id'] }],
  }),
  examples(totalsAgree, {
    holds: [
      { of: 'D9', when: 'to the kuruş', facts: facts() },
      { of: 'D9', when: 'a kuruş more for its one line', facts: facts({ payable: 6_001 }) },
      { of: 'D9', when: 'a kuruş less', facts: facts({ payable: 5_999 }) },
      { of: 'D9', when: 'a part of the tax is withheld', facts: facts({ payable: 5_500, withheld: 500 }) },
      { of: 'D9', when: 'two kuruş of two lines', facts: facts({ payable: 12_002, lines: [line, line] }) },
    ],
    refuses: [
      {
        ...{ of: 'D9', when: 'two kuruş of one line', facts: facts({ payable: 6_002 }) },
        about: { lines: '60.00', payable: '60.02' },
      },
      {
        ...{ of: 'D9', when: 'the lines come to more', facts: facts({ payable: 5_900 }) },
        about: { lines: '60.00', payable: '59.00' },
      },
    ],
  }),
  examples(incomingRateKnown, {
    holds: [
      { of: 'own', when: 'the own money', facts: facts() },
      { of: 'D10', when: 'another with its rate', facts: facts({ currency: 'USD', rate: '42.5' }) },
    ],
    refuses: [{ of: 'D10', when: 'another without', facts: facts({ currency: 'USD' }), at: ['rate'] }],
  }),
  examples(incomingNotAhead, {
    holds: [{ of: 'own', when: 'today', facts: facts({ day: '2026-11-24' }) }],
    refuses: [{ of: 'own', when: 'tomorrow', facts: facts({ day: '2026-11-25' }) }],
  }),
  examples(incomingIsSale, {
    holds: [{ of: 'R27', when: 'a sale', facts: facts() }],
    refuses: [{ of: 'R27', when: 'a return', facts: facts({ type: 'refund' }) }],
  }),
  examples(incomingSaved, {
    holds: [{ of: 'own', when: 'all is saved', facts: facts() }],
    refuses: [{ of: 'own', when: 'something is written', facts: facts({ unsaved: true }) }],
  }),
  examples(answerable, {
    holds: [{ of: 'R27', when: 'a commercial invoice', facts: facts() }],
    refuses: [{ of: 'R27', when: 'a basic one', facts: facts({ profile: 'basic' }) }],
  }),
  examples(notAnswered, {
    holds: [
      { of: 'R27', when: 'it waits', facts: facts() },
      { of: 'R27', when: 'nobody knows', facts: facts({ answer: 'unknown' }) },
    ],
    refuses: [
      { of: 'R27', when: 'accepted', facts: facts({ answer: 'approved' }) },
      { of: 'R27', when: 'rejected', facts: facts({ answer: 'rejected' }) },
    ],
  }),
  examples(answerInTime, {
    holds: [
      { of: 'R27', when: 'the last day', facts: facts({ today: '2026-11-28' }) },
      { of: 'own', when: 'nothing to answer', facts: facts({ answer_until: null }) },
    ],
    refuses: [
      {
        ...{ of: 'R27', when: 'the day after', facts: facts({ today: '2026-11-29' }) },
        about: { until: '2026-11-28' },
      },
    ],
  }),
  examples(rejectReasoned, {
    holds: [{ of: 'own', when: 'a reason', facts: { reason: 'Yanlış ürün' } }],
    refuses: [{ of: 'own', when: 'blanks', facts: { reason: '  ' }, at: ['reason'] }],
  }),
  examples(notBooked, {
    holds: [{ of: 'own', when: 'it waits', facts: { status: 'matched' } }],
    refuses: [{ of: 'own', when: 'it is in the books', facts: { status: 'booked' } }],
  }),
  examples(incomingNotRejected, {
    holds: [{ of: 'own', when: 'it stands', facts: { status: 'booked' } }],
    refuses: [{ of: 'own', when: 'it was rejected', facts: { status: 'rejected' } }],
  }),
  examples(incomingNotCancelled, {
    holds: [{ of: 'own', when: 'it waits', facts: { status: 'received' } }],
    refuses: [{ of: 'own', when: 'it was put aside', facts: { status: 'cancelled' } }],
  }),
  examples(writtenByHand, {
    holds: [{ of: 'own', when: 'on paper', facts: facts({ source: 'hand' }) }],
    refuses: [{ of: 'own', when: 'from a file', facts: facts() }],
  }),
  examples(matchedPieces, {
    holds: [
      { of: 'D2', when: 'a box of twelve', facts: { variant_id: 7, pieces: '12' } },
      { of: 'own', when: 'an expense', facts: { variant_id: null, pieces: '1.5' } },
    ],
    refuses: [
      { of: 'D2', when: 'none', facts: { variant_id: 7, pieces: '0' }, at: ['pieces'] },
      { of: 'D2', when: 'a part', facts: { variant_id: 7, pieces: '1.5' }, at: ['pieces'] },
      { of: 'own', when: 'too many', facts: { variant_id: 7, pieces: 1_000_001 }, at: ['pieces'] },
    ],
  }),
  examples(rateTyped, {
    holds: [
      { of: 'D10', when: 'six decimals', facts: { rate: '42.123456' } },
      { of: 'own', when: 'nothing', facts: { rate: '' } },
    ],
    refuses: [
      { of: 'R124', when: 'a word', facts: { rate: 'kırk' }, at: ['rate'] },
      { of: 'D10', when: 'nothing at all', facts: { rate: '0' }, at: ['rate'] },
      { of: 'own', when: 'seven decimals', facts: { rate: '1.1234567' }, at: ['rate'] },
    ],
  }),
  examples(payableTyped, {
    holds: [
      { of: 'D9', when: 'an amount', facts: draft('132.00') },
      { of: 'own', when: 'nothing', facts: draft('') },
    ],
    refuses: [
      { of: 'D9', when: 'a word', facts: draft('yüz'), at: ['payable'] },
      { of: 'own', when: 'less than nothing', facts: draft('-1'), at: ['payable'] },
    ],
  }),
  examples(invoiceFileFormat, {
    holds: [{ of: 'D12', when: 'XML', facts: { name: 'fatura.XML', size: 10 } }],
    refuses: [
      { of: 'R97', when: 'a picture of it', facts: { name: 'fatura.pdf', size: 10 }, at: ['file'] },
      { of: 'D12', when: 'packed', facts: { name: 'fatura.zip', size: 10 }, at: ['file'] },
    ],
  }),
  examples(invoiceFileSize, {
    holds: [{ of: 'R98', when: 'ten megabytes', facts: { name: 'a.xml', size: 10 * megabyte } }],
    refuses: [
      {
        ...{ of: 'R98', when: 'a byte more', facts: { name: 'a.xml', size: 10 * megabyte + 1 } },
        ...{ at: ['file'], about: { max: 10 } },
      },
    ],
  }),
]
