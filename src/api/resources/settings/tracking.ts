import { text } from '#api/resources/platform/fields.ts'
import { section } from '#api/resources/platform/section.ts'
import { isTrackingCode } from '#api/rules/settings/shop.ts'

/** What counts the visitors of the storefront. */
export const tracking = section({
  name: 'tracking',
  title: /*i18n*/ { id: 'settings.tracking', message: 'Ziyaret ölçümü' },
  says: /*i18n*/ {
    id: 'settings.tracking_says',
    message: 'Yalnızca vitrinde kullanılır; bu panelde hiçbir ölçüm kodu çalışmaz.',
  },
  fields: {
    analytics_code: text({
      label: /*i18n*/ { id: 'settings.analytics_code', message: 'Analiz kodu' },
      rules: [isTrackingCode],
    }),
    tag_manager_code: text({
      label: /*i18n*/ { id: 'settings.tag_manager_code', message: 'Etiket yöneticisi kodu' },
      rules: [isTrackingCode],
    }),
  },
})
