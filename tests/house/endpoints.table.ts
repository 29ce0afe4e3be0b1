import { type DeclaredList, declaredLists, familyOf, hasLife, targetOf } from './grammar.ts'

/**
 * Who may call what: written by hand from the specification (codes of §6 and of the decisions), never from the endpoints. A list that nobody
 * wrote down has the calls and codes of the grammar.
 */

/** Method, path, the codes that open it (100 always does), and `key` where a call that moves money or stock needs an Idempotency-Key. */
export type EndpointRow = readonly [
  method: string,
  path: string,
  codes: readonly number[] | 'public' | 'signed-in',
  key?: 'key',
]

/** Whoever fills the form of a product chooses from these lists; the price grid is filled with 603. */
const productForms = [600, 601, 602, 603] as const
/** Whoever narrows menus and fills them leads their items to what there is. */
const menuForms = [2300, 2301, 2302, 2303] as const
/** And whoever sets what the quick form begins with. */
const presets = [...productForms, 200] as const
/** Whoever may fill a form with a picture: products, brands, categories, options, the shop's settings, contents, labels, page builder. */
const pictures = [402, 403, 602, 603, 1002, 1003, 1102, 1103, 200, 2302, 2303, 3100, 3200] as const
/** Whoever reads, adds or edits people chooses from other lists of theirs. */
const people = [2000, 2001, 2002, 2003] as const
/** Lists that a file may be read into: categories, products, brands and tags, adding or editing, parcels, and statements of banks. */
const imports = [402, 403, 602, 603, 1102, 1103, 1202, 1203, 1402, 1403, 1501] as const
/** Whoever may begin a job: an import, the deletion of products, work on many orders. */
const jobs = [...imports, 200, 604, 2603, 3003] as const

const session: readonly EndpointRow[] = [
  ['POST', '/v1/auth/login', 'public'],
  ['POST', '/v1/auth/forget-password', 'public'],
  ['POST', '/v1/auth/reset-password', 'public'],
  ['POST', '/v1/auth/logout', 'signed-in'],
  ['GET', '/v1/auth/me', 'signed-in'],
  ['GET', '/v1/panel/notifications', 'signed-in'],
  ['PUT', '/v1/panel/notifications/read', 'signed-in'],
  ['GET', '/v1/panel/shop-modules/languages-for-header', 'signed-in'],
  ['GET', '/v1/panel/languages', 'signed-in'],
  ['GET', '/v1/panel/shop', 'signed-in'],
  ['GET', '/v1/panel/search', 'signed-in'],
  ['GET', '/v1/panel/changelogs', 'signed-in'],
  ['PUT', '/v1/panel/changelogs/read', 'signed-in'],
  ['GET', '/v1/panel/refusals', 'signed-in'],
  ['GET', '/v1/panel/refusals/of-rule', 'signed-in'],
  ['GET', '/v1/panel/refusals/of-record', 'signed-in'],
  ['GET', '/v1/panel/flow', 'signed-in'],
  ['GET', '/v1/panel/flow/weeks', 'signed-in'],
  ['GET', '/v1/panel/flow/people', 'signed-in'],
  ['GET', '/v1/panel/flow/of-record', 'signed-in'],
  ['GET', '/v1/panel/request-outcome', 'signed-in'],
]

/** The sections of the shop's settings (200): each is read and replaced. */
const sectionNames = [
  ...[
    'identity',
    'address',
    'seller',
    'regional',
    'buying',
    'refunds',
    'books',
    'quick-product',
    'printing',
    'seo',
    'social',
    'tables',
    'storage',
  ],
  ...['theme', 'tracking'],
] as const
const sections: readonly EndpointRow[] = sectionNames.flatMap((name): EndpointRow[] => [
  ['GET', `/v1/panel/settings/${name}`, [200]],
  ['PUT', `/v1/panel/settings/${name}`, [200]],
  ['GET', `/v1/panel/settings/${name}/history`, [200]],
])
/** The address host knows no session. */
const addresses: readonly EndpointRow[] = [
  ['GET', '/v1/web/countries', 'public'],
  ['GET', '/v1/web/states', 'public'],
  ['GET', '/v1/web/cities', 'public'],
  ['GET', '/v1/web/districts', 'public'],
  ['GET', '/v1/web/neighborhoods', 'public'],
]

const account: readonly EndpointRow[] = [
  ['GET', '/v1/panel/account', 'signed-in'],
  ['PUT', '/v1/panel/account', 'signed-in'],
  ['PUT', '/v1/panel/account/password', 'signed-in'],
  ['GET', '/v1/panel/account/sessions', 'signed-in'],
  ['DELETE', '/v1/panel/account/sessions', 'signed-in'],
  ['DELETE', '/v1/panel/account/sessions/:id', 'signed-in'],
  ['GET', '/v1/panel/account/second-factor', 'signed-in'],
  ['POST', '/v1/panel/account/second-factor', 'signed-in'],
  ['PUT', '/v1/panel/account/second-factor', 'signed-in'],
  ['PUT', '/v1/panel/account/second-factor/recovery-codes', 'signed-in'],
  ['POST', '/v1/panel/account/second-factor/off', 'signed-in'],
  // Whoever may change users.
  ['GET', '/v1/panel/users/:id/access', [2003]],
  ['GET', '/v1/panel/staff-limits', [2001, 2002]],
  ['POST', '/v1/panel/users/:id/invitation', [2003]],
  ['POST', '/v1/panel/users/:id/second-factor/off', [2003]],
  ['GET', '/v1/panel/users/:id/sessions', [2003]],
  ['DELETE', '/v1/panel/users/:id/sessions', [2003]],
  ['DELETE', '/v1/panel/users/:id/sessions/:session_id', [2003]],
  // Whoever may change roles.
  ['POST', '/v1/panel/user-roles/:id/viewing', [2103]],
  ['DELETE', '/v1/panel/viewing', 'signed-in'],
  ['GET', '/v1/panel/user-roles/:id/sessions', [2103]],
  ['DELETE', '/v1/panel/user-roles/:id/sessions', [2103]],
  ['DELETE', '/v1/panel/user-roles/:id/sessions/:session_id', [2103]],
]

const files: readonly EndpointRow[] = [
  ['POST', '/v1/files', pictures],
  ['GET', '/v1/files/', pictures],
  ['GET', '/v1/files/pictures', pictures],
  ['DELETE', '/v1/files/:id', pictures],
]

const lists: readonly EndpointRow[] = [
  ['GET', '/v1/panel/list-settings', 'signed-in'],
  ['PUT', '/v1/panel/list-settings', 'signed-in'],
  ['GET', '/v1/panel/list-views', 'signed-in'],
  ['POST', '/v1/panel/list-views', 'signed-in'],
  ['PUT', '/v1/panel/list-views/:id', 'signed-in'],
  ['DELETE', '/v1/panel/list-views/:id', 'signed-in'],
  // A file of a list is for whoever sees the list; of the price grid, for whoever may change prices.
  ['GET', '/v1/panel/categories/export', [400]],
  ['GET', '/v1/panel/attributes/export', [500]],
  ['GET', '/v1/panel/products/export', [600]],
  ['GET', '/v1/panel/product-matches/export', [600]],
  ['GET', '/v1/panel/product-prices/export', [603]],
  ['GET', '/v1/panel/product-reviews/export', [700]],
  ['GET', '/v1/panel/taxes/export', [800]],
  ['GET', '/v1/panel/units/export', [900]],
  ['GET', '/v1/panel/groups/export', [900]],
  ['GET', '/v1/panel/productgroups/export', [900]],
  ['GET', '/v1/panel/options/export', [1000]],
  ['GET', '/v1/panel/brands/export', [1100]],
  ['GET', '/v1/panel/tags/export', [1200]],
  ['GET', '/v1/panel/suppliers/export', [1300]],
  ['GET', '/v1/panel/currency-exchange-rates/export', [3000]],
  ['GET', '/v1/panel/bank-accounts/export', [1400]],
  ['GET', '/v1/panel/account-codes/export', [1400]],
  ['GET', '/v1/panel/accounting-exports/export', [1400]],
  ['GET', '/v1/panel/account-entries/export', [1400]],
  ['GET', '/v1/panel/orders/export', [1500]],
  ['GET', '/v1/panel/order-refunds/export', [1600]],
  ['GET', '/v1/panel/collections/export', [1400]],
  ['GET', '/v1/panel/cheques/export', [1400]],
  ['GET', '/v1/panel/given-cheques/export', [1400]],
  ['GET', '/v1/panel/order-refund-reasons/export', [1700]],
  ['GET', '/v1/panel/shop-languages/export', [2600]],
  ['GET', '/v1/panel/shop-countries/export', [2600]],
  ['GET', '/v1/panel/crons/export', [2600]],
  ['GET', '/v1/panel/shop-currencies/export', [2600]],
  ['GET', '/v1/panel/user-roles/export', [2100]],
  ['GET', '/v1/panel/coupons/export', [200]],
  ['GET', '/v1/panel/label-themes/export', [3100]],
  ['GET', '/v1/panel/page-themes/export', [3200]],
  ['GET', '/v1/panel/zones/export', [2200]],
  ['GET', '/v1/panel/users/export', [2000]],
  ['GET', '/v1/panel/customers/export', [2000]],
  ['GET', '/v1/panel/customer-groups/export', [2000]],
  ['GET', '/v1/panel/customer-addresses/export', [2000]],
  ['GET', '/v1/panel/jobs/export', jobs],
  ['GET', '/v1/panel/jobs/:id/rows/export', 'signed-in'],
]

const work: readonly EndpointRow[] = [
  ['POST', '/v1/panel/imports', imports],
  ['GET', '/v1/panel/imports', imports],
  ['GET', '/v1/panel/imports/template', imports],
  ['GET', '/v1/panel/imports/:id', imports],
  ['PUT', '/v1/panel/imports/:id/mapping', imports],
  ['PUT', '/v1/panel/imports/:id/header', imports],
  ['GET', '/v1/panel/imports/:id/rows', imports],
  ['GET', '/v1/panel/imports/:id/preview', imports],
  ['PUT', '/v1/panel/imports/:id/rows', imports],
  ['PUT', '/v1/panel/imports/:id/mended', imports],
  ['DELETE', '/v1/panel/imports/:id', imports],
  // Products come with their stock.
  ['POST', '/v1/panel/imports/:id/apply', imports, 'key'],
  ['GET', '/v1/panel/imports/:id/faults', imports],
  ['GET', '/v1/panel/jobs', jobs],
  ['GET', '/v1/panel/jobs/users', jobs],
  // A job asks for the codes of what it does, and what it does may move stock and money.
  ['GET', '/v1/panel/jobs/:id', 'signed-in'],
  ['GET', '/v1/panel/jobs/:id/rows', 'signed-in'],
  ['POST', '/v1/panel/jobs/:id/cancel', 'signed-in', 'key'],
  ['POST', '/v1/panel/jobs/:id/retry', 'signed-in', 'key'],
  ['POST', '/v1/panel/jobs/:id/undo', 'signed-in', 'key'],
]

/** The five calls of a record, what keeps it from being deleted, and its trash: the code of the list, and from it x01 to x04 where the specification has them. */
function record(path: string, [list, view, add, edit, remove]: readonly number[], also: readonly number[] = []) {
  const codes = (...of: (number | undefined)[]) => of.filter((code) => code !== undefined)
  return [
    ['GET', `/v1/panel/${path}`, [...codes(list), ...also]],
    ['GET', `/v1/panel/${path}/:id`, codes(view)],
    ['POST', `/v1/panel/${path}`, codes(add)],
    ['PUT', `/v1/panel/${path}/:id`, codes(edit)],
    ['DELETE', `/v1/panel/${path}/:id`, codes(remove)],
    ['GET', `/v1/panel/used-by/${path}`, codes(remove)],
    ['GET', `/v1/panel/bin/${path}`, codes(remove)],
    ['POST', `/v1/panel/bin/${path}/:id`, codes(remove), 'key'],
  ] as const satisfies readonly EndpointRow[]
}

/** The calls of a record that stays. */
function kept(
  path: string,
  codes: readonly [list: number, view: number, add: number, edit: number],
  also: readonly number[] = [],
) {
  return record(path, codes, also).filter(([method, at]) => method !== 'DELETE' && !/used-by|bin/.test(at))
}

const records: readonly EndpointRow[] = [
  // A campaign is for products, categories or tags, and for groups of customers.
  ...record('categories', [400, 401, 402, 403, 404], [...productForms, 200, 1500, 1600, ...menuForms]),
  // There is no 501 and no 504: whoever sees the list sees each, and whoever edits deletes.
  ...record('attributes', [500, 500, 502, 503, 503], [401, 402, 403, ...productForms]),
  ...record('taxes', [800, 801, 802, 803, 804], presets),
  ...record('units', [900, 901, 902, 903, 904], presets),
  // Whoever fills a product group chooses its group.
  ...record('groups', [900, 901, 902, 903, 904], [901, 902, 903]),
  ...record('productgroups', [900, 901, 902, 903, 904]),
  ...record('options', [1000, 1001, 1002, 1003, 1004], productForms),
  ...record('brands', [1100, 1101, 1102, 1103, 1104], [...presets, 1500]),
  ...record('tags', [1200, 1201, 1202, 1203, 1204], presets),
  ...record('currency-exchange-rates', [3000, 3001, 3002, 3003, 3004]),
  // Cheques are narrowed by whom they were endorsed to, and by whose they are.
  ...record('suppliers', [1300, 1301, 1302, 1303, 1304], [...presets, 1400, 1401, 1402, 1403, 1500]),
  // There is no 1704; whoever opens a refund chooses a reason.
  ...record('order-refund-reasons', [1700, 1701, 1702, 1703, 1703], [1600, 1601]),
  // A campaign may be for a way of paying.
  ...record('shop-payment-methods', [2600, 2601, 2602, 2603, 2604], [200]),
  ['GET', '/v1/panel/shop-payment-methods/export', [2600]],
  ['GET', '/v1/panel/shop-payment-methods/:id/state', [2601]],
  ['POST', '/v1/panel/shop-payment-methods/:id/test', [2603]],
  ['POST', '/v1/panel/record-status/shop-payment-methods', [2603]],
  // All of a campaign stands under the code of the shop; orders are narrowed to one.
  ...record('coupons', [200, 200, 200, 200, 200], [1500]),
  // They are switched off, and never deleted.
  ...kept('shop-languages', [2600, 2601, 2602, 2603]),
  ...kept('shop-countries', [2600, 2601, 2602, 2603]),
  ...kept('crons', [2600, 2600, 2603, 2603]),
  ['GET', '/v1/panel/crons/states', [2600]],
  ['POST', '/v1/panel/crons/:id/run', [2603], 'key'],
  // An account is in one of them.
  ...kept('shop-currencies', [2600, 2601, 2602, 2603], [1400, 1401, 1402, 1403, 1300]),
  ['GET', '/v1/panel/shop-languages/:id/history', [2601]],
  ['GET', '/v1/panel/shop-countries/:id/history', [2601]],
  ['GET', '/v1/panel/shop-currencies/:id/history', [2601]],
  ['GET', '/v1/panel/missing-texts', [2601]],
  ['GET', '/v1/panel/all-languages', [2600, 2601, 2602, 2603]],
  // Who fills a zone chooses its countries too.
  ['GET', '/v1/panel/all-countries', [2600, 2601, 2602, 2603, 2200, 2201, 2202, 2203]],
  ['GET', '/v1/panel/all-provinces', [2200, 2201, 2202, 2203]],
  ['GET', '/v1/panel/all-currencies', [2600, 2601, 2602, 2603]],
  ['GET', '/v1/panel/accounts', [2600, 2601, 2602, 2603, 1400, 1401, 1402, 1403]],
  // There is no 1404; their movements are narrowed to one.
  ...record('bank-accounts', [1400, 1401, 1402, 1403, 1403]),
  // An account has one code for each rate of tax; whoever gives a period away chooses how.
  ...record('account-codes', [1400, 1401, 1402, 1403, 1403]),
  ...record('shop-accounting-methods', [2600, 2601, 2602, 2603, 2604], [1400, 1401, 1402, 1403]),
  ['GET', '/v1/panel/shop-accounting-methods/export', [2600]],
  ['GET', '/v1/panel/shop-accounting-methods/:id/state', [2601]],
  ['POST', '/v1/panel/shop-accounting-methods/:id/test', [2603]],
  ['PUT', '/v1/panel/record-order/shop-accounting-methods', [2603]],
  ['POST', '/v1/panel/record-status/shop-accounting-methods', [2603]],
  ['GET', '/v1/panel/accounting-exports', [1400]],
  ['POST', '/v1/panel/accounting-exports', [1402]],
  ['GET', '/v1/panel/accounting-exports/:id/file', [1401]],
  // What was written stays as it is; a reversal names another one.
  ['GET', '/v1/panel/account-entries', [1400, 1401, 1402, 1403]],
  ['POST', '/v1/panel/account-entries', [1402]],
  // There is no 2104.
  ...record('user-roles', [2100, 2101, 2102, 2103, 2103], [2000, 2001, 2002, 2003]),
  ['GET', '/v1/panel/user-roles/:id/history', [2101]],
  // The form of a menu asks which of its links reach nobody.
  ['GET', '/v1/panel/menu-preview', [2301, 2302, 2303]],
  // Labels have one code for everything.
  ['GET', '/v1/panel/labels/variants', [3100]],
  ['GET', '/v1/panel/labels', [3100]],
  ['POST', '/v1/panel/labels/printed', [3100]],
  ...record('label-themes', [3100, 3100, 3100, 3100, 3100]),
  // So has the page builder; its themes stay.
  ...kept('page-themes', [3200, 3200, 3200, 3200]),
  // There is no 2204; a shipping method names its zones.
  ...record('zones', [2200, 2201, 2202, 2203, 2203], [2600, 2601, 2602, 2603]),
  // There is no 2004.
  ...record('users', [2000, 2001, 2002, 2003, 2003]),
  // Addresses name their customer, and customers their group.
  ...record('customers', [2000, 2001, 2002, 2003, 2003], [...people, 1400]),
  ...record('customer-groups', [2000, 2001, 2002, 2003, 2003], [...people, 200, 1500]),
  ...record('customer-addresses', [2000, 2001, 2002, 2003, 2003]),
]

/** Lists whose records are active or passive: whoever edits one of them makes it so. */
const statuses: readonly EndpointRow[] = [
  ['POST', '/v1/panel/record-status/categories', [403]],
  ['POST', '/v1/panel/record-status/taxes', [803]],
  ['POST', '/v1/panel/record-status/brands', [1103]],
  ['POST', '/v1/panel/record-status/suppliers', [1303]],
  ['POST', '/v1/panel/record-status/order-refund-reasons', [1703]],
  ['POST', '/v1/panel/record-status/shop-languages', [2603]],
  ['POST', '/v1/panel/record-status/shop-countries', [2603]],
  ['POST', '/v1/panel/record-status/coupons', [200]],
  ['POST', '/v1/panel/record-status/crons', [2603]],
  ['POST', '/v1/panel/record-status/label-themes', [3100]],
  ['POST', '/v1/panel/record-status/page-themes', [3200]],
  ['POST', '/v1/panel/record-status/shop-currencies', [2603]],
  ['POST', '/v1/panel/record-status/bank-accounts', [1403]],
]

/** Lists whose records people put in order: whoever edits one of them. */
const orders: readonly EndpointRow[] = [
  ['PUT', '/v1/panel/record-order/shop-languages', [2603]],
  ['PUT', '/v1/panel/record-order/shop-countries', [2603]],
  ['PUT', '/v1/panel/record-order/shop-currencies', [2603]],
]

const catalog: readonly EndpointRow[] = [
  ['PUT', '/v1/panel/categories/:id/move', [403]],
  ['POST', '/v1/panel/categories/:id/empty', [403]],
  ['GET', '/v1/panel/categories/:category_id/attributes', [400, ...productForms]],
  ['GET', '/v1/panel/option-values', [1000, ...productForms]],
  // The links of a category and of a brand to their marketplaces stand in their forms.
  ['GET', '/v1/panel/marketplaces', [2600, 401, 402, 403, 1101, 1102, 1103, ...productForms]],
  // Two fields of an account at a marketplace (R179) and its switch (R189).
  ['GET', '/v1/panel/marketplaces/:id', [2601]],
  ['PUT', '/v1/panel/marketplaces/:id', [2603]],
  ['PATCH', '/v1/panel/marketplaces/:id/status', [2603]],
  ['GET', '/v1/panel/marketplaces/:id/state', [2601]],
  ['POST', '/v1/panel/marketplaces/:id/test', [2603]],
  // Looked up where a brand or a category is linked.
  ['GET', '/v1/panel/marketplaces/:id/brands', [1102, 1103]],
  ['GET', '/v1/panel/categories/:id/marketplace-attributes', [401]],
  ['PUT', '/v1/panel/categories/:id/marketplace-attributes', [403]],
  ['GET', '/v1/panel/marketplaces/:id/categories', [402, 403]],
  ['GET', '/v1/panel/modules', [2600]],
  ['GET', '/v1/panel/catalog', [600, 700]],
  ['GET', '/v1/panel/marketplace-import', [602, 603]],
  ['POST', '/v1/panel/marketplace-import', [602, 603]],
  ['GET', '/v1/panel/products/multiple-price', [603]],
  ['POST', '/v1/panel/products/multiple-price/check', [603]],
  ['POST', '/v1/panel/products/multiple-price', [603]],
  // A product group is filled with products, and a menu leads to them.
  ['GET', '/v1/panel/products', [600, 900, 901, 902, 903, 1500, 1600, 200, ...menuForms]],
  ['GET', '/v1/panel/products/:id', [601]],
  ['GET', '/v1/panel/products/:id/history', [601]],
  ['POST', '/v1/panel/products', [602], 'key'],
  ['PUT', '/v1/panel/products/:id', [603], 'key'],
  ['POST', '/v1/panel/products/copy/:id', [602], 'key'],
  ['DELETE', '/v1/panel/products/:id', [604], 'key'],
  ['DELETE', '/v1/panel/products/last', [604], 'key'],
  ['DELETE', '/v1/panel/products/all', [604], 'key'],
  ['GET', '/v1/panel/used-by/products', [604]],
  ['POST', '/v1/panel/record-status/products', [603]],
  ['GET', '/v1/panel/bin/products', [604]],
  ['POST', '/v1/panel/bin/products/:id', [604], 'key'],
  ['POST', '/v1/panel/products/bulk/edit', [603], 'key'],
  ['POST', '/v1/panel/products/bulk/edit/trial', [603]],
  ['POST', '/v1/panel/products/bulk/delete', [604], 'key'],
  ['POST', '/v1/panel/products/bulk/delete/trial', [604]],
  ['GET', '/v1/panel/product-matches', [600]],
  ['GET', '/v1/panel/product-matches/summary', [600]],
  ['GET', '/v1/panel/product-matches/variants', [600]],
  ['GET', '/v1/panel/product-matches/variants/:id', [600]],
  ['PATCH', '/v1/panel/product-matches/:id/status', [603]],
  ['PATCH', '/v1/panel/product-matches/:id/variant', [603]],
  ['POST', '/v1/panel/product-matches/decide', [603]],
  ['POST', '/v1/panel/product-matches/fetch', [603]],
  ['POST', '/v1/panel/product-listings/check', [603]],
  ['POST', '/v1/panel/product-listings/update', [603]],
  ['POST', '/v1/panel/product-listings/push/trial', [603]],
  ['POST', '/v1/panel/product-listings/push', [603], 'key'],
  ['GET', '/v1/panel/purchases', [1300]],
  ['GET', '/v1/panel/purchases/export', [1300]],
  ['GET', '/v1/panel/purchases/variants', [1302, 1303]],
  ['GET', '/v1/panel/purchases/:id', [1301]],
  ['GET', '/v1/panel/purchases/suppliers/:id', [1301]],
  ['POST', '/v1/panel/purchases/:id/invoice', [1303]],
  ['POST', '/v1/panel/purchases', [1302]],
  ['PATCH', '/v1/panel/purchases/:id/draft', [1303]],
  ['DELETE', '/v1/panel/purchases/:id/rest', [1303]],
  ['POST', '/v1/panel/purchases/:id/receipts', [1303]],
  ['PATCH', '/v1/panel/purchases/:id/status', [1303]],
  ['GET', '/v1/panel/incoming-invoices', [1300]],
  ['GET', '/v1/panel/incoming-invoices/export', [1300]],
  ['GET', '/v1/panel/incoming-invoices/:id', [1301]],
  ['POST', '/v1/panel/incoming-invoices', [1302]],
  ['POST', '/v1/panel/incoming-invoices/file', [1302]],
  ['PATCH', '/v1/panel/incoming-invoices/:id/draft', [1303]],
  ['PATCH', '/v1/panel/incoming-invoices/:id/match', [1303]],
  ['PATCH', '/v1/panel/incoming-invoices/:id/assignment', [1303]],
  ['POST', '/v1/panel/incoming-invoices/:id/approval', [1303]],
  ['POST', '/v1/panel/incoming-invoices/:id/rejection', [1303]],
  ['PATCH', '/v1/panel/incoming-invoices/:id/status', [1303]],
  ['GET', '/v1/panel/stock-counts', [600]],
  ['GET', '/v1/panel/stock-counts/export', [600]],
  ['GET', '/v1/panel/stock-counts/:id', [600]],
  ['POST', '/v1/panel/stock-counts', [602]],
  ['POST', '/v1/panel/stock-counts/:id/pieces', [602]],
  ['PATCH', '/v1/panel/stock-counts/:id/reasons', [602]],
  ['PATCH', '/v1/panel/stock-counts/:id/status', [602]],
  ['GET', '/v1/panel/stock-movements', [600]],
  ['GET', '/v1/panel/stock-movements/export', [600]],
  ['GET', '/v1/panel/pre-accountancy/balance', [1400]],
  ['GET', '/v1/panel/stock-movements/variants', [600, 602, 1500]],
  ['GET', '/v1/panel/stock-movements/users', [600]],
  ['GET', '/v1/panel/stock-movements/variant', [600, 602]],
  ['GET', '/v1/panel/stock-movements/history', [600]],
  ['POST', '/v1/panel/stock-movements', [602], 'key'],
  ['GET', '/v1/panel/product-reviews', [700]],
  ['GET', '/v1/panel/product-reviews/products', [700]],
  ['GET', '/v1/panel/product-reviews/:id', [700]],
  ['PATCH', '/v1/panel/product-reviews/:id/status', [703]],
  ['PATCH', '/v1/panel/product-reviews/:id/answer', [703]],
  ['DELETE', '/v1/panel/product-reviews/:id/answer', [703]],
]

const content: readonly EndpointRow[] = [
  ['POST', '/v1/web/feedbacks', 'public'],
  ['POST', '/v1/web/questions', 'public'],
  ['GET', '/v1/web/pages/:slug', 'public'],
  ['GET', '/v1/web/blogs', 'public'],
  ['GET', '/v1/web/blogs/:slug', 'public'],
  ['GET', '/v1/web/theme', 'public'],
  ['GET', '/v1/panel/pages/:id/storefront', [2301]],
  ['GET', '/v1/panel/blogs/:id/storefront', [2301]],
  ['GET', '/v1/panel/pages/:id/addresses', [2301]],
  ['POST', '/v1/panel/pages/:id/addresses', [2303]],
  ['POST', '/v1/panel/pages/:id/addresses/remove', [2303]],
  ['GET', '/v1/panel/blogs/:id/addresses', [2301]],
  ['POST', '/v1/panel/blogs/:id/addresses', [2303]],
  ['POST', '/v1/panel/blogs/:id/addresses/remove', [2303]],
  ['GET', '/v1/panel/pages/:id/copy', [2303]],
  ['PUT', '/v1/panel/pages/:id/copy', [2303]],
  ['GET', '/v1/panel/pages/:id/copy/state', [2301]],
  ['POST', '/v1/panel/pages/:id/copy/publish', [2303]],
  ['POST', '/v1/panel/pages/:id/copy/schedule', [2303]],
  ['DELETE', '/v1/panel/pages/:id/copy', [2303]],
  ['GET', '/v1/panel/blogs/:id/copy', [2303]],
  ['PUT', '/v1/panel/blogs/:id/copy', [2303]],
  ['GET', '/v1/panel/blogs/:id/copy/state', [2301]],
  ['POST', '/v1/panel/blogs/:id/copy/publish', [2303]],
  ['POST', '/v1/panel/blogs/:id/copy/schedule', [2303]],
  ['DELETE', '/v1/panel/blogs/:id/copy', [2303]],
  ['GET', '/v1/web/menus', 'public'],
  ['GET', '/v1/panel/user-feedbacks', [2800]],
  ['GET', '/v1/panel/user-feedbacks/export', [2800]],
  ['GET', '/v1/panel/user-feedbacks/:id', [2800]],
  ['PATCH', '/v1/panel/user-feedbacks/:id/status', [2801]],
  ['POST', '/v1/panel/user-feedbacks/:id/answers', [2801]],
  ['PATCH', '/v1/panel/user-feedbacks/:id/assignee', [2801]],
  ['GET', '/v1/web/home', 'public'],
  ['GET', '/v1/panel/page-builder', [3200]],
  ['PUT', '/v1/panel/page-builder/:id', [3200]],
  ['POST', '/v1/panel/page-builder/:id/publish', [3200]],
  ['POST', '/v1/panel/page-builder/:id/schedule', [3200]],
  ['GET', '/v1/panel/page-builder/:id/versions', [3200]],
  ['GET', '/v1/panel/page-builder/:id/version', [3200]],
  ['GET', '/v1/panel/emails', 'signed-in'],
  ['GET', '/v1/panel/emails/:id', 'signed-in'],
  ['PUT', '/v1/panel/emails/:id', 'signed-in'],
  ['GET', '/v1/panel/emails/:id/values', 'signed-in'],
  ['POST', '/v1/panel/emails/:id/test', 'signed-in'],
  ['GET', '/v1/panel/phone-messages', 'signed-in'],
  ['GET', '/v1/panel/phone-messages/:id', 'signed-in'],
  ['PUT', '/v1/panel/phone-messages/:id', 'signed-in'],
  ['GET', '/v1/panel/phone-messages/:id/values', 'signed-in'],
  ['POST', '/v1/panel/phone-messages/:id/test', 'signed-in'],
  ['GET', '/v1/panel/newsletter-templates', [200]],
  ['POST', '/v1/panel/newsletter-templates', [200]],
  ['PUT', '/v1/panel/newsletter-templates/:id', [200]],
  ['DELETE', '/v1/panel/newsletter-templates/:id', [200]],
  ['POST', '/v1/panel/newsletter-templates/:id/test', [200]],
  ['GET', '/v1/panel/newsletter-audience', [200]],
  ['GET', '/v1/panel/newsletter-sendings', [200]],
  ['POST', '/v1/panel/newsletter-sendings', [200], 'key'],
  ['GET', '/v1/panel/newsletter-sendings/:id', [200]],
  ['POST', '/v1/panel/newsletter-sendings/:id/cancel', [200]],
  ['GET', '/v1/panel/newsletter-sendings/:id/recipients', [200]],
  ['POST', '/v1/panel/newsletter-recipients/:id/complaint', [200]],
  ['GET', '/v1/panel/contracts', [200]],
  ['GET', '/v1/panel/contracts/:id', [200]],
  ['PUT', '/v1/panel/contracts/:id', [200]],
  ['GET', '/v1/panel/contracts/:id/values', [200]],
  ['GET', '/v1/panel/orders/:id/contracts', [1501]],
  // Questions are everybody's.
  ['GET', '/v1/panel/user-questions', 'signed-in'],
  ['GET', '/v1/panel/user-questions/export', 'signed-in'],
  ['GET', '/v1/panel/user-questions/:id', 'signed-in'],
  ['PATCH', '/v1/panel/user-questions/:id/status', 'signed-in'],
  ['POST', '/v1/panel/user-questions/:id/answers', 'signed-in'],
  ['PATCH', '/v1/panel/user-questions/:id/assignee', 'signed-in'],
]

const sales: readonly EndpointRow[] = [
  ['GET', '/v1/panel/orders', [1500]],
  ['GET', '/v1/panel/orders/customers', [1500]],
  ['GET', '/v1/panel/fast-sale', [2900]],
  ['GET', '/v1/panel/fast-sale/scan', [2900]],
  ['GET', '/v1/panel/fast-sale/variants', [2900]],
  ['GET', '/v1/panel/fast-sale/customers', [2900]],
  ['GET', '/v1/panel/fast-sale/customers/:id', [2900]],
  ['GET', '/v1/panel/fast-sale/campaigns', [2900]],
  ['POST', '/v1/panel/fast-sale', [2900], 'key'],
  ['GET', '/v1/panel/till-sessions', [2900]],
  ['POST', '/v1/panel/till-sessions', [2900], 'key'],
  ['POST', '/v1/panel/till-sessions/:id/cash', [2900], 'key'],
  ['POST', '/v1/panel/till-sessions/:id/close', [2900], 'key'],
  ['GET', '/v1/panel/dashboard/1', [600]],
  ['GET', '/v1/panel/dashboard/2', [1500]],
  ['GET', '/v1/panel/dashboard/3', [2000]],
  ['GET', '/v1/panel/dashboard/4', [1500]],
  ['GET', '/v1/panel/dashboard/5', [200]],
  ['GET', '/v1/panel/dashboard/needs', [200]],
  ['GET', '/v1/panel/readiness', [200]],
  ['PATCH', '/v1/panel/readiness', [200]],
  ['GET', '/v1/panel/orders/summary', [1500]],
  ['GET', '/v1/panel/reports/orders', [1500]],
  ['GET', '/v1/panel/reports/orders/export', [1500]],
  ['GET', '/v1/panel/reports/refunds', [1600]],
  ['GET', '/v1/panel/reports/refunds/export', [1600]],
  ['GET', '/v1/panel/reports/products', [600]],
  ['GET', '/v1/panel/reports/products/export', [600]],
  ['GET', '/v1/panel/reports/users', [2000]],
  ['GET', '/v1/panel/reports/users/export', [2000]],
  ['GET', '/v1/panel/reports/coupons', [200]],
  ['GET', '/v1/panel/reports/coupons/export', [200]],
  ['GET', '/v1/panel/reports/staff', [1500]],
  ['GET', '/v1/panel/reports/staff/export', [1500]],
  ['GET', '/v1/panel/orders/sheets', [1501]],
  ['GET', '/v1/panel/orders/:id', [1501]],
  ['POST', '/v1/panel/orders', [1501], 'key'],
  ['PATCH', '/v1/panel/orders/:id/status', [1501], 'key'],
  ['PATCH', '/v1/panel/orders/:id/payment-status', [1501], 'key'],
  ['POST', '/v1/panel/orders/:id/notes', [1501]],
  ['GET', '/v1/panel/customers/:id/events', [2001]],
  ['POST', '/v1/panel/customers/:id/notes', [2003]],
  ['POST', '/v1/panel/customers/:id/guest-orders', [2003]],
  ['GET', '/v1/panel/customers/:id/merges', [2001]],
  ['GET', '/v1/panel/customers/:id/merge-pair', [2003]],
  ['POST', '/v1/panel/customers/:id/merges', [2003], 'key'],
  ['POST', '/v1/panel/customer-merges/:id/undo', [2003], 'key'],
  ['GET', '/v1/panel/customers/:id/personal-data', [2001]],
  ['POST', '/v1/panel/customers/:id/consents', [2003]],
  ['GET', '/v1/panel/customers/:id/personal-data/file', [2003]],
  ['POST', '/v1/panel/customers/:id/erase', [2003], 'key'],
  ['POST', '/v1/panel/orders/:id/customer', [2002]],
  ['GET', '/v1/panel/orders/:id/payment-link', [1501]],
  ['POST', '/v1/panel/orders/:id/payment-link', [1501], 'key'],
  ['PUT', '/v1/panel/orders/:id/address', [1501]],
  ['POST', '/v1/panel/orders/:id/restock', [1501], 'key'],
  ['POST', '/v1/panel/orders/:id/rest', [1501], 'key'],
  ['GET', '/v1/panel/orders/:id/picking', [1501]],
  ['PUT', '/v1/panel/orders/:id/picking', [1501]],
  ['PATCH', '/v1/panel/orders/status', [1501], 'key'],
  ['POST', '/v1/panel/orders/bulk/standing', [1501]],
  ['POST', '/v1/panel/orders/bulk/takes', [1501]],
  ['POST', '/v1/panel/orders/bulk/status/trial', [1501]],
  // Cancelling many brings their stock back as cancelling one does.
  ['POST', '/v1/panel/orders/bulk/status', [1501], 'key'],
  ['GET', '/v1/panel/orders/bulk/shipping/wait', [1501]],
  ['POST', '/v1/panel/orders/bulk/shipping/trial', [1501]],
  ['POST', '/v1/panel/orders/bulk/shipping', [1501], 'key'],
  ['GET', '/v1/panel/shipping-methods', [1501]],
  ['POST', '/v1/panel/orders/:id/shipment', [1501], 'key'],
  ['POST', '/v1/panel/orders/:id/shipment/news', [1501], 'key'],
  ['GET', '/v1/panel/marketplace-orders/fetch', [1501]],
  ['POST', '/v1/panel/marketplace-orders/fetch', [1501], 'key'],
  ['GET', '/v1/panel/fast-sale/index', [2900]],
  ['POST', '/v1/panel/fast-sale/given-up', [100]],
  ['POST', '/v1/panel/fast-sale/approvals', [2900]],
  ['GET', '/v1/panel/campaign-simulator', [200]],
  ['GET', '/v1/panel/campaign-simulator/variants', [200]],
  ['GET', '/v1/panel/campaign-simulator/customers', [200]],
  ['POST', '/v1/panel/campaign-simulator', [200]],
  ['GET', '/v1/panel/campaign-results/:id', [200]],
  ['POST', '/v1/panel/campaign-rivals', [200]],
  ['GET', '/v1/panel/new-order', [1501]],
  ['GET', '/v1/panel/new-order/coupon', [1501]],
  ['GET', '/v1/panel/new-order/variants', [1501]],
  ['GET', '/v1/panel/new-order/variant', [1501]],
  ['GET', '/v1/panel/new-order/customers', [1501]],
  ['GET', '/v1/panel/new-order/customers/:id', [1501]],
  ['POST', '/v1/panel/new-order/prices', [1501]],
  ['POST', '/v1/panel/orders/:id/invoice', [1501], 'key'],
  ['POST', '/v1/panel/order-refunds/:id/invoice', [1501], 'key'],
  ['GET', '/v1/panel/invoices/:id', [1501]],
  ['GET', '/v1/panel/invoices/:id/xml', [1501]],
  ['POST', '/v1/panel/invoices/:id/ask', [1501], 'key'],
  ['PATCH', '/v1/panel/invoices/:id/status', [1501], 'key'],
  ['GET', '/v1/panel/order-refunds', [1600]],
  ['GET', '/v1/panel/order-refunds/:id', [1601]],
  ['POST', '/v1/panel/orders/:id/refunds', [1601], 'key'],
  ['PATCH', '/v1/panel/order-refunds/:id/lines/:lineId', [1601], 'key'],
  ['PATCH', '/v1/panel/order-refunds/:id/status', [1601], 'key'],
  ['PATCH', '/v1/panel/order-refunds/:id/received', [1601], 'key'],
  ['POST', '/v1/panel/order-refunds/:id/pay-back', [1601], 'key'],
  // Money of customers is collected with the codes of accounts.
  ['GET', '/v1/panel/collections', [1400]],
  ['GET', '/v1/panel/collections/outstanding', [1402]],
  ['POST', '/v1/panel/collections', [1402], 'key'],
  ['GET', '/v1/panel/collections/:id', [1401]],
  ['POST', '/v1/panel/collections/:id/undo', [1403], 'key'],
  ['GET', '/v1/panel/cheques', [1400]],
  ['POST', '/v1/panel/cheques', [1402], 'key'],
  ['GET', '/v1/panel/cheques/totals', [1400]],
  ['GET', '/v1/panel/cheques/calendar', [1400]],
  ['GET', '/v1/panel/cheques/:id', [1401]],
  ['PATCH', '/v1/panel/cheques/:id/endorsement', [1403]],
  ['PATCH', '/v1/panel/cheques/:id/deposit', [1403]],
  ['PATCH', '/v1/panel/cheques/:id/clearing', [1403]],
  ['PATCH', '/v1/panel/cheques/:id/status', [1403]],
  ['PATCH', '/v1/panel/cheques/:id/paper', [1403]],
  ['GET', '/v1/panel/given-cheques', [1400]],
  ['POST', '/v1/panel/given-cheques', [1402], 'key'],
  ['GET', '/v1/panel/given-cheques/:id', [1401]],
  ['PATCH', '/v1/panel/given-cheques/:id/status', [1403]],
]

const written: readonly EndpointRow[] = [
  ...session,
  ...sections,
  ...addresses,
  ...account,
  ...files,
  ...lists,
  ...work,
  ...records,
  ...statuses,
  ...orders,
  ...catalog,
  ...content,
  ...sales,
]

const paths = new Set(written.map(([, path]) => path))
const unwritten = declaredLists.filter(({ list }) => !paths.has(`/v1/panel/${list.name}`))

/** Every call that the server answers, and nothing else. */
export const endpointTable: readonly EndpointRow[] = [...written, ...unwritten.flatMap(promised)].map(withReaders)

/** What the grammar promises of a list: five calls of a record, its trash, its file and its status, and of a connection its state and its test; or its rows, their file, and one of them with its steps. */
function promised({ list, of }: DeclaredList): readonly EndpointRow[] {
  const base = familyOf(list)
  const file = ['GET', `/v1/panel/${list.name}/export`, [base]] as const
  if (of === 'rows') {
    const life = [
      ['GET', `/v1/panel/${list.name}/:id`, [base + 1]],
      ['PATCH', `/v1/panel/${list.name}/:id/status`, [base + 3]],
    ] as const
    return [['GET', `/v1/panel/${list.name}`, [base]], file, ...(hasLife(list) ? life : [])]
  }
  const made =
    list.fields.status?.kind === 'flag' ? [['POST', `/v1/panel/record-status/${list.name}`, [base + 3]] as const] : []
  const connection = list.connection
    ? ([
        ['GET', `/v1/panel/${list.name}/:id/state`, [base + 1]],
        ['POST', `/v1/panel/${list.name}/:id/test`, [base + 3]],
      ] as const)
    : []
  const order = list.ordered ? [['PUT', `/v1/panel/record-order/${list.name}`, [base + 3]] as const] : []
  const past = list.history ? [['GET', `/v1/panel/${list.name}/:id/history`, [base + 1]] as const] : []
  return [
    ...record(list.name, [base, base + 1, base + 2, base + 3, base + 4]),
    file,
    ...made,
    ...connection,
    ...past,
    ...order,
  ]
}

/** Whoever fills a form that names a record, or narrows a list by one, chooses it from its list. */
function withReaders(row: EndpointRow): EndpointRow {
  const [method, path, codes, ...key] = row
  if (method !== 'GET' || typeof codes === 'string') return row
  const naming = unwritten.filter(({ list }) =>
    [...Object.values(list.fields).map(targetOf), ...(list.chooses ?? [])].some((to) => path === `/v1/panel/${to}`),
  )
  const also = naming.flatMap(({ list, of }) => {
    const base = familyOf(list)
    return of === 'records' ? [base, base + 1, base + 2, base + 3] : [base]
  })
  return [method, path, [...new Set([...codes, ...also])], ...key]
}
