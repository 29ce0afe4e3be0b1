import { type I18n, setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { routes } from '#api/registry/routes.ts'
import { messages as en } from '#locales/en.po'
import { messages as tr } from '#locales/tr.po'
import { titleOf } from '#screens/platform/frame/use-title.ts'
import { declaredLists } from './grammar.ts'
import { titles } from './titles.table.ts'

/** R7: what each page is called, against a table that is written by hand; a list that is not in it is called as the grammar has it. */
test.each([
  ['tr', 0],
  ['en', 1],
] as const)('every page has its own title in %s', (locale, at) => {
  const i18n = setupI18n({ locale, messages: { tr, en } })
  const told = Object.fromEntries(routes.map((route) => [route.path, titleOf(i18n, route)]))
  const written = Object.entries(titles).map(([path, words]) => [path, words[at]])
  expect(told).toEqual({ ...Object.fromEntries(promised(i18n)), ...Object.fromEntries(written) })
})

/** What the pages of lists are called that nobody wrote down: the list as its records, a form as one of them, with what it does. */
function promised(i18n: I18n): [path: string, words: string][] {
  return declaredLists.flatMap(({ list, of }) => {
    const { name, path = name, form = path, opensAt = `${path}/edit`, menu, title, one, acts, opens } = list
    if (menu === undefined || `/${path}` in titles) return []
    const [all, record] = [i18n._(title), i18n._(one)]
    const adding = i18n.locale === 'tr' ? `${record} ekle` : `Add ${record.toLowerCase()}`
    const forms: [string, string][] = [
      ...(acts.includes('add') ? [[`/${form}/add`, adding] as [string, string]] : []),
      ...(acts.includes('view') || acts.includes('edit') ? [[`/${form}/edit/:id`, record] as [string, string]] : []),
    ]
    const pages: [string, string][] = opens === undefined ? [] : [[`/${opensAt}/:id`, record]]
    return [[`/${path}`, all], ...(of === 'records' ? forms : pages)]
  })
}
