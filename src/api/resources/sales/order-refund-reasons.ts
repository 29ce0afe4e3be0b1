import { flag, status, text, translations } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'

const name = text({ label: /*i18n*/ { id: 'refund_reasons.name', message: 'İade nedeni' }, required: true })

/** Why goods come back. There is no code of its own for deleting, so that needs the one for editing (rule R177). */
export const orderRefundReasons = resource({
  name: 'order-refund-reasons',
  title: /*i18n*/ { id: 'refund_reasons.title', message: 'İade nedenleri' },
  one: /*i18n*/ { id: 'refund_reasons.one', message: 'İade nedeni' },
  menu: 'orders',
  codes: family(1700, { delete: 1703 }),
  // Whoever opens a refund chooses one.
  lookup: [1601],
  naming: 'translations',
  fields: {
    translations: translations({
      label: /*i18n*/ { id: 'refund_reasons.name', message: 'İade nedeni' },
      texts: { name },
      required: true,
      listed: true,
      searched: true,
    }),
    description_required: flag({
      label: /*i18n*/ { id: 'refund_reasons.description_required', message: 'Açıklama zorunlu' },
      hint: /*i18n*/ {
        id: 'refund_reasons.description_hint',
        message: 'Bu nedeni seçen, iadeyi açarken ne olduğunu yazmadan ilerleyemez.',
      },
      initial: 0,
      listed: true,
    }),
    restock: flag({
      label: /*i18n*/ { id: 'refund_reasons.restock', message: 'Stoğa geri alınır' },
      hint: /*i18n*/ {
        id: 'refund_reasons.restock_hint',
        message: 'Kusurlu ya da hasarlı ürünler için kapatın. Teslim alan, her iadede değiştirebilir.',
      },
      initial: 1,
      listed: true,
    }),
    status: status({ listed: true }),
  },
})
