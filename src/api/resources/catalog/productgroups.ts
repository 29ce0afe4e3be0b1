import { reference, references, text, translations } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'

const usedBy = {
  says: /*i18n*/ { id: 'ties.productgroups', message: '{count, plural, other {# ürün grubu}}' },
}
const name = text({ label: /*i18n*/ { id: 'productgroups.name', message: 'Ürün grubu adı' }, required: true })

/** Products that belong together under a name of their own. Its form lies at `/productgroup`, as the specification has it. */
export const productgroups = resource({
  name: 'productgroups',
  form: 'productgroup',
  title: /*i18n*/ { id: 'productgroups.title', message: 'Ürün grupları' },
  one: /*i18n*/ { id: 'productgroups.one', message: 'Ürün grubu' },
  menu: 'products',
  codes: family(900),
  naming: 'translations',
  fields: {
    translations: translations({
      label: /*i18n*/ { id: 'productgroups.name', message: 'Ürün grubu adı' },
      texts: { name },
      required: true,
      listed: true,
      searched: true,
    }),
    group_id: reference({
      label: /*i18n*/ { id: 'groups.one', message: 'Grup türü' },
      to: 'groups',
      makeHere: true,
      usedBy,
      listed: true,
    }),
    products: references({
      label: /*i18n*/ { id: 'productgroups.products', message: 'Ürünler' },
      hint: /*i18n*/ { id: 'productgroups.products_hint', message: 'Seçtiğiniz sırayla durur.' },
      to: 'products',
      usedBy,
      listed: true,
    }),
  },
})
