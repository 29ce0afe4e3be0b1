import type { Plant } from './plant.types.ts'

const coupons = ['tests/server/content/coupons.test.ts', 'tests/server/sales/campaigns.test.ts']
const newsletters = ['tests/server/content/newsletter-sendings.test.ts']
const sales = ['tests/server/content/coupons.test.ts', 'tests/server/sales/campaigns.test.ts']

export const contentPlants: readonly Omit<Plant, 'room'>[] = [
  {
    kind: 'money',
    what: 'a use that was given back still counts against its customer',
    file: 'server/content/coupons/uses.ts',
    tests: coupons,
    find: ' and d.given_back_at is null)',
    replace: ')',
  },
  {
    kind: 'ties',
    what: 'of two customers with one address the elder is written to, allowed or not',
    file: 'server/content/newsletters/audience.ts',
    tests: newsletters,
    find: 'order by one.consented desc, one.id)',
    replace: 'order by one.id)',
  },
  {
    kind: 'order of effects',
    what: 'what a customer of a group said first of e-mails holds for good',
    file: 'server/content/newsletters/audience.ts',
    tests: newsletters,
    find: 'order by c.id desc limit 1',
    replace: 'order by c.id limit 1',
  },
  {
    kind: 'order of effects',
    what: 'what a customer said first of e-mails holds for good',
    file: 'server/content/newsletters/audience.ts',
    tests: newsletters,
    find: 'order by c.customer_id, c.id desc)',
    replace: 'order by c.customer_id, c.id)',
  },
  {
    kind: 'history',
    what: 'an address that bounced is told as one that was skipped',
    file: 'server/content/newsletters/begin-sending.ts',
    tests: newsletters,
    find: "? ('bounced' as const) :",
    replace: "? ('skipped' as const) :",
  },
  {
    kind: 'cache',
    what: 'the pictures that a working copy does not show any more are kept for good',
    file: 'server/content/articles/working-copy.ts',
    tests: ['tests/server/content/working-copies.test.ts'],
    find: '  await releaseFiles(db, shop_id, copy?.files ?? [])\n',
    replace: '',
  },
  {
    kind: 'what is sent',
    what: 'whoever takes a message is told of it',
    file: 'server/content/messages/steps.ts',
    tests: ['tests/server/content/customer-messages.test.ts'],
    find: 'if (!told || assignee_id === actor.user_id) return',
    replace: 'if (!told) return',
  },
  {
    kind: 'address',
    what: 'an address that a page takes over still leads to the page that had it',
    file: 'server/content/articles/slugs.ts',
    tests: ['tests/server/content/old-addresses.test.ts', 'tests/server/content/articles.test.ts'],
    find: 'set: { record_id: sql`excluded.record_id` },',
    replace: 'set: { slug: sql`excluded.slug` },',
  },
  {
    kind: 'text',
    what: 'sales that are switched off are told to overlap',
    file: 'server/content/coupons/rivals.ts',
    tests: sales,
    find: "and c.kind = 'sale' and c.status = 1",
    replace: "and c.kind = 'sale'",
  },
  {
    kind: 'date',
    what: 'what sold ten months ago sells best',
    file: 'server/content/storefront/home-stock.ts',
    tests: ['tests/server/content/storefront-home.test.ts'],
    find: 'const recent = 30',
    replace: 'const recent = 300',
  },
  {
    kind: 'text',
    what: 'a message that is tried in English names things in Turkish',
    file: 'server/content/phone-messages/endpoints.ts',
    tests: ['tests/server/content/phone-messages.test.ts'],
    find: 'tried[body.language]',
    replace: 'tried.tr',
  },
  {
    kind: 'what is sent',
    what: 'labels are offered of what a purchase has not brought',
    file: 'server/content/labels/to-print.ts',
    tests: ['tests/server/content/label-print.test.ts'],
    find: ' and l.received > 0\n',
    replace: '\n',
  },

  {
    kind: 'what is sent',
    what: 'labels of a purchase stand among those of single products too',
    file: 'server/content/labels/to-print.ts',
    tests: ['tests/server/content/label-print.test.ts'],
    find: ' and q.purchase_id is null\n',
    replace: '\n',
  },

  {
    kind: 'ties',
    what: 'labels come in the order of their numbers, whatever was asked for',
    file: 'server/content/labels/to-print.ts',
    tests: ['tests/server/content/label-print.test.ts'],
    find: 'order by asked.place, v.id',
    replace: 'order by v.id',
  },

  {
    kind: 'address',
    what: 'old addresses are told in languages that nobody reads',
    file: 'server/content/articles/old-addresses.ts',
    tests: ['tests/server/content/old-addresses.test.ts'],
    find: '        inArray(slugs.language_id, known),\n',
    replace: '',
  },
]
