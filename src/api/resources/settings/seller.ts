import { choice, longText, text } from '#api/resources/platform/fields.ts'
import { place } from '#api/resources/platform/place.ts'
import { section } from '#api/resources/platform/section.ts'
import { isSellerNumber, isSeries } from '#api/rules/settings/shop.ts'

/** The shop as its invoices name it, and how they are sent. */
export const seller = section({
  name: 'seller',
  title: /*i18n*/ { id: 'settings.seller', message: 'Vergi ve fatura' },
  says: /*i18n*/ {
    id: 'settings.seller_says',
    message: 'Faturada satıcı olarak yazılanlar, gönderim biçimi ve seriler. Kesilmiş faturalar değişmez.',
  },
  within: 'e_invoice',
  fields: {
    api_mode: choice({
      label: /*i18n*/ { id: 'settings.api_mode', message: 'Gönderim' },
      required: true,
      initial: 'test',
      choices: [
        {
          value: 'test',
          says: /*i18n*/ { id: 'settings.api_mode_test', message: 'Deneme: hiçbir fatura resmî değildir' },
        },
        {
          value: 'production',
          says: /*i18n*/ { id: 'settings.api_mode_production', message: 'Canlı: faturalar resmî olarak gönderilir' },
        },
      ],
    }),
    title: text({ label: /*i18n*/ { id: 'settings.seller_title', message: 'Unvan' }, required: true }),
    tax_office: text({
      label: /*i18n*/ { id: 'settings.seller_tax_office', message: 'Vergi dairesi' },
      required: true,
    }),
    tax_number: text({
      label: /*i18n*/ { id: 'settings.seller_tax_number', message: 'Vergi ya da TC kimlik no' },
      required: true,
      rules: [isSellerNumber],
      keys: 'numeric',
    }),
    country: place({ level: 'country', required: true, initial: 'Türkiye' }),
    state: place({ level: 'state' }),
    city: place({ level: 'city', required: true }),
    district: place({ level: 'district', required: true }),
    address: longText({
      label: /*i18n*/ { id: 'settings.seller_address', message: 'Fatura adresi' },
      required: true,
      max: 255,
    }),
    zip: text({ label: /*i18n*/ { id: 'settings.seller_zip', message: 'Posta kodu' }, max: 20 }),
    einvoice_series: text({
      label: /*i18n*/ { id: 'settings.einvoice_series', message: 'e-Fatura serisi' },
      required: true,
      rules: [isSeries],
      initial: 'KPF',
    }),
    earchive_series: text({
      label: /*i18n*/ { id: 'settings.earchive_series', message: 'e-Arşiv serisi' },
      required: true,
      rules: [isSeries],
      initial: 'KPA',
    }),
    carrier_name: text({
      label: /*i18n*/ { id: 'settings.carrier_name', message: 'Kargo firmasının unvanı' },
      hint: /*i18n*/ { id: 'settings.carrier_name_hint', message: 'İnternet satışlarının faturasında yazılır.' },
    }),
    carrier_tax_number: text({
      label: /*i18n*/ { id: 'settings.seller_carrier_tax_number', message: 'Kargo firmasının vergi no' },
      rules: [isSellerNumber],
      keys: 'numeric',
    }),
  },
})
