import { menuLayouts, menuLocations, menuTones } from '#api/contract/content/menus.ts'
import { choice, flag, status, text } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { locationSays } from './menu-places.ts'

const layoutSays = {
  row: /*i18n*/ { id: 'menu_designs.layout_row', message: 'Yan yana' },
  columns: /*i18n*/ { id: 'menu_designs.layout_columns', message: 'Sütunlar' },
  list: /*i18n*/ { id: 'menu_designs.layout_list', message: 'Alt alta' },
}

const toneSays = {
  light: /*i18n*/ { id: 'menu_designs.tone_light', message: 'Açık zemin' },
  dark: /*i18n*/ { id: 'menu_designs.tone_dark', message: 'Koyu zemin' },
  accent: /*i18n*/ { id: 'menu_designs.tone_accent', message: 'Vurgu rengi' },
}

/** How menus look in the storefront: of each kind exactly one is active, and the others are kept to be made so (R59). */
export const menuDesigns = resource({
  name: 'menu-designs',
  opensAt: 'menu-designs',
  title: /*i18n*/ { id: 'menu_designs.title', message: 'Menü tasarımları' },
  one: /*i18n*/ { id: 'menu_designs.one', message: 'Menü tasarımı' },
  codes: family(2300),
  menu: 'content',
  naming: 'name',
  repeats: true,
  fields: {
    name: text({
      label: /*i18n*/ { id: 'menu_designs.name', message: 'Tasarım adı' },
      required: true,
      max: 100,
      listed: true,
      searched: true,
    }),
    kind: choice({
      label: /*i18n*/ { id: 'menu_designs.kind', message: 'Menü türü' },
      required: true,
      listed: true,
      choices: menuLocations.map((value) => ({ value, says: locationSays[value] })),
    }),
    layout: choice({
      label: /*i18n*/ { id: 'menu_designs.layout', message: 'Yerleşim' },
      required: true,
      listed: true,
      initial: 'row',
      choices: menuLayouts.map((value) => ({ value, says: layoutSays[value] })),
    }),
    tone: choice({
      label: /*i18n*/ { id: 'menu_designs.tone', message: 'Zemin' },
      required: true,
      initial: 'light',
      choices: menuTones.map((value) => ({ value, says: toneSays[value] })),
    }),
    show_icons: flag({ label: /*i18n*/ { id: 'menu_designs.show_icons', message: 'İkonlar görünsün' } }),
    status: status({
      hint: /*i18n*/ {
        id: 'menu_designs.status_hint',
        message: 'Aktif yapılan tasarım, aynı türde o ana kadar aktif olanın yerine geçer.',
      },
      initial: 0,
      listed: true,
    }),
  },
})
