import { quantity } from '#api/resources/platform/fields.ts'
import { section } from '#api/resources/platform/section.ts'

/** How long goods are taken back (R234). */
export const refunds = section({
  name: 'refunds',
  title: /*i18n*/ { id: 'settings.refunds', message: 'İadeler' },
  says: /*i18n*/ { id: 'settings.refunds_says', message: 'İadenin teslimden sonra kaç gün açılabileceği.' },
  fields: {
    max_refund_days: quantity({
      label: /*i18n*/ { id: 'settings.max_refund_days', message: 'İade süresi (gün)' },
      hint: /*i18n*/ {
        id: 'settings.max_refund_days_hint',
        message:
          'Teslimden, teslim edilmeyen siparişte sipariş gününden sayılır. 0 iadeyi kapatır; açılmış iadeler sürer.',
      },
      initial: 14,
    }),
  },
})
