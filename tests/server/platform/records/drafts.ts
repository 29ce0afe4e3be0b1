import { expect } from 'vitest'
import { type ResourceName, resources } from '#api/registry/resources.ts'
import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import { english, turkish } from '#tests/seed.ts'

const apart: readonly string[] = ['categories', 'currency-exchange-rates', 'pages', 'blogs']

export type Whole = Exclude<ResourceName, 'categories' | 'currency-exchange-rates' | 'pages' | 'blogs'>

/**
 * Every resource with its name, for tests that hold for all of them. The tree of categories has a list and a deletion of its own, and what a
 * shop chooses from lists of the world (`tests/server/settings/shop-lists.test.ts`) has no name of its own and is never deleted, as are people
 * (`tests/server/settings/users.test.ts`). Exchange rates have no name but their currency's (`tests/server/settings/rates.test.ts`), and the server
 * makes addresses of the titles of pages and posts (`tests/server/content/articles.test.ts`).
 */
export const all = Object.entries(resources).flatMap(([name, resource]) =>
  apart.includes(name) || 'stays' in resource ? [] : [[name as Whole, resource as unknown as Resource] as const],
)

let made = 0

/** The names of a record that no other has. */
export function named(tr?: string, en?: string): { language_id: number; name: string }[] {
  made += 1
  return [
    { language_id: turkish, name: tr ?? `Ad ${made}` },
    { language_id: english, name: en ?? `Name ${made}` },
  ]
}

/** What is stored of a draft: values that had no id have one. */
export function asStored(draft: Draft): Draft {
  const values = (draft.values ?? []) as readonly { id: number | null }[]
  return {
    ...draft,
    ...(draft.values ? { values: values.map((one) => ({ ...one, id: one.id ?? expect.any(Number) })) } : {}),
  }
}

/** A category at the top of the tree. */
export const aCategory = {
  translations: named().map((one) => ({
    ...one,
    description: '',
    meta_title: '',
    meta_description: '',
    meta_keywords: '',
  })),
  parent_id: null,
  status: 1,
  image: '',
  attributes: [],
  marketplace_links: [],
}

interface Broken {
  readonly of: string
  readonly when: string
  /** What is wrong in a draft that every rule lets through. */
  readonly changes: Draft
  /** The path of the field, and the rule that is told there. */
  readonly at: string
  readonly rule: string
}

const long = 'a'.repeat(256)

/** What each resource refuses: one thing broken at a time. */
export function brokenDrafts(name: Whole): readonly Broken[] {
  const { naming } = resources[name]
  const without = (field: string, value: unknown) => ({ [field]: value })
  if (naming === 'translations') {
    const rows = (told: readonly object[]) => ({ translations: told.map((row) => ({ ...otherTexts(name), ...row })) })
    return [
      {
        of: 'R147',
        when: 'a name in Turkish only',
        changes: rows(named('Yalnız', '')),
        at: 'translations.1.name',
        rule: 'validation.translation',
      },
      {
        of: 'R147',
        when: 'no row for English',
        changes: rows(named().slice(0, 1)),
        at: 'translations.1.name',
        rule: 'validation.translation',
      },
      {
        of: 'R147',
        when: 'a name of blanks',
        changes: rows(named('  ', 'x')),
        at: 'translations.0.name',
        rule: 'validation.translation',
      },
      {
        of: 'R105',
        when: 'a name of 256 letters',
        changes: rows(named(long, 'x')),
        at: 'translations.0.name',
        rule: 'validation.max_length',
      },
      {
        of: 'R147',
        when: 'the same language twice',
        changes: rows([...named(), ...named().slice(0, 1)]),
        at: 'translations.2.language_id',
        rule: 'validation.invalid_choice',
      },
      {
        of: 'R147',
        when: 'a language that the shop has not',
        changes: rows([...named(), { language_id: 999, name: 'x' }]),
        at: 'translations.2.language_id',
        rule: 'validation.invalid_choice',
      },
      ...(name === 'brands' ? brokenBrands() : []),
    ]
  }
  return [
    { of: 'R105', when: 'no name', changes: without(naming, ' '), at: naming, rule: 'validation.required' },
    {
      of: 'R105',
      when: 'a name of 256 letters',
      changes: without(naming, long),
      at: naming,
      rule: 'validation.max_length',
    },
    ...(name === 'taxes' ? brokenTaxes() : []),
    ...(name === 'suppliers' ? brokenSuppliers() : []),
  ]
}

/** What a language has beside the name, empty. */
function otherTexts(name: Whole): Draft {
  const field = (resources[name] as unknown as Resource).fields.translations
  const texts = field?.kind === 'translations' ? Object.keys(field.texts) : []
  return Object.fromEntries(texts.map((key) => [key, '']))
}

function brokenSuppliers(): Broken[] {
  const one = (of: string, at: string, value: string, rule: string): Broken => ({
    of,
    when: `${at} ${value}`,
    changes: { [at]: value },
    at,
    rule,
  })
  return [
    one('R132', 'phone', '12', 'validation.length'),
    one('R134', 'email', 'satis@ege', 'validation.email'),
    one('R140', 'tax_number', '123456789', 'contact.tax_number'),
  ]
}

function brokenBrands(): Broken[] {
  const links = (...marketplace_links: unknown[]) => ({ marketplace_links })
  return [
    {
      of: 'D6',
      when: 'a marketplace that is none',
      changes: links({ marketplace_id: 999, name: 'x' }),
      at: 'marketplace_links.0.marketplace_id',
      rule: 'validation.invalid_choice',
    },
    {
      of: 'R101',
      when: 'a link without its marketplace',
      changes: links({ marketplace_id: null, name: 'x' }),
      at: 'marketplace_links.0.marketplace_id',
      rule: 'validation.required',
    },
    {
      of: 'R101',
      when: 'a link without its name',
      changes: links({ marketplace_id: 2, name: 'x' }, { marketplace_id: 3, name: '' }),
      at: 'marketplace_links.1.name',
      rule: 'validation.required',
    },
    {
      of: 'R51',
      when: 'a logo that was never uploaded',
      changes: { logo: 'made-up.png' },
      at: 'logo',
      rule: 'files.gone',
    },
  ]
}

function brokenTaxes(): Broken[] {
  const rates = (...rows: unknown[]) => ({ rates: rows })
  return [
    { of: 'R110', when: 'no rate', changes: rates(), at: 'rates', rule: 'validation.tax_rate_required' },
    {
      of: 'R109',
      when: '18 percent after the change',
      changes: rates({ rate: '18', valid_from: '2024-01-01' }),
      at: 'rates.0.rate',
      rule: 'validation.tax_rate',
    },
    {
      of: 'R124',
      when: 'a rate in words',
      changes: rates({ rate: 'yirmi', valid_from: '2024-01-01' }),
      at: 'rates.0.rate',
      rule: 'validation.number',
    },
    ...['2024-13-45', '2026-02-30', '0001-01-01', '9999-12-31'].map((valid_from) => ({
      of: 'R110',
      when: `from ${valid_from} on, which is no day of a shop`,
      changes: rates({ rate: 20, valid_from }),
      at: 'rates.0.valid_from',
      rule: 'validation.date',
    })),
  ]
}
