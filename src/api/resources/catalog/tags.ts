import { text, translations } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'

const name = text({ label: /*i18n*/ { id: 'tags.name', message: 'Etiket adı' }, required: true })

export const tags = resource({
  name: 'tags',
  title: /*i18n*/ { id: 'tags.title', message: 'Etiketler' },
  one: /*i18n*/ { id: 'tags.one', message: 'Etiket' },
  menu: 'catalog',
  codes: family(1200),
  // What the quick form begins with is chosen in the settings.
  lookup: [200],
  naming: 'translations',
  fields: {
    translations: translations({
      label: /*i18n*/ { id: 'tags.name', message: 'Etiket adı' },
      texts: { name },
      required: true,
      listed: true,
      searched: true,
    }),
  },
})
