import { references, text } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { zoneRules } from '#api/rules/settings/zones.ts'

/** Where a shop sends to: countries, each in one zone at most. There is no code of its own for deleting, so that needs the one for editing (rule R177). */
export const zones = resource({
  name: 'zones',
  title: /*i18n*/ { id: 'zones.title', message: 'Teslimat bölgeleri' },
  one: /*i18n*/ { id: 'zones.one', message: 'Bölge' },
  menu: 'shop',
  codes: family(2200, { delete: 2203 }),
  naming: 'name',
  fields: {
    name: text({
      label: /*i18n*/ { id: 'zones.name', message: 'Bölge adı' },
      required: true,
      max: 100,
      listed: true,
      searched: true,
    }),
    countries: references({
      label: /*i18n*/ { id: 'shop_countries.title', message: 'Ülkeler' },
      hint: /*i18n*/ { id: 'zones.countries_hint', message: 'Bir ülke tek bir bölgede olur.' },
      to: 'countries',
      required: true,
      listed: true,
    }),
    provinces: references({
      label: /*i18n*/ { id: 'zones.provinces', message: "Türkiye'nin illeri" },
      hint: /*i18n*/ { id: 'zones.provinces_hint', message: "Boşsa bölge Türkiye'nin tamamını kapsar." },
      to: 'provinces',
    }),
  },
  rules: zoneRules,
})
