import { text, translations } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'

const name = text({ label: /*i18n*/ { id: 'groups.name', message: 'Grup türü adı' }, required: true })

/** What product groups are sorted under, such as showcase or season. They share their codes with units. */
export const groups = resource({
  name: 'groups',
  title: /*i18n*/ { id: 'groups.title', message: 'Grup türleri' },
  one: /*i18n*/ { id: 'groups.one', message: 'Grup türü' },
  menu: 'catalog',
  codes: family(900),
  naming: 'translations',
  fields: {
    translations: translations({
      label: /*i18n*/ { id: 'groups.name', message: 'Grup türü adı' },
      texts: { name },
      required: true,
      listed: true,
      searched: true,
    }),
  },
})
