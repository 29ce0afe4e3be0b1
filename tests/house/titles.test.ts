import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { routes } from '#api/registry/routes.ts'
import { messages as en } from '#locales/en.po'
import { messages as tr } from '#locales/tr.po'
import { titleOf } from '#screens/platform/frame/use-title.ts'
import { titles } from './titles.table.ts'

/** R7: what each page is called, against a table that is written by hand. */
test.each([
  ['tr', 0],
  ['en', 1],
] as const)('every page has its own title in %s', (locale, at) => {
  const i18n = setupI18n({ locale, messages: { tr, en } })
  const told = Object.fromEntries(routes.map((route) => [route.path, titleOf(i18n, route)]))
  expect(told).toEqual(Object.fromEntries(Object.entries(titles).map(([path, words]) => [path, words[at]])))
})
