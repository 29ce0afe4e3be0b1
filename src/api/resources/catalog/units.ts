import { text, translations } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'

const name = text({ label: /*i18n*/ { id: 'units.name', message: 'Birim adı' }, required: true })

export const units = resource({
  name: 'units',
  title: /*i18n*/ { id: 'units.title', message: 'Birimler' },
  one: /*i18n*/ { id: 'units.one', message: 'Birim' },
  menu: 'catalog',
  codes: family(900),
  // What the quick form begins with is chosen in the settings.
  lookup: [200],
  naming: 'translations',
  fields: {
    translations: translations({
      label: /*i18n*/ { id: 'units.name', message: 'Birim adı' },
      texts: { name },
      required: true,
      listed: true,
      searched: true,
    }),
  },
})
