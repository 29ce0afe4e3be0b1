import { text, translations } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { swatch } from '#api/resources/platform/swatch.ts'
import { values } from '#api/resources/platform/values.ts'
import { hasValue, valuesDiffer } from '#api/rules/platform/values.ts'

const name = text({ label: /*i18n*/ { id: 'options.name', message: 'Seçenek adı' }, required: true })

/** What variants differ by: size, colour. Its values stand in the order in which shoppers see them. */
export const options = resource({
  name: 'options',
  title: /*i18n*/ { id: 'options.title', message: 'Seçenekler' },
  one: /*i18n*/ { id: 'options.one', message: 'Seçenek' },
  menu: 'catalog',
  codes: family(1000),
  naming: 'translations',
  fields: {
    translations: translations({
      label: /*i18n*/ { id: 'options.name', message: 'Seçenek adı' },
      texts: { name },
      required: true,
      listed: true,
      searched: true,
    }),
    values: values({
      label: /*i18n*/ { id: 'options.values', message: 'Değerler' },
      hint: /*i18n*/ {
        id: 'options.values_hint',
        message: 'Mağazada bu sırayla görünürler.',
      },
      text: text({ label: /*i18n*/ { id: 'options.value', message: 'Değer' }, required: true }),
      swatch: swatch({ label: /*i18n*/ { id: 'options.swatch', message: 'Renk ya da görsel' } }),
      filter: 'option_value_id',
      listed: true,
    }),
  },
  rules: [hasValue, valuesDiffer],
})
