import type { MenuItem, MenuLocation } from '#api/contract/content/menus.ts'
import { fieldRule, type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'

/** Rules of menus: where one is shown, how deep it is, and where its items lead. */

const mostLevels = 3
const mostFooterItems = 5
const mostMenuIcons = 5

/** A menu as its form holds it, or as much of it as is asked about. */
export interface MenuFacts {
  readonly location: MenuLocation | ''
  readonly items: readonly MenuItem[]
}

export const contentRequired = fieldRule<MenuFacts>(
  /*i18n*/ { id: 'menu.content_required', message: 'En az bir menü öğesi ekleyin.' },
  'R114',
  ({ items }) => ((items ?? []).length === 0 ? ['items'] : []),
)

export const locationRequired = fieldRule<MenuFacts>(
  /*i18n*/ { id: 'menu.location_required', message: 'Menünün gösterileceği yeri seçin.' },
  'R115',
  ({ location }) => (location ? [] : ['location']),
)

export const notTooDeep = fieldRule<MenuFacts>(
  /*i18n*/ { id: 'menu.too_deep', message: 'Menü en fazla üç seviye olabilir.' },
  'R116',
  ({ items }) => placesOf(items, ({ level }) => Number(level) > mostLevels, 'level'),
)

export const footerFew = fieldRule<MenuFacts>(
  /*i18n*/ { id: 'menu.footer_limit', message: 'Alt menüde en fazla 5 öğe olabilir.' },
  'R117',
  ({ location, items }) => (location === 'footer' && items.length > mostFooterItems ? ['items'] : []),
)

/** It holds of a menu with levels that becomes a footer menu, too. */
export const footerFlat = fieldRule<MenuFacts>(
  /*i18n*/ { id: 'menu.footer_nested', message: 'Alt menüde alt öğe olamaz.' },
  'R118',
  ({ location, items }) => (location === 'footer' ? placesOf(items, ({ level }) => Number(level) > 1, 'level') : []),
)

export const iconsFew = fieldRule<MenuFacts>(
  /*i18n*/ { id: 'menu.icon_limit', message: 'Bir menüde en fazla 5 ikon olabilir.' },
  'R119',
  ({ items }) => placesOf(items, ({ icon }) => Boolean(icon), 'icon').slice(mostMenuIcons),
)

/** No two menus of the shop show the same icon; the database holds to it. */
export const iconFree = serverRule(
  /*i18n*/ { id: 'menu.icon_in_use', message: 'Bu ikon başka bir menüde kullanılıyor.' },
  'R120',
)

/** An item lies right below another one, or at the top. */
export const levelsFollow = fieldRule<MenuFacts>(
  /*i18n*/ { id: 'menu.level_jump', message: 'Bir öğe, üstündekinin yalnızca bir seviye altında durabilir.' },
  'own',
  ({ items = [] }) =>
    placesOf(
      items,
      ({ level }, at) => Number(level) > (at === 0 ? 0 : Number(items[at - 1]?.level)) + 1 || Number(level) < 1,
      'level',
    ),
)

export const targetChosen = fieldRule<MenuFacts>(
  /*i18n*/ { id: 'menu.target_required', message: 'Bağlantının gideceği kaydı seçin.' },
  'own',
  ({ items }) =>
    placesOf(
      items,
      ({ link, target_id }) => link !== 'address' && link !== 'none' && Number(target_id) === 0,
      'target_id',
    ),
)

export const addressFits = fieldRule<MenuFacts>(
  /*i18n*/ { id: 'menu.address', message: 'Adresi /kampanya ya da https://magaza.com gibi yazın.' },
  'own',
  ({ items }) => placesOf(items, ({ link, url }) => link === 'address' && !isAddress(String(url ?? '')), 'url'),
)

/** A link that is chosen leads to a record of the shop; one that was there before may have lost it. */
export const targetThere = serverRule(
  /*i18n*/ { id: 'menu.target_gone', message: 'Seçilen kayıt artık yok. Başka bir kayıt seçin.' },
  'own',
)

/** Facts: an item, and what it would come to lie under: that one and all above it. */
export const notUnderItself: Rule<{ at: number; above: readonly number[] }> = rule(
  /*i18n*/ { id: 'menu.under_itself', message: 'Bir öğe kendisinin ya da alt öğelerinin altına giremez.' },
  'own',
  ({ at, above }) => !above.includes(at),
)

/** Facts: whether there is a place one step that way. */
export const somewhereToGo: Rule<{ place: boolean }> = rule(
  /*i18n*/ { id: 'menu.no_way', message: 'Öğe bu yönde daha ileri gidemez.' },
  'own',
  ({ place }) => place,
)

export const menuRules = [
  contentRequired,
  locationRequired,
  notTooDeep,
  footerFew,
  footerFlat,
  iconsFew,
  levelsFollow,
  targetChosen,
  addressFits,
] as const

/** A path of the shop, or an address that a browser opens; never a program. */
function isAddress(url: string): boolean {
  const address = url.trim()
  if (/^\/(?![/\\])\S*$/.test(address)) return true
  return /^https?:\/\/[^\s/?#]+\.\S+$/i.test(address) && URL.canParse(address)
}

function placesOf(
  items: readonly MenuItem[] | undefined,
  is: (item: MenuItem, at: number) => boolean,
  field: keyof MenuItem,
): string[] {
  return (items ?? []).flatMap((item, at) => (is(item, at) ? [`items.${at}.${field}`] : []))
}
