import {
  changeReadable,
  changesSettled,
  listNotBelowSale,
  type PriceCell,
  priceAboveZero,
  priceListOffered,
  priceReadable,
  priceUnmoved,
  somethingToApply,
  somethingToRedo,
  somethingToUndo,
  somewhereToFill,
  stepInSight,
  struckAbovePrice,
  struckWithPrice,
  targetsChosen,
} from '#api/rules/catalog/price-cells.ts'
import { examples } from '#tests/rules/examples.ts'
import { germany, turkey } from '#tests/seed.ts'

const cell = (price: string, changes: Partial<PriceCell> = {}): PriceCell => ({
  country_id: turkey,
  of: 'price',
  price,
  service: false,
  offered: [turkey, 1002, 2002],
  other: '',
  otherPrice: '',
  ...changes,
})
const struck = (price: string, otherPrice: string, changes: Partial<PriceCell> = {}): PriceCell =>
  cell(price, { of: 'strikethrough_price', otherPrice, ...changes })
const change = (how: 'percent' | 'fixed' | 'set', amount: string) => ({
  change: { how, amount, rounded: false },
  writing: { group: '.' as const },
})
const at = ['price']

export default [
  examples(priceAboveZero, {
    holds: [
      { of: 'R93', when: 'one kuruş', facts: cell('0.01') },
      { of: 'R93', when: 'a service for 0', facts: cell('0.00', { service: true }) },
      { of: 'R93', when: 'a service without a price', facts: cell('', { service: true }) },
      { of: 'R93', when: 'a marketplace’s price that is taken away', facts: cell('', { country_id: 1002 }) },
      { of: 'R107', when: 'a price above 0', facts: cell('0.01') },
      { of: 'R93', when: 'nothing struck through', facts: struck('', '49.90') },
      { of: 'R93', when: '0 struck through', facts: struck('0.00', '49.90') },
      { of: 'own', when: 'what can be read in two ways, which has a rule of its own', facts: cell('1,234') },
    ],
    refuses: [
      { of: 'R93', when: '0', facts: cell('0.00'), at },
      { of: 'R93', when: 'a country’s price that is taken away', facts: cell(''), at },
      { of: 'R93', when: 'less than 0', facts: cell('-1.00'), at },
      { of: 'R93', when: 'a service for less than 0', facts: cell('-1.00', { service: true }), at },
      { of: 'R107', when: '0.00', facts: cell('0.00'), at },
      { of: 'R107', when: 'letters', facts: cell('abc'), at },
      { of: 'R107', when: 'more than two decimals', facts: cell('1.2345'), at },
      { of: 'R107', when: 'more than thirteen digits', facts: cell('12345678901234'), at },
      { of: 'R93', when: 'less than 0 struck through', facts: struck('-1.00', '49.90'), at },
      { of: 'R107', when: 'letters struck through', facts: struck('abc', '49.90'), at },
    ],
  }),
  examples(priceReadable, {
    holds: [
      { of: 'own', when: 'two decimals', facts: cell('1234.50') },
      { of: 'own', when: 'no amount at all, which has a rule of its own', facts: cell('abc') },
    ],
    refuses: [
      { of: 'own', when: 'a lone separator with three digits', facts: cell('1,234'), at, about: { price: '1,234' } },
    ],
  }),
  examples(priceListOffered, {
    holds: [
      { of: 'R227', when: 'a shop country', facts: cell('5.00') },
      { of: 'R228', when: 'the sale price of an offered marketplace', facts: cell('5.00', { country_id: 1002 }) },
      { of: 'R229', when: 'the list price of an offered marketplace', facts: cell('5.00', { country_id: 2002 }) },
    ],
    refuses: [
      {
        of: 'R227',
        when: 'a country that the shop does not sell to',
        facts: cell('5.00', { country_id: germany }),
        at: ['country_id'],
      },
      { of: 'R228', when: 'marketplace 999', facts: cell('5.00', { country_id: 1999 }), at: ['country_id'] },
      { of: 'R179', when: 'one that is not offered', facts: cell('5.00', { country_id: 1003 }), at: ['country_id'] },
    ],
  }),
  examples(listNotBelowSale, {
    holds: [
      {
        of: 'R229',
        when: 'a list price of 120.00 beside a sale price of 99.90',
        facts: cell('120.00', { country_id: 2002, other: '99.90' }),
      },
      { of: 'R229', when: 'both alike', facts: cell('99.90', { country_id: 1002, other: '99.90' }) },
      { of: 'R229', when: 'no list price', facts: cell('99.90', { country_id: 1002 }) },
      { of: 'R229', when: 'a country, which has one price', facts: cell('99.90', { other: '90.00' }) },
    ],
    refuses: [
      {
        of: 'R229',
        when: 'a list price of 90.00 beside a sale price of 99.90',
        facts: cell('90.00', { country_id: 2002, other: '99.90' }),
        at,
      },
      {
        of: 'R229',
        when: 'a sale price that goes above the list price',
        facts: cell('99.90', { country_id: 1002, other: '90.00' }),
        at,
      },
    ],
  }),
  examples(struckAbovePrice, {
    holds: [
      { of: 'own', when: '60.00 struck through beside 49.90', facts: struck('60.00', '49.90') },
      {
        of: 'own',
        when: 'a price of 49.90 beside 60.00 struck through',
        facts: cell('49.90', { otherPrice: '60.00' }),
      },
      { of: 'own', when: 'nothing struck through', facts: cell('49.90') },
      { of: 'own', when: '0 struck through, which is nothing', facts: struck('0.00', '49.90') },
      { of: 'own', when: 'a price that is taken away', facts: cell('', { country_id: 1002, otherPrice: '60.00' }) },
    ],
    refuses: [
      { of: 'own', when: '40.00 struck through beside 49.90', facts: struck('40.00', '49.90'), at },
      { of: 'own', when: 'both alike', facts: struck('49.90', '49.90'), at },
      {
        of: 'own',
        when: 'a price that goes above what is struck through',
        facts: cell('65.00', { otherPrice: '60.00' }),
        at,
      },
    ],
  }),
  examples(struckWithPrice, {
    holds: [
      { of: 'own', when: 'a price is beside it', facts: struck('60.00', '49.90') },
      { of: 'own', when: 'neither is there', facts: struck('', '') },
      { of: 'own', when: 'a service, which costs 0 then', facts: struck('60.00', '', { service: true }) },
      { of: 'own', when: 'a price alone', facts: cell('49.90') },
    ],
    refuses: [
      {
        of: 'own',
        when: 'the marketplace’s list has no price',
        facts: struck('60.00', '', { country_id: 1002 }),
        at,
      },
    ],
  }),
  examples(priceUnmoved, {
    holds: [{ of: 'D5', when: 'it is stored as it was', facts: { before: '49.90', stored: '49.90' } }],
    refuses: [
      {
        of: 'D5',
        when: 'somebody changed it',
        facts: { before: '49.90', stored: '59.90' },
        at,
        about: { before: '49.90', stored: '59.90' },
      },
      {
        of: 'D5',
        when: 'somebody took it away',
        facts: { before: '49.90', stored: '' },
        about: { before: '49.90', stored: '–' },
      },
    ],
  }),
  examples(targetsChosen, {
    holds: [{ of: 'R108', when: 'one country', facts: { targets: [1] } }],
    refuses: [{ of: 'R108', when: 'none', facts: { targets: [] }, at: ['targets'] }],
  }),
  examples(changeReadable, {
    holds: [
      { of: 'own', when: '10 %', facts: change('percent', '10') },
      { of: 'own', when: '7,5 % less', facts: change('percent', '-7,5') },
      { of: 'own', when: 'the sign is typed too', facts: change('percent', '+10 %') },
      { of: 'own', when: 'an amount of 1.234,50', facts: change('fixed', '1.234,50') },
      { of: 'own', when: '100 lira less', facts: change('fixed', '-100') },
    ],
    refuses: [
      { of: 'own', when: 'nothing', facts: change('percent', ''), at: ['price-change-amount'] },
      { of: 'own', when: 'letters', facts: change('set', 'abc') },
      { of: 'own', when: '100 % less', facts: change('percent', '-100') },
    ],
  }),
  examples(somethingToUndo, {
    holds: [{ of: 'own', when: 'one step', facts: { steps: 1 } }],
    refuses: [{ of: 'own', when: 'none', facts: { steps: 0 } }],
  }),
  examples(somethingToRedo, {
    holds: [{ of: 'own', when: 'one step', facts: { steps: 1 } }],
    refuses: [{ of: 'own', when: 'none', facts: { steps: 0 } }],
  }),
  examples(stepInSight, {
    holds: [{ of: 'own', when: 'all of its prices are in sight', facts: { hidden: 0 } }],
    refuses: [{ of: 'own', when: 'two are in a hidden column', facts: { hidden: 2 }, about: { hidden: 2 } }],
  }),
  examples(somewhereToFill, {
    holds: [{ of: 'own', when: 'two rows', facts: { span: 2 } }],
    refuses: [{ of: 'own', when: 'one row', facts: { span: 1 } }],
  }),
  examples(changesSettled, {
    holds: [{ of: 'own', when: 'nothing was changed', facts: { changes: 0 } }],
    refuses: [{ of: 'own', when: 'three prices were', facts: { changes: 3 }, about: { changes: 3 } }],
  }),
  examples(somethingToApply, {
    holds: [{ of: 'own', when: 'one fits', facts: { fitting: 1 } }],
    refuses: [{ of: 'own', when: 'each is refused', facts: { fitting: 0 } }],
  }),
]
