import type { Campaign } from '#api/contract/content/campaigns.ts'
import {
  type Basket,
  campaignActive,
  campaignBegun,
  campaignOpen,
  customerGrouped,
  customerKnown,
  customerUsesLeft,
  goodsCovered,
  paidSo,
  somethingLeft,
  totalEnough,
  totalNotAbove,
  usesLeft,
} from '#api/rules/content/campaign-rules.ts'
import { basketLine, basketOf, campaignOf } from '#tests/fixtures/campaigns.fixture.ts'
import { examples } from '#tests/rules/examples.ts'

const facts = (campaign: Partial<Campaign>, basket: Partial<Basket> = {}, left: readonly number[] = [9_999]) => ({
  campaign: campaignOf(campaign),
  basket: basketOf(basket),
  left,
})
const dealer = { customer: { group_id: 5 } }
const name = 'Kasım'

export default [
  examples(campaignActive, {
    holds: [{ of: 'own', when: 'active', facts: facts({}) }],
    refuses: [{ of: 'own', when: 'passive', facts: facts({ active: false }), about: { name } }],
  }),
  examples(campaignBegun, {
    holds: [{ of: 'own', when: 'its first day', facts: facts({}, { day: '2026-11-01' }) }],
    refuses: [
      {
        of: 'own',
        when: 'the day before',
        facts: facts({}, { day: '2026-10-31' }),
        about: { name, start: '2026-11-01' },
      },
    ],
  }),
  examples(campaignOpen, {
    holds: [{ of: 'own', when: 'its last day', facts: facts({}, { day: '2026-11-30' }) }],
    refuses: [
      {
        of: 'own',
        when: 'the day after',
        facts: facts({}, { day: '2026-12-01' }),
        about: { name, end: '2026-11-30' },
      },
    ],
  }),
  examples(usesLeft, {
    holds: [
      { of: 'D8', when: 'the last use', facts: facts({ usage_limit: 1, used: 0 }) },
      { of: 'D8', when: 'no limit', facts: facts({ usage_limit: 0, used: 900 }) },
    ],
    refuses: [{ of: 'D8', when: 'all used', facts: facts({ usage_limit: 1, used: 1 }) }],
  }),
  examples(customerUsesLeft, {
    holds: [
      { of: 'D8', when: 'the second of two', facts: facts({ customer_limit: 2, used_by_customer: 1 }, dealer) },
      { of: 'D8', when: 'no limit', facts: facts({ used_by_customer: 7 }, dealer) },
    ],
    refuses: [
      {
        of: 'D8',
        when: 'the third of two',
        facts: facts({ customer_limit: 2, used_by_customer: 2 }, dealer),
        about: { limit: 2 },
      },
    ],
  }),
  examples(customerKnown, {
    holds: [
      { of: 'own', when: 'for everybody', facts: facts({}) },
      { of: 'own', when: 'a customer', facts: facts({ login_required: true }, dealer) },
    ],
    refuses: [
      { of: 'own', when: 'a guest', facts: facts({ login_required: true }), about: { name } },
      { of: 'own', when: 'a guest whose uses would be counted', facts: facts({ customer_limit: 1 }), about: { name } },
    ],
  }),
  examples(customerGrouped, {
    holds: [
      { of: 'own', when: 'no group is everyone', facts: facts({}, dealer) },
      { of: 'own', when: 'of the group', facts: facts({ customer_groups: [5, 6] }, dealer) },
      { of: 'own', when: 'a guest with them', facts: facts({ customer_groups: [5], without_groups: true }) },
      {
        of: 'own',
        when: 'a customer of no group with them',
        facts: facts({ customer_groups: [5], without_groups: true }, { customer: { group_id: null } }),
      },
    ],
    refuses: [
      { of: 'own', when: 'of another group', facts: facts({ customer_groups: [6] }, dealer), about: { name } },
      {
        of: 'own',
        when: 'of another group, while those of none may',
        facts: facts({ customer_groups: [6], without_groups: true }, dealer),
        about: { name },
      },
      { of: 'own', when: 'a guest', facts: facts({ customer_groups: [5] }), about: { name } },
    ],
  }),
  examples(totalEnough, {
    holds: [
      { of: 'own', when: 'to the kuruş', facts: facts({ minimum: '99.99' }) },
      { of: 'own', when: 'with its tax', facts: facts({ minimum: '119.99' }, { tax_in_price: false }) },
    ],
    refuses: [
      { of: 'own', when: 'a kuruş below', facts: facts({ minimum: '100.00' }), about: { name, min: 100 } },
      {
        of: 'own',
        when: 'a kuruş below with its tax',
        facts: facts({ minimum: '120.00' }, { tax_in_price: false }),
        about: { name, min: 120 },
      },
    ],
  }),
  examples(totalNotAbove, {
    holds: [
      { of: 'own', when: 'to the kuruş', facts: facts({ maximum: '99.99' }) },
      { of: 'own', when: 'no end', facts: facts({ maximum: null }) },
    ],
    refuses: [{ of: 'own', when: 'a kuruş above', facts: facts({ maximum: '99.98' }), about: { name, max: 99.98 } }],
  }),
  examples(paidSo, {
    holds: [
      { of: 'own', when: 'for goods, however they are paid', facts: facts({}, { payments: [] }) },
      { of: 'own', when: 'paid so', facts: facts({ basis: 'payment_method', payments: ['cash'] }) },
    ],
    refuses: [
      {
        of: 'own',
        when: 'paid otherwise',
        facts: facts({ basis: 'payment_method', payments: ['credit_card'] }),
        about: { name },
      },
      {
        of: 'own',
        when: 'a part is paid otherwise',
        facts: facts({ basis: 'payment_method', payments: ['cash'] }, { payments: ['cash', 'credit_card'] }),
        about: { name },
      },
      {
        of: 'own',
        when: 'nobody said how',
        facts: facts({ basis: 'payment_method', payments: ['cash'] }, { payments: [] }),
        about: { name },
      },
    ],
  }),
  examples(goodsCovered, {
    holds: [
      { of: 'own', when: 'a category above', facts: facts({ covers: [2] }) },
      { of: 'own', when: 'the product', facts: facts({ basis: 'product', covers: [70, 71] }) },
      { of: 'own', when: 'a tag', facts: facts({ basis: 'tag', covers: [9] }) },
      { of: 'own', when: 'all that is paid so', facts: facts({ basis: 'payment_method', covers: [] }) },
    ],
    refuses: [
      { of: 'own', when: 'another category', facts: facts({ covers: [3] }), about: { name } },
      { of: 'own', when: 'a product of that number', facts: facts({ basis: 'product', covers: [4] }), about: { name } },
      { of: 'own', when: 'a tag of that number', facts: facts({ basis: 'tag', covers: [4] }), about: { name } },
    ],
  }),
  examples(somethingLeft, {
    holds: [
      { of: 'own', when: 'a kuruş', facts: facts({}, {}, [1]) },
      { of: 'own', when: 'the carrying', facts: facts({ free_shipping: true }, {}, [0]) },
      { of: 'own', when: 'no such goods, which another rule says', facts: facts({ covers: [3] }, {}, [0]) },
    ],
    refuses: [
      { of: 'own', when: 'nothing', facts: facts({}, {}, [0]), about: { name } },
      {
        of: 'own',
        when: 'only of other goods',
        facts: facts({}, { lines: [basketLine(), basketLine({ categories: [3] })] }, [0, 500]),
        about: { name },
      },
    ],
  }),
]
