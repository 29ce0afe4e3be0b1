import { choice, flag, reference } from '#api/resources/platform/fields.ts'
import { section } from '#api/resources/platform/section.ts'

/** In which money, language and time the shop works. */
export const regional = section({
  name: 'regional',
  title: /*i18n*/ { id: 'settings.regional', message: 'Bölge ve vergi düzeni' },
  says: /*i18n*/ {
    id: 'settings.regional_says',
    message:
      'Para birimi, ülke, dil, saat ve fiyatların vergi düzeni. Kayıtlı siparişler, faturalar ve iadeler hiçbirinden etkilenmez.',
  },
  fields: {
    default_currency: choice({
      label: /*i18n*/ { id: 'settings.default_currency', message: 'Varsayılan para birimi' },
      hint: /*i18n*/ {
        id: 'settings.default_currency_hint',
        message: 'Yeni siparişlerin ve fiyatların para birimi. Yazılı fiyatlar çevrilmez: rakamlar aynı kalır.',
      },
      required: true,
      initial: 'TRY',
      choices: [
        { value: 'TRY', says: /*i18n*/ { id: 'settings.default_currency_try', message: 'Türk lirası' } },
        { value: 'USD', says: /*i18n*/ { id: 'settings.default_currency_usd', message: 'ABD doları' } },
        { value: 'EUR', says: /*i18n*/ { id: 'settings.default_currency_eur', message: 'Euro' } },
        { value: 'GBP', says: /*i18n*/ { id: 'settings.default_currency_gbp', message: 'İngiliz sterlini' } },
      ],
    }),
    default_country_id: reference({
      label: /*i18n*/ { id: 'settings.default_country_id', message: 'Ülke' },
      hint: /*i18n*/ {
        id: 'settings.default_country_id_hint',
        message: 'Ürün listesindeki fiyat bu ülkenin fiyatıdır.',
      },
      to: 'own-countries',
      required: true,
    }),
    default_language_id: reference({
      label: /*i18n*/ { id: 'settings.default_language_id', message: 'Varsayılan dil' },
      hint: /*i18n*/ {
        id: 'settings.default_language_id_hint',
        message: 'Kayıtlar listelerde bu dildeki adlarıyla görünür. Yazılmış metinler değişmez.',
      },
      to: 'own-languages',
      required: true,
    }),
    time_zone: choice({
      label: /*i18n*/ { id: 'settings.time_zone', message: 'Saat dilimi' },
      hint: /*i18n*/ { id: 'settings.time_zone_hint', message: 'Günler bu saate göre başlar ve biter.' },
      required: true,
      initial: 'Europe/Istanbul',
      choices: [
        { value: 'Europe/Istanbul', says: /*i18n*/ { id: 'settings.time_zone_istanbul', message: 'İstanbul' } },
        { value: 'Asia/Nicosia', says: /*i18n*/ { id: 'settings.time_zone_nicosia', message: 'Lefkoşa' } },
        { value: 'Asia/Baku', says: /*i18n*/ { id: 'settings.time_zone_baku', message: 'Bakü' } },
        { value: 'Europe/Berlin', says: /*i18n*/ { id: 'settings.time_zone_berlin', message: 'Berlin' } },
        {
          value: 'Europe/Amsterdam',
          says: /*i18n*/ { id: 'settings.time_zone_amsterdam', message: 'Amsterdam' },
        },
        { value: 'Europe/London', says: /*i18n*/ { id: 'settings.time_zone_london', message: 'Londra' } },
        { value: 'Asia/Dubai', says: /*i18n*/ { id: 'settings.time_zone_dubai', message: 'Dubai' } },
        {
          value: 'America/New_York',
          says: /*i18n*/ { id: 'settings.time_zone_new_york', message: 'New York' },
        },
        { value: 'Asia/Tokyo', says: /*i18n*/ { id: 'settings.time_zone_tokyo', message: 'Tokyo' } },
        { value: 'UTC', says: /*i18n*/ { id: 'settings.time_zone_utc', message: 'UTC' } },
      ],
    }),
    tax_in_price: flag({
      label: /*i18n*/ { id: 'settings.tax_in_price', message: 'Fiyatlara vergi dahil' },
      hint: /*i18n*/ {
        id: 'settings.tax_in_price_hint',
        message:
          'Değişen: yazılı fiyatlar bundan sonra vergi dahil ya da hariç sayılır, yeni siparişlerin toplamı buna göre çıkar. Değişmeyen: fiyatların rakamları ve kayıtlı siparişler.',
      },
      brings: {
        0: /*i18n*/ {
          id: 'settings.tax_in_price_off',
          message:
            'Kaydedince vergi yeni siparişlerde fiyatın üstüne eklenir: 100,00 yazan, %20 vergiyle 120,00 tutar. Fiyatların rakamları, kayıtlı siparişler, faturalar ve iadeler değişmez.',
        },
        1: /*i18n*/ {
          id: 'settings.tax_in_price_on',
          message:
            'Kaydedince vergi yeni siparişlerde fiyatın içinden sayılır: 120,00 yazan 120,00 tutar, 20,00’si %20 vergidir. Fiyatların rakamları, kayıtlı siparişler, faturalar ve iadeler değişmez.',
        },
      },
    }),
  },
})
