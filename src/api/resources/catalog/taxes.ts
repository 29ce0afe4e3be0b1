import { date, rate, rows, status, text } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { hasRate, ratesAllowed } from '#api/rules/catalog/taxes.ts'

export const taxes = resource({
  name: 'taxes',
  title: /*i18n*/ { id: 'taxes.title', message: 'Vergiler' },
  one: /*i18n*/ { id: 'taxes.one', message: 'Vergi' },
  menu: 'catalog',
  codes: family(800),
  // What the quick form begins with is chosen in the settings.
  lookup: [200],
  naming: 'name',
  fields: {
    name: text({
      label: /*i18n*/ { id: 'taxes.name', message: 'Vergi adı' },
      required: true,
      listed: true,
      searched: true,
    }),
    rates: rows({
      label: /*i18n*/ { id: 'taxes.rates', message: 'Oranlar' },
      listed: true,
      columns: {
        rate: rate({ label: /*i18n*/ { id: 'taxes.rate', message: 'Oran (%)' }, required: true }),
        valid_from: date({
          label: /*i18n*/ { id: 'taxes.valid_from', message: 'Geçerlilik başlangıcı' },
          required: true,
        }),
      },
    }),
    status: status({ listed: true }),
  },
  rules: [hasRate, ratesAllowed],
  byCountry: true,
})
