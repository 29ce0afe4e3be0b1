import type { Act } from '#api/resources/platform/resource.ts'
import type { About, Says } from '#api/rules/platform/rule.ts'
import { fullAccess, type Granter, mayGrant } from '#api/rules/platform/session.ts'
import { listNamed, listNames } from './lists.ts'

/** How a sentence is said to whoever reads it. */
type Say = (says: Says) => string

/** The values that a refusal for want of a permission is told with: the permission in words, and who can give it, by name where known. */
export function permissionValues(about: About | undefined, say: Say, known: readonly Granter[]): About {
  const codes = permissionsIn(about)
  const permission = codes.length > 0 ? formatPermissions(codes, say) : say(working)
  const granters = about?.granters ?? (formatGranters(known, codes) || say(someGranter))
  return { ...about, permission, granters }
}

/** The permissions that a refusal names; any one of them would do. */
export function permissionsIn(about: About | undefined): readonly number[] {
  return String(about?.permission ?? '')
    .split(' ')
    .map(Number)
    .filter((code) => code > 0)
}

/** Who of these can give one of the permissions, by name. */
export function formatGranters(granters: readonly Granter[], codes: readonly number[]): string {
  const names = granters.filter((one) => mayGrant(one, codes)).map(({ name }) => name)
  return [...new Set(names)].slice(0, mostNamed).join(', ')
}

/** Permissions of which one is needed: "Markalar: ekleme ya da Markalar: değiştirme". */
export function formatPermissions(codes: readonly number[], say: Say): string {
  return [...new Set(codes.map((code) => formatPermission(code, say)))].join(say(or))
}

/** A permission by what it opens, as people speak of it: "Markalar: ekleme"; one that opens no list has words of its own. */
export function formatPermission(code: number, say: Say): string {
  const own = others[code]
  if (own) return say(own)
  const opened = listNames.flatMap((name) => {
    const { title, codes } = listNamed(name)
    // What opens with any of many permissions, as the jobs do, is what none of them is for.
    const act = codes.list.length === 1 ? strongest.find((one) => codes[one].includes(code)) : undefined
    return act ? [{ title: say(title), act }] : []
  })
  const [first] = opened
  if (!first) return withoutList(code, say)
  return `${[...new Set(opened.map(({ title }) => title))].join(', ')}: ${say(acts[first.act])}`
}

/** Of a family whose lists are not built: its name, and the act that its last digit stands for. */
function withoutList(code: number, say: Say): string {
  const family = families[code - (code % 100)]
  const act = digits[code % 100]
  return family && act ? `${say(family)}: ${say(acts[act])}` : String(code)
}

const mostNamed = 3

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
  2600: /*i18n*/ { id: 'permission.modules', message: 'Modüller' },
  2900: /*i18n*/ { id: 'permission.till', message: 'Hızlı satış' },
  3100: /*i18n*/ { id: 'permission.barcode', message: 'Barkod' },
  3200: /*i18n*/ { id: 'permission.page_builder', message: 'Sayfa tasarımı' },
}

const families: Readonly<Record<number, Says>> = {
  2300: /*i18n*/ { id: 'permission.content', message: 'Menüler, sayfalar ve bloglar' },
}

/** What the end of a code stands for. */
const digits: readonly Act[] = ['list', 'view', 'add', 'edit', 'delete']

const or = /*i18n*/ { id: 'noaccess.or', message: ' ya da ' }
/** What is missing where the shop itself is not theirs. */
const working = /*i18n*/ { id: 'permission.shop', message: 'Bu mağazada çalışma' }
export const someGranter = /*i18n*/ { id: 'permission.granter', message: 'mağazanın yöneticisi' }
