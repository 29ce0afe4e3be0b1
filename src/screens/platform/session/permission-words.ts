import type { I18n } from '@lingui/core'
import { listNamed, listNames } from '#api/registry/lists.ts'
import type { Act } from '#api/resources/platform/resource.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { fullAccess } from '#api/rules/platform/session.ts'

/** A permission by what it opens, as people speak of it: "Markalar: ekleme"; one that opens no list has words of its own. */
export function formatPermission(i18n: I18n, code: number): string {
  const own = others[code]
  if (own) return i18n._(own)
  const opened = listNames.flatMap((name) => {
    const { title, codes } = listNamed(name)
    const act = strongest.find((one) => codes[one].includes(code))
    return act ? [{ title: i18n._(title), act }] : []
  })
  const [first] = opened
  if (!first) return String(code)
  return `${[...new Set(opened.map(({ title }) => title))].join(', ')}: ${i18n._(acts[first.act])}`
}

/** One code may open several acts: it is called by the one that goes furthest. */
const strongest: readonly Act[] = ['edit', 'add', 'delete', 'view', 'list']

const acts: Readonly<Record<Act, Says>> = {
  list: /*i18n*/ { id: 'permission.list', message: 'listeleme' },
  view: /*i18n*/ { id: 'permission.view', message: 'görüntüleme' },
  add: /*i18n*/ { id: 'permission.add', message: 'ekleme' },
  edit: /*i18n*/ { id: 'permission.edit', message: 'değiştirme' },
  delete: /*i18n*/ { id: 'permission.delete', message: 'silme' },
}

const others: Readonly<Record<number, Says>> = {
  [fullAccess]: /*i18n*/ { id: 'permission.all', message: 'Tüm yetkiler' },
  200: /*i18n*/ { id: 'permission.home', message: 'Ana sayfa' },
  2900: /*i18n*/ { id: 'permission.till', message: 'Hızlı satış' },
}
