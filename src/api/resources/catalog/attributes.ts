import { text, translations } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { values } from '#api/resources/platform/values.ts'
import { valuesDiffer } from '#api/rules/platform/values.ts'

const name = text({ label: /*i18n*/ { id: 'attributes.name', message: 'Özellik adı' }, required: true })

/** What the products of some categories are described by. Without values its value is free text. There is no code 501 and no 504. */
export const attributes = resource({
  name: 'attributes',
  title: /*i18n*/ { id: 'attributes.title', message: 'Özellikler' },
  one: /*i18n*/ { id: 'attributes.one', message: 'Özellik' },
  menu: 'catalog',
  codes: family(500, { view: 500, delete: 503 }),
  naming: 'translations',
  fields: {
    translations: translations({
      label: /*i18n*/ { id: 'attributes.name', message: 'Özellik adı' },
      texts: { name },
      required: true,
      listed: true,
      searched: true,
    }),
    values: values({
      label: /*i18n*/ { id: 'attributes.values', message: 'Değerler' },
      hint: /*i18n*/ {
        id: 'attributes.values_hint',
        message: 'Değer eklenmezse ürün formunda serbest metin olarak yazılır.',
      },
      text: text({ label: /*i18n*/ { id: 'attributes.value', message: 'Değer' }, required: true }),
      listed: true,
    }),
  },
  rules: [valuesDiffer],
})
