import { menuIcons, menuLinks, menuLocations } from '#api/contract/content/menus.ts'
import { choice, quantity, rows, status, text, translations } from '#api/resources/platform/fields.ts'
import type { RecordFacts, Resource } from '#api/resources/platform/resource.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { menuRules } from '#api/rules/content/menus.ts'
import type { Rule } from '#api/rules/platform/rule.ts'
import { iconSays, itemSays, linkSays, locationSays } from './menu-places.ts'

const declared = resource({
  name: 'menus',
  title: /*i18n*/ { id: 'menus.title', message: 'Menüler' },
  one: /*i18n*/ { id: 'menus.one', message: 'Menü' },
  codes: family(2300),
  menu: 'content',
  naming: 'translations',
  chooses: ['categories', 'products', 'pages', 'blogs'],
  rules: menuRules as unknown as readonly Rule<RecordFacts>[],
  asked: {
    links: choice({
      label: /*i18n*/ { id: 'menus.links', message: 'Bağlantılar' },
      choices: [{ value: 'broken', says: /*i18n*/ { id: 'menus.links_broken', message: 'Kırık bağlantısı olan' } }],
    }),
  },
  fields: {
    translations: translations({
      label: /*i18n*/ { id: 'menus.name', message: 'Menü adı' },
      required: true,
      listed: true,
      searched: true,
      texts: { name: text({ label: /*i18n*/ { id: 'menus.name', message: 'Menü adı' }, required: true, max: 100 }) },
    }),
    location: choice({
      label: /*i18n*/ { id: 'menus.location', message: 'Gösterileceği yer' },
      listed: true,
      choices: menuLocations.map((value) => ({ value, says: locationSays[value] })),
    }),
    status: status({ listed: true }),
    broken: quantity({
      label: /*i18n*/ { id: 'menus.broken', message: 'Kırık bağlantı' },
      listed: true,
      when: { field: 'location', is: [] },
    }),
    items: rows({
      label: /*i18n*/ { id: 'menus.items', message: 'Menü öğeleri' },
      drawn: 'menu',
      columns: {
        level: quantity({ label: /*i18n*/ { id: 'menus.level', message: 'Seviye' }, required: true, min: 1 }),
        translations: translations({
          label: itemSays.name,
          required: true,
          texts: { name: text({ label: itemSays.name, required: true, max: 100 }) },
        }),
        link: choice({
          label: itemSays.link,
          required: true,
          initial: 'category',
          choices: menuLinks.map((value) => ({ value, says: linkSays[value] })),
        }),
        target_id: quantity({ label: /*i18n*/ { id: 'menus.target', message: 'Gideceği kayıt' } }),
        url: text({ label: /*i18n*/ { id: 'menus.url', message: 'Adres' }, max: 500 }),
        icon: choice({
          label: /*i18n*/ { id: 'menus.icon', message: 'İkon' },
          choices: [
            { value: '', says: /*i18n*/ { id: 'menu_icons.none', message: 'İkonsuz' } },
            ...menuIcons.map((value) => ({ value, says: iconSays[value] })),
          ],
        }),
      },
    }),
  },
})

/** What visitors of the shop go by: menus with items to three levels. How many of the links are broken is counted anew, so no list is sorted by it. */
export const menus = {
  ...declared,
  sortings: ['translations', 'location', 'status'],
} satisfies Resource as typeof declared
