import { image, status, text, translations } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { marketplaceLinks } from './marketplace-links.ts'

const name = text({ label: /*i18n*/ { id: 'brands.name', message: 'Marka adı' }, required: true })

export const brands = resource({
  name: 'brands',
  title: /*i18n*/ { id: 'brands.title', message: 'Markalar' },
  one: /*i18n*/ { id: 'brands.one', message: 'Marka' },
  menu: 'catalog',
  codes: family(1100),
  // What the quick form begins with is chosen in the settings.
  lookup: [200],
  naming: 'translations',
  fields: {
    translations: translations({
      label: /*i18n*/ { id: 'brands.name', message: 'Marka adı' },
      texts: { name },
      required: true,
      listed: true,
      searched: true,
    }),
    logo: image({ label: /*i18n*/ { id: 'brands.logo', message: 'Logo' }, listed: true }),
    marketplace_links: marketplaceLinks('brands'),
    status: status({ listed: true }),
  },
})
