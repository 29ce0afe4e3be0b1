import { failure } from '#api/contract/platform/failure.ts'
import type { Draft } from '#api/resources/platform/resource.ts'
import type { RecordFormContext, Stored } from '#machines/platform/record-form/record-form.context.ts'
import { type RecordFormEvent, recordFormMachine } from '#machines/platform/record-form/record-form.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const turkish = 175
/** The id that a new record gets. */
export const added = 8
const named = (name: string) => [{ language_id: turkish, name }]
const value = (name: string, swatch = '') => ({ id: null, translations: named(name), swatch })
const band = (minimum: string, maximum: string, price: string) => ({ minimum, maximum, price })
const change = (field: string, value: unknown): RecordFormEvent => ({ type: 'CHANGE', field, value })

const texts = { language_id: turkish, content: '<p>On dört gün.</p>', meta_title: '', meta_description: '' }
const part = {
  ...{ kind: 'text', x: 2, y: 2, width: 20, height: 6, symbology: 'auto', content: '{name}', attribute: '' },
  ...{ size: 2.5, align: 'left', bold: 0 },
}
const item = (name: string, own: object = {}) => ({
  ...{ level: 1, translations: named(name), link: 'address', target_id: 0, url: '/iade', icon: '', ...own },
})
const items = (many: number, own: object = {}) => Array.from({ length: many }, (_, at) => item(`Öğe ${at + 1}`, own))
const parts = (...own: readonly object[]) => own.map((one) => ({ ...part, ...one }))

/** What is typed into the form of each resource: something that may be saved, and something that breaks each rule of its fields. */
const typed: Readonly<Record<string, readonly RecordFormEvent[]>> = {
  brands: [
    change('translations', named('Paşabahçe Cam')),
    change('translations', named('')),
    change('translations', named('P'.repeat(256))),
    change('marketplace_links', [{ marketplace_id: null, name: '' }]),
    change('marketplace_links', []),
  ],
  taxes: [
    change('name', 'KDV'),
    change('rates', [{ rate: '20', valid_from: '2024-01-01' }]),
    change('rates', [{ rate: '18', valid_from: '2024-01-01' }]),
    change('rates', [{ rate: 'yirmi', valid_from: '2020-01-01' }]),
    change('rates', []),
  ],
  options: [
    change('translations', named('Beden')),
    change('values', [value('S')]),
    change('values', [value('S'), value('s')]),
    change('values', [value('S', '#fff')]),
    change('values', []),
  ],
  suppliers: [
    change('name', 'Ege Tekstil'),
    change('phone', '12'),
    change('email', 'satis@ege'),
    change('tax_number', '123456789'),
  ],
  'listing-changes': [change('name', 'Komisyon'), change('amount', '10'), change('amount', '200')],
  'shop-shipping-methods': [
    change('tracking_pattern', 'kargo takip'),
    change('bands', [band('0', '', '79')]),
    change('bands', [band('0', '', 'az')]),
    change('bands', [band('500', '0', '79')]),
    change('bands', [band('0', '500', '79'), band('400', '', '49')]),
    change('bands', [band('0', '500', '79'), band('600', '', '49')]),
  ],
  'shop-payment-methods': [change('minimum', '-1'), change('maximum', '0'), change('minimum', '100')],
  'shop-phone-message-methods': [
    change('adapter', 'http'),
    change('url', 'api.firma.com'),
    change('header_name', 'Yetki başlığı'),
    change('body', '{"to":"[phone]"}'),
  ],
  'shop-mail-methods': [change('host', 'smtp magaza'), change('port', '70000')],
  'shop-invoice-methods': [change('adapter', 'http'), change('status_url', 'https://api.entegrator.test/durum')],
  users: [change('type', 'employee'), change('role_id', 3)],
  coupons: [
    change('code', 'KASIM 10'),
    change('discount', '101'),
    change('start', '2026-12-01'),
    change('end', '2026-11-30'),
    change('minimum', '-1'),
    change('maximum', '-5'),
  ],
  pages: [
    change('translations', [{ ...texts, title: 'İade', slug: 'İade koşulları' }]),
    change(
      'tags',
      ['iade', 'değişim', 'kargo', 'ödeme', 'gizlilik', 'üyelik'].map((tag) => ({ tag })),
    ),
  ],
  'label-themes': [
    change('width_mm', '400'),
    change('dpi', 60),
    change('paper', 'sheet'),
    change('columns', 9),
    change('components', parts({ x: -1 })),
    change('components', parts({ content: '' })),
    change('components', parts({ content: '{renk}' })),
    change('components', parts(...Array.from({ length: 41 }, () => ({})))),
  ],
  menus: [
    change('translations', named('Üst menü')),
    change('location', 'footer'),
    change('items', [item('Giyim')]),
    change(
      'items',
      [1, 2, 3, 4].map((level) => item('Elbise', { level })),
    ),
    change('items', items(6, { icon: 'home' })),
    change('items', [item('Giyim', { level: 2 })]),
    change('items', [item('Giyim', { link: 'category' })]),
    change('items', [item('Giyim', { url: 'javascript:alert(1)' })]),
  ],
  zones: [change('name', 'Ege'), change('provinces', [35])],
  crons: [
    change('title', 'Gece denetimi'),
    change('kind', 'data.check'),
    change('frequency', '3h'),
    change('at', '25:00'),
  ],
  'currency-exchange-rates': [
    change('forex_buying', '42.1'),
    change('forex_buying', '0'),
    change('forex_selling', '42.2'),
    change('forex_selling', '40'),
    change('source', 'central_bank'),
  ],
  'bank-accounts': [change('iban', 'TR330006100519786457841362')],
  'account-entries': [change('kind', 'transfer'), change('to_amount', '0'), change('kind', 'reversal')],
  customers: [change('tc_number', '1000'), change('contact_type', 'corporate')],
  'user-roles': [change('name', 'Tezgâh'), change('permissions', [600, 601, 1500, 1501, 2900])],
}

const brand: Draft = { logo: '', translations: named('Paşabahçe'), marketplace_links: [], status: 1 }
const admin: Draft = {
  ...{ name: 'Ayşe', surname: 'Demir', email: 'ayse@shop.test', phone: '', password: '', password_confirmation: '' },
  ...{ type: 'admin', role_id: null, status: 'accepted' },
}
const stored = (draft: Draft): Stored => ({ id: 7, version: 1, draft })
const theirs = stored({ ...brand, translations: named('Şişecam') })
const stale = failure('conflict', {
  status: 409,
  error: 'conflict.stale',
  rules: [{ id: 'conflict.stale', about: { user: 'Elif Kaya', time: '14:32' } }],
})
const missing = failure('notFound', { status: 404 })
const expired = failure('session', { status: 401 })
const mayAll = { permissions: [100] }

/** The form of a brand, new and stored, of a tax, of an option, of a supplier, of a change for marketplaces, of a shipping and a payment method, of connections for mails, phone messages and e-invoices, of oneself, of a coupon, of a page, of a label, of a menu, of a zone, of what runs by itself, of an exchange rate, of a bank account, of money written by hand, of a customer and of a role: through each rule, a lost answer, an ended session, and somebody else's save. */
export default paths(recordFormMachine)({
  inputs: {
    add: { resource: 'brands', id: null, holder: mayAll },
    edit: { resource: 'brands', id: 7, holder: mayAll },
    looking: { resource: 'brands', id: 7, holder: { permissions: [1101] } },
    addTax: { resource: 'taxes', id: null, holder: mayAll },
    addOption: { resource: 'options', id: null, holder: mayAll },
    addSupplier: { resource: 'suppliers', id: null, holder: mayAll },
    addChange: { resource: 'listing-changes', id: null, holder: mayAll },
    addMethod: { resource: 'shop-shipping-methods', id: null, holder: mayAll },
    addPayment: { resource: 'shop-payment-methods', id: null, holder: mayAll },
    addMail: { resource: 'shop-mail-methods', id: null, holder: mayAll },
    addPhone: { resource: 'shop-phone-message-methods', id: null, holder: mayAll },
    addInvoicing: { resource: 'shop-invoice-methods', id: null, holder: mayAll },
    addCoupon: { resource: 'coupons', id: null, holder: mayAll },
    addPage: { resource: 'pages', id: null, holder: mayAll },
    addTheme: { resource: 'label-themes', id: null, holder: mayAll },
    addMenu: { resource: 'menus', id: null, holder: mayAll },
    addZone: { resource: 'zones', id: null, holder: mayAll },
    addCron: { resource: 'crons', id: null, holder: mayAll },
    addRate: { resource: 'currency-exchange-rates', id: null, holder: mayAll },
    addAccount: { resource: 'bank-accounts', id: null, holder: mayAll },
    addEntry: { resource: 'account-entries', id: null, holder: mayAll },
    addCustomer: { resource: 'customers', id: null, holder: mayAll },
    addRole: { resource: 'user-roles', id: null, holder: { permissions: [2100, 2102] } },
    oneself: { resource: 'users', id: 7, holder: { ...mayAll, id: 7 } },
  },
  events: ({ context }) => [
    ...(typed[context.resource] ?? []),
    { type: 'TOUCH', path: 'translations.0.name' },
    { type: 'REVEAL' },
    ...(context.resource === 'brands'
      ? [true, false].map((busy) => ({ type: 'UPLOADING' as const, field: 'logo', busy }))
      : []),
    { type: 'SUBMIT' },
    { type: 'SUBMIT', next: 'another' },
    { type: 'REVERT' },
    { type: 'RETRY' },
    { type: 'RENEWED' },
    ...context.differences.map(({ path }) => ({ type: 'CHOOSE' as const, path, side: 'theirs' as const })),
    { type: 'MERGE' },
    { type: 'TAKE_THEIRS' },
    { type: 'BACK' },
    { type: 'ADD_AGAIN' },
    { type: 'RESTORED' },
  ],
  answers: {
    open: ({ context: { resource, id } }) => ({
      done: [
        {
          record: id === null ? null : stored(resource === 'users' ? admin : brand),
          languages: [turkish],
          // The one who opens the own form is the shop's only admin.
          ...(resource === 'users' ? { limits: { above: false, last_admin: true, roles_above: [] } } : {}),
          ...(resource === 'taxes' ? { country: 'TR' } : {}),
        },
      ],
      failed: [failure('network'), ...(id === null || resource === 'users' ? [] : [missing])],
    }),
    save: ({ context: { id, draft, resource } }) => ({
      // A record that was added has another id: its form gives way to the list.
      done: [{ id: id ?? added, version: 2, draft }],
      failed: resource === 'users' ? [] : [failure('network'), expired, ...(id === null ? [] : [stale, missing])],
    }),
    renewals: {},
    compare: { done: [{ record: theirs, languages: [turkish] }], failed: [failure('network'), expired, missing] },
  },
  key: ({ value, context }) => JSON.stringify([value, ...whatCounts(context)]),
})

function whatCounts({
  resource,
  id,
  holder,
  draft,
  uploading,
  original,
  next,
  differences,
  choices,
  theirs: other,
}: RecordFormContext) {
  return [
    resource,
    id,
    holder.permissions,
    draft,
    uploading,
    original,
    next,
    differences.length,
    Object.keys(choices),
    other?.version ?? null,
  ]
}
