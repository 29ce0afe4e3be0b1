import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { orders } from '#api/listings/sales/orders.ts'
import { listNamed, listNames } from '#api/registry/lists.ts'
import { routes } from '#api/registry/routes.ts'
import type { Field } from '#api/resources/platform/field.types.ts'
import { groups } from '#api/routes/platform/menu.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { messages as en } from '#locales/en.po'
import { messages as tr } from '#locales/tr.po'

/** One word for one thing: in the menu, and of everything that is on or off. */

const speak = { tr: setupI18n({ locale: 'tr', messages: { tr } }), en: setupI18n({ locale: 'en', messages: { en } }) }
const languages = ['tr', 'en'] as const
type Language = (typeof languages)[number]
const said = (language: Language, { id, message }: Says) => speak[language]._(id, {}, { message })

/** The stems of a title: endings and what lists and pages are called anyway are no words of their own. */
function stems(title: string): string[] {
  const idle = /^(?:tum|all|bakis|genel|overview|view|at|the|of|on|a|list|liste|listesi|page|sayfa|sayfasi)$/
  return fold(title)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !idle.test(word))
    .map((word) => word.replace(/(?:lari|leri|lar|ler|s)$/, '').slice(0, 5))
}

/** The entries of the menu, each with the headings above it. */
function entries(language: Language): { title: string; above: string[] }[] {
  const above = (name: string): string[] =>
    name === ''
      ? []
      : [...above(groups[name as keyof typeof groups].in), said(language, groups[name as keyof typeof groups].title)]
  return routes.flatMap(({ menu, title }) => (menu ? [{ title: said(language, title), above: above(menu.in) }] : []))
}

/** Whether all words of one title are in the other. */
function within(one: string, other: string): boolean {
  const [few = [], many = []] = [stems(one), stems(other)].toSorted((a, b) => a.length - b.length)
  return few.every((stem) => many.includes(stem))
}

/** Entries that one may take for each other: what is left beside their headings is the same, or nothing beside a heading of another word. */
function mistaken(all: readonly { title: string; above: readonly string[] }[]): string[][] {
  const rest = ({ title, above }: (typeof all)[number]) => {
    const known = new Set(above.flatMap(stems))
    return stems(title)
      .filter((stem) => !known.has(stem))
      .toSorted()
      .join(' ')
  }
  const twins = all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .flatMap((other) =>
        rest(one) !== '' && rest(one) === rest(other) && within(one.title, other.title)
          ? [[one.title, other.title]]
          : [],
      ),
  )
  const hidden = all.flatMap((one) => {
    const heading = one.above.at(-1)
    return rest(one) === '' &&
      heading !== undefined &&
      one.title.split(' ').length > 1 &&
      !/^(?:Tüm|All) /.test(one.title)
      ? [[heading, one.title]]
      : []
  })
  return [...twins, ...hidden]
}

test.each(languages)('no two entries of the menu are taken for each other in %s', (language) => {
  expect(entries(language).length).toBeGreaterThan(25)
  expect(mistaken(entries(language))).toEqual([])
})

test.each([
  [
    ['Gruplar', 'Katalog'],
    ['Ürün grupları', 'Katalog', 'Ürünler'],
  ],
  [['Kataloğa bakış', 'Katalog']],
  [
    ['Groups', 'Catalogue'],
    ['Product groups', 'Catalogue', 'Products'],
  ],
])('such are found: %j', (...entries) => {
  expect(mistaken(entries.map(([title = '', ...above]) => ({ title, above })))).toHaveLength(1)
})

test.each([
  [
    ['İadeler', 'Siparişler'],
    ['İade nedenleri', 'Siparişler'],
  ],
  [
    ['Ürünler', 'Katalog', 'Ürünler'],
    ['Katalog özeti', 'Katalog'],
  ],
  [['Tüm siparişler', 'Siparişler']],
])('others are left alone: %j', (...entries) => {
  expect(mistaken(entries.map(([title = '', ...above]) => ({ title, above })))).toEqual([])
})

test.each(languages)('a list of the orders of a type has the word of that type in %s', (language) => {
  const pages = {
    ...{ shop: '/shop-orders', physical: '/physical-shop-orders' },
    ...{ online: '/online-shop-orders', marketplace: '/marketplace-orders' },
  }
  const words = orders.fields.type.choices.map(({ value, says }) => {
    const title = routes.find(({ path }) => path === pages[value as keyof typeof pages])?.title
    return [title && fold(said(language, title)), fold(said(language, says)).replace(/s$/, '')]
  })
  expect(words).toHaveLength(4)
  for (const [title, word] of words) expect(title?.startsWith(word ?? '?')).toBe(true)
})

describe('what is on or off', () => {
  const flags = listNames
    .map(listNamed)
    .flatMap(({ name, fields }) =>
      Object.entries(fields as Readonly<Record<string, Field>>).flatMap(([key, field]) =>
        field.kind === 'flag' ? [{ of: `${name} ${key}`, state: key === 'status', says: field.says }] : [],
      ),
    )

  test('is active or passive where it is a status, and yes or no where it is an answer', () => {
    expect([flags.some(({ state }) => state), flags.some(({ state }) => !state)]).toEqual([true, true])
    for (const { of, state, says } of flags) {
      const words = languages.map((language) => [says[1], says[0]].map((one) => said(language, one)))
      const expected = state
        ? [
            ['Aktif', 'Pasif'],
            ['Active', 'Passive'],
          ]
        : [
            ['Evet', 'Hayır'],
            ['Yes', 'No'],
          ]
      expect([of, words]).toEqual([of, expected])
    }
  })
})
