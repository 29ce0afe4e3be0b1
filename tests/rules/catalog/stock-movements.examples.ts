import type { NewStockMovements, StockedVariant } from '#api/contract/catalog/stock-movements.ts'
import {
  differenceSaid,
  enoughStocked,
  goodsOnly,
  movedOnce,
  movedSomething,
  type NewMovementFacts,
  nothingSought,
  notTooManyStocked,
  piecesCounted,
  reasonSaid,
  stillStocked,
  unitPricesNotNegative,
  unitPricesRead,
} from '#api/rules/catalog/stock-movements.ts'
import { examples } from '#tests/rules/examples.ts'

type Line = NewStockMovements['lines'][number]

const first = ['lines.0.quantity']

function facts(
  changes: Partial<NewStockMovements> = {},
  line: Partial<Line> = {},
  variant: Partial<StockedVariant> = {},
): NewMovementFacts {
  const stocked = {
    ...{ variant_id: 7, product_id: 6, name: 'Kupa', options: '', stock_code: 'K-1', barcode: '' },
    ...{ service: false, stock: 10, cost: '20.00', ...variant },
  }
  const lines = [{ variant_id: 7, quantity: '2', unit_price: '', ...line }]
  return { movements: { type: 'inbound', note: '', lines, ...changes }, variants: { 7: stocked } }
}

const unknown = (known: NewMovementFacts): NewMovementFacts => ({ ...known, variants: {} })
const twice: Line[] = [
  { variant_id: 7, quantity: '1', unit_price: '' },
  { variant_id: 7, quantity: '2', unit_price: '' },
]

export default [
  examples(nothingSought, {
    holds: [{ of: 'own', when: 'everything that was scanned is there', facts: { sought: false } }],
    refuses: [{ of: 'own', when: 'a product is on its way', facts: { sought: true } }],
  }),
  examples(movedSomething, {
    holds: [{ of: 'R23', when: 'a line', facts: facts() }],
    refuses: [{ of: 'R23', when: 'no line', facts: facts({ lines: [] }), at: ['product'] }],
  }),
  examples(movedOnce, {
    holds: [{ of: 'R23', when: 'a line of each', facts: facts() }],
    refuses: [
      { of: 'R23', when: 'two lines of one variant', facts: facts({ lines: twice }), at: ['lines.1.quantity'] },
    ],
  }),
  examples(stillStocked, {
    holds: [{ of: 'R23', when: 'the variant is there', facts: facts() }],
    refuses: [{ of: 'R23', when: 'it was deleted meanwhile', facts: unknown(facts()), at: first }],
  }),
  examples(goodsOnly, {
    holds: [
      { of: 'D3', when: 'goods', facts: facts() },
      { of: 'own', when: 'one that is gone is told elsewhere', facts: unknown(facts()) },
    ],
    refuses: [
      { of: 'D3', when: 'a service', facts: facts({}, {}, { service: true }), at: first, about: { name: 'Kupa' } },
    ],
  }),
  examples(piecesCounted, {
    holds: [
      { of: 'R23', when: 'two pieces', facts: facts() },
      { of: 'R23', when: 'an adjustment may take away', facts: facts({ type: 'adjustment' }, { quantity: '-3' }) },
    ],
    refuses: [
      { of: 'R23', when: 'none', facts: facts({}, { quantity: '0' }), at: first },
      { of: 'R23', when: 'fewer than none go out', facts: facts({ type: 'outbound' }, { quantity: '-1' }), at: first },
      { of: 'R23', when: 'half a piece is lost', facts: facts({ type: 'loss' }, { quantity: '1.5' }), at: first },
    ],
  }),
  examples(differenceSaid, {
    holds: [
      { of: 'R23', when: 'three fewer', facts: facts({ type: 'adjustment' }, { quantity: '-3' }) },
      { of: 'own', when: 'goods that come have no difference', facts: facts({}, { quantity: '0' }) },
    ],
    refuses: [
      { of: 'R23', when: 'no difference', facts: facts({ type: 'adjustment' }, { quantity: '0' }), at: first },
      { of: 'R23', when: 'no number', facts: facts({ type: 'adjustment' }, { quantity: 'üç' }), at: first },
    ],
  }),
  examples(enoughStocked, {
    holds: [
      { of: 'D3', when: 'the last ten go out', facts: facts({ type: 'outbound' }, { quantity: '10' }) },
      { of: 'D3', when: 'more come than there are', facts: facts({}, { quantity: '11' }) },
      {
        of: 'own',
        when: 'a service is told elsewhere',
        facts: facts({ type: 'loss' }, {}, { service: true, stock: 0 }),
      },
      { of: 'own', when: 'one that is gone is told elsewhere', facts: unknown(facts({ type: 'loss' })) },
    ],
    refuses: [
      {
        ...{ of: 'D3', when: 'eleven of ten are lost', facts: facts({ type: 'loss' }, { quantity: '11' }) },
        ...{ at: first, about: { name: 'Kupa', left: 10 } },
      },
      {
        ...{ of: 'D3', when: 'eleven fewer of ten', facts: facts({ type: 'adjustment' }, { quantity: '-11' }) },
        ...{ at: first, about: { name: 'Kupa', left: 10 } },
      },
    ],
  }),
  examples(notTooManyStocked, {
    holds: [
      { of: 'D2', when: 'up to a billion', facts: facts({}, { quantity: '999999990' }) },
      { of: 'own', when: 'one that is gone is told elsewhere', facts: unknown(facts({}, { quantity: '999999999' })) },
    ],
    refuses: [
      {
        ...{ of: 'D2', when: 'a piece more', facts: facts({}, { quantity: '999999991' }) },
        ...{ at: first, about: { name: 'Kupa', max: 1_000_000_000 } },
      },
    ],
  }),
  examples(unitPricesRead, {
    holds: [
      { of: 'D9', when: 'two decimals', facts: facts({}, { unit_price: '20.50' }) },
      { of: 'own', when: 'none is said', facts: facts() },
    ],
    refuses: [{ of: 'D9', when: 'no amount', facts: facts({}, { unit_price: 'abc' }), at: ['lines.0.unit_price'] }],
  }),
  examples(unitPricesNotNegative, {
    holds: [{ of: 'own', when: 'what was a present costs nothing', facts: facts({}, { unit_price: '0' }) }],
    refuses: [
      { of: 'D9', when: 'less than nothing', facts: facts({}, { unit_price: '-1' }), at: ['lines.0.unit_price'] },
    ],
  }),
  examples(reasonSaid, {
    holds: [
      { of: 'R23', when: 'goods that come need no reason', facts: facts() },
      { of: 'R23', when: 'a loss that is explained', facts: facts({ type: 'loss', note: 'Kırıldı' }) },
    ],
    refuses: [
      { of: 'R23', when: 'a loss without a word', facts: facts({ type: 'loss', note: ' ' }), at: ['note'] },
      { of: 'R23', when: 'an adjustment without a word', facts: facts({ type: 'adjustment' }), at: ['note'] },
    ],
  }),
]
