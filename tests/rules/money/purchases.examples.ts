import {
  draftSaved,
  invoiceDated,
  invoiceNumbered,
  linesToOrder,
  notOverReceived,
  type PurchaseLineFacts,
  purchaseDated,
  purchaseNotTooLarge,
  purchasePercentages,
  purchasePieces,
  purchasePrices,
  purchaseSupplierChosen,
  purchaseTaxRates,
  receivedOrdered,
  receivedWhole,
  somethingReceived,
} from '#api/rules/money/purchases.ts'
import { examples } from '#tests/rules/examples.ts'

const written = { line: 1, quantity: '5', unit_price: '10.00', discount: '0', tax_rate: '20' }
const draft = (changes: Partial<typeof written>, extra_cost = '') => ({
  draft: { day: '2026-11-20', reference: '', note: '', extra_cost, lines: [{ ...written, ...changes }] },
})
const line = (changes: Partial<PurchaseLineFacts> = {}) => ({
  ...{ line: 1, quantity: 5, received: 2, ...changes },
})
const of = (...lines: PurchaseLineFacts[]) => ({ lines })
const came = (quantity: string, at = 1) => ({ ...of(line()), pieces: [{ line: at, quantity }] })

export default [
  examples(purchaseSupplierChosen, {
    holds: [{ of: 'own', when: 'a supplier', facts: { supplier_id: 7 } }],
    refuses: [
      {
        ...{ of: 'own', when: 'nobody', facts: { supplier_id: null } },
        ...{ at: ['supplier_id'], about: { field: 'suppliers.one' } },
      },
    ],
  }),
  examples(linesToOrder, {
    holds: [{ of: 'own', when: 'one product', facts: of(line()) }],
    refuses: [{ of: 'own', when: 'none', facts: of() }],
  }),
  examples(draftSaved, {
    holds: [{ of: 'own', when: 'all is saved', facts: of(line()) }],
    refuses: [{ of: 'own', when: 'something is written', facts: { ...of(line()), unsaved: true } }],
  }),
  examples(purchaseDated, {
    holds: [{ of: 'own', when: 'a day', facts: draft({}) }],
    refuses: [{ of: 'own', when: 'none', facts: { draft: { ...draft({}).draft, day: '' } }, at: ['day'] }],
  }),
  examples(purchasePieces, {
    holds: [
      { of: 'D2', when: 'one', facts: draft({ quantity: '1' }) },
      { of: 'own', when: 'a million', facts: draft({ quantity: '1000000' }) },
    ],
    refuses: [
      { of: 'D2', when: 'none', facts: draft({ quantity: '0' }), at: ['lines.0.quantity'] },
      { of: 'D2', when: 'a part', facts: draft({ quantity: '1.5' }), at: ['lines.0.quantity'] },
      { of: 'own', when: 'more than a million', facts: draft({ quantity: '1000001' }), at: ['lines.0.quantity'] },
    ],
  }),
  examples(purchasePrices, {
    holds: [
      { of: 'D9', when: 'a gift', facts: draft({ unit_price: '0' }) },
      { of: 'D9', when: 'extra costs', facts: draft({}, '12.50') },
    ],
    refuses: [
      { of: 'D9', when: 'three decimals', facts: draft({ unit_price: '1.005' }), at: ['lines.0.unit_price'] },
      { of: 'D9', when: 'a minus', facts: draft({ unit_price: '-1' }), at: ['lines.0.unit_price'] },
      { of: 'D9', when: 'extra costs with a minus', facts: draft({}, '-0.01'), at: ['extra_cost'] },
    ],
  }),
  examples(purchasePercentages, {
    holds: [
      { of: 'D9', when: 'all of it', facts: draft({ discount: '100' }) },
      { of: 'own', when: 'nothing is written', facts: draft({ discount: '' }) },
    ],
    refuses: [
      { of: 'D9', when: 'a hundredth more', facts: draft({ discount: '100.01' }), at: ['lines.0.discount'] },
      { of: 'D9', when: 'a minus', facts: draft({ discount: '-1' }), at: ['lines.0.discount'] },
    ],
  }),
  examples(purchaseTaxRates, {
    holds: [
      { of: 'D9', when: 'none', facts: draft({ tax_rate: '0' }) },
      { of: 'own', when: 'a hundred', facts: draft({ tax_rate: '100' }) },
    ],
    refuses: [
      { of: 'D9', when: 'a part', facts: draft({ tax_rate: '1.5' }), at: ['lines.0.tax_rate'] },
      { of: 'D9', when: 'a minus', facts: draft({ tax_rate: '-1' }), at: ['lines.0.tax_rate'] },
      { of: 'own', when: 'more than all', facts: draft({ tax_rate: '101' }), at: ['lines.0.tax_rate'] },
    ],
  }),
  examples(purchaseNotTooLarge, {
    holds: [
      {
        of: 'D9',
        when: 'the largest amount',
        facts: draft({ quantity: '1', unit_price: '9999999999999.99', tax_rate: '0' }),
      },
    ],
    refuses: [
      {
        of: 'D9',
        when: 'a kuruş of extra costs more',
        facts: draft({ quantity: '1', unit_price: '9999999999999.99', tax_rate: '0' }, '0.01'),
      },
    ],
  }),
  examples(somethingReceived, {
    holds: [{ of: 'D2', when: 'a piece', facts: came('1') }],
    refuses: [{ of: 'D2', when: 'nothing', facts: { ...of(line()), pieces: [] } }],
  }),
  examples(receivedWhole, {
    holds: [{ of: 'D2', when: 'a piece', facts: came('1') }],
    refuses: [{ of: 'D2', when: 'half of one', facts: came('0.5'), at: ['pieces.1'] }],
  }),
  examples(receivedOrdered, {
    holds: [{ of: 'D2', when: 'a line of the purchase', facts: came('1') }],
    refuses: [{ of: 'D2', when: 'none of its lines', facts: came('1', 7), at: ['pieces.7'] }],
  }),
  examples(notOverReceived, {
    holds: [{ of: 'own', when: 'all of the rest', facts: came('3') }],
    refuses: [
      { of: 'own', when: 'one more', facts: came('4'), at: ['pieces.1'], about: { left: 3, quantity: 5 } },
      {
        ...{ of: 'own', when: 'twice two', at: ['pieces.1'], about: { left: 3, quantity: 5 } },
        facts: { ...of(line()), pieces: [1, 1].map((one) => ({ line: one, quantity: '2' })) },
      },
    ],
  }),
  examples(invoiceNumbered, {
    holds: [{ of: 'own', when: 'a number', facts: { number: 'ABC2026000000001', day: '' } }],
    refuses: [{ of: 'own', when: 'blanks', facts: { number: ' ', day: '' }, at: ['number'] }],
  }),
  examples(invoiceDated, {
    holds: [{ of: 'own', when: 'a day', facts: { number: '', day: '2026-11-20' } }],
    refuses: [
      { of: 'own', when: 'none', facts: { number: '', day: '' }, at: ['day'] },
      { of: 'own', when: 'a day that there is not', facts: { number: '', day: '2026-11-31' }, at: ['day'] },
    ],
  }),
]
