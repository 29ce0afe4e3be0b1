import { type FormName, formNamed } from '#api/registry/forms.ts'
import type { Field, Kind, TranslationRow, TranslationsField } from '#api/resources/platform/field.types.ts'
import type { Draft } from '#api/resources/platform/resource.ts'
import { english, type Seeded, turkey, turkish } from '#tests/seed.ts'
import { catalogDrafts } from './catalog-drafts.ts'
import { contentDrafts } from './content-drafts.ts'
import { moneyDrafts } from './money-drafts.ts'
import { salesDrafts } from './sales-drafts.ts'
import { next } from './sample.ts'
import { settingsDrafts } from './settings-drafts.ts'

/** What only a rule across fields knows of a draft, by resource. */
const special: Partial<Record<FormName, Draft>> = {
  ...catalogDrafts,
  ...contentDrafts,
  ...salesDrafts,
  ...settingsDrafts,
  ...moneyDrafts,
  ...contentDrafts,
}

/** A record of a resource that every rule lets through, with a name of its own; in a shop it names others of that shop. */
export function draftOf(name: FormName, seeded?: Seeded): Draft {
  const { fields } = formNamed(name)
  const own = Object.entries(fields).map(([key, field]) => [key, sampleOf(field, { seeded, of: name })])
  const whole = { ...Object.fromEntries(own), ...special[name] }
  // What another field closes is empty, as it is stored; what none opens is told by the server.
  const closed = Object.entries(fields).filter(
    ([, { when }]) => when && when.is.length > 0 && !when.is.includes(String(whole[when.field])),
  )
  return { ...whole, ...Object.fromEntries(closed.map(([key, field]) => [key, field.initial])) }
}

/** The records of a shop that a reference can point to, by the list that has them. */
export function idsIn({
  attribute,
  brand,
  category,
  option,
  reason,
  ...own
}: Seeded): Readonly<Record<string, number>> {
  return {
    brands: brand,
    categories: category.elbise,
    attributes: attribute.kumas,
    options: option.beden,
    tags: own.tag,
    units: own.unit,
    taxes: own.tax,
    suppliers: own.supplier,
    'order-refund-reasons': reason.plain,
    'shop-currencies': own.currency,
    accounts: own.account,
    'shop-accounting-methods': own.accounting_method,
    customers: own.customer_id,
    'own-countries': turkey,
    'own-languages': turkish,
  }
}

/** One after the other of those that are in no shop of the tests: what each shop has once. */
const others: Readonly<Record<string, () => number>> = {
  languages: oneOf(Array.from({ length: 150 }, (_, at) => at + 1)),
  countries: oneOf(Array.from({ length: 200 }, (_, at) => at + 10)),
  currencies: oneOf([
    784, 971, 8, 51, 973, 32, 36, 533, 944, 977, 52, 50, 60, 96, 68, 986, 44, 64, 72, 933, 84, 124, 976, 756, 156, 170,
    188, 192, 132, 203, 208, 214, 12, 818, 232, 230, 242, 238, 826, 981,
  ]),
}

function oneOf(ids: readonly number[]): () => number {
  let taken = 0
  return () => ids[taken++ % ids.length] as number
}

interface About {
  readonly seeded: Seeded | undefined
  /** The resource that has the field. */
  readonly of: string
}

/** The sample face of every field kind. A new kind does not compile until it has one. */
const samples: { readonly [K in Kind]: (field: Extract<Field, { kind: K }>, about: About) => unknown } = {
  text: ({ label, keys, rules, required }) => {
    if (keys) return typed[keys]
    return rules.length > 0 && !required ? '' : `${label.message} ${next()}`
  },
  longText: ({ label }) => `${label.message}\n${next()}`,
  richText: ({ label }) => `<p>${label.message} ${next()}</p>`,
  place: ({ label }) => `${label.message} ${next()}`,
  quantity: ({ min }) => min + 1,
  money: () => '12.50',
  rate: () => 20,
  flag: () => 1,
  choice: ({ choices }) => choices[0]?.value ?? '',
  date: () => '2024-01-01',
  reference: ({ to, parent, required }, { seeded, of }) => {
    if (to === 'marketplaces') return 2
    const another = others[to]
    if (another) return another()
    const id = parent || !seeded ? undefined : idsIn(seeded)[to]
    if (id === undefined && required) throw new Error(`${of} names one of the ${to}: say in tests/samples which one`)
    return id ?? null
  },
  references: ({ to }, { seeded }) => {
    const another = others[to]
    if (another) return [another()]
    const id = seeded && idsIn(seeded)[to]
    return id === undefined ? [] : [id]
  },
  translations: ({ label, texts }) => namesOf(texts, label.message ?? ''),
  image: () => '',
  rows: ({ columns }, about) => [
    Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, sampleOf(column, about)])),
  ],
  values: ({ label, text, swatch }) => [
    {
      id: null,
      translations: namesOf({ name: text }, label.message ?? ''),
      ...(swatch ? { swatch: '#1f6feb' } : {}),
    },
  ],
  swatch: () => '#1f6feb',
  secret: ({ label }) => `${label.message} ${next()}`,
  // Whoever adds a role in a test holds the code for adding alone, and gives none that they do not hold.
  permissions: () => [],
}

/** What is typed with the keys that a phone shows for it. */
const typed = { email: 'satis@ege.test', tel: '+90 232 000 00 00', numeric: '1234567890' }

function sampleOf(field: Field, about: About): unknown {
  return (samples[field.kind] as (field: Field, about: About) => unknown)(field, about)
}

/** The first text in both languages of the shop; the others are empty. */
function namesOf(texts: TranslationsField['texts'], label: string): TranslationRow[] {
  const [naming = 'name', ...others] = Object.keys(texts)
  const filled = (key: string) => (texts[key]?.kind === 'richText' && texts[key].required ? `<p>${label}</p>` : '')
  const rest = Object.fromEntries(others.map((key) => [key, filled(key)]))
  const number = next()
  return [
    { language_id: turkish, [naming]: `${label} ${number}`, ...rest },
    { language_id: english, [naming]: `Name ${number}`, ...rest },
  ]
}
