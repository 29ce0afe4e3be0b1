import { actSays, acts, codeFamilies, singleCodes } from '#api/resources/platform/code-families.ts'
import type { About, Says } from '#api/rules/platform/rule.ts'
import { type Granter, mayGrant } from '#api/rules/platform/session.ts'

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

/** A permission by what it is for, as people speak of it: "Markalar: ekleme"; one that stands alone has words of its own. */
export function formatPermission(code: number, say: Say): string {
  const single = singleCodes.find((one) => one.code === code)
  if (single) return say(single.says)
  const family = codeFamilies.find(({ codes }) => acts.some((act) => codes[act] === code))
  const act = family && acts.find((one) => family.codes[one] === code)
  return family && act ? `${say(family.says)}: ${say(actSays[act])}` : String(code)
}

const mostNamed = 3

const or = /*i18n*/ { id: 'noaccess.or', message: ' ya da ' }
/** What is missing where the shop itself is not theirs. */
const working = /*i18n*/ { id: 'permission.shop', message: 'Bu mağazada çalışma' }
export const someGranter = /*i18n*/ { id: 'permission.granter', message: 'mağazanın yöneticisi' }
