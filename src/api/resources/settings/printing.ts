import { choice } from '#api/resources/platform/fields.ts'
import { section } from '#api/resources/platform/section.ts'

/** What slips, labels and receipts are printed on. */
export const printing = section({
  name: 'printing',
  title: /*i18n*/ { id: 'settings.printing', message: 'Yazdırma' },
  says: /*i18n*/ { id: 'settings.printing_says', message: 'Fiş ve etiketlerin hangi yazıcıya göre düzenlendiği.' },
  within: 'more_settings',
  fields: {
    printer_type: choice({
      label: /*i18n*/ { id: 'settings.printer_type', message: 'Yazıcı' },
      hint: /*i18n*/ {
        id: 'settings.printer_type_hint',
        message:
          'Sevk fişlerinin ve kargo etiketlerinin kâğıdı. A4 sayfaya birden çok etiket sığar; faturalar hep A4 basılır.',
      },
      required: true,
      initial: 'normal',
      choices: [
        { value: 'normal', says: /*i18n*/ { id: 'settings.printer_type_normal', message: 'Sayfa yazıcısı (A4)' } },
        {
          value: 'thermal',
          says: /*i18n*/ { id: 'settings.printer_type_thermal', message: 'Termal yazıcı (80 mm rulo)' },
        },
        {
          value: 'thermal_58',
          says: /*i18n*/ { id: 'settings.printer_type_thermal_58', message: 'Termal yazıcı (58 mm rulo)' },
        },
        {
          value: 'label',
          says: /*i18n*/ {
            id: 'settings.printer_type_label',
            message: 'Etiket yazıcısı: etiketler 100 × 150 mm, fişler A4',
          },
        },
      ],
    }),
  },
})
