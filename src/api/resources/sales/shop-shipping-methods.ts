import { choice, money, quantity, references, rows, status, text } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { bandRules } from '#api/rules/sales/shipping-bands.ts'
import { isTrackingPattern } from '#api/rules/sales/tracking-pattern.ts'

const limit = /*i18n*/ {
  id: 'shipping_methods.bands_hint',
  message:
    'Tutarı ya da ağırlığı alt sınırdan az olmayan, üst sınıra varmayan siparişler. Son aralığın üst sınırı boş kalabilir.',
}

/** How a shop sends its parcels, and what it asks for that. */
export const shopShippingMethods = resource({
  name: 'shop-shipping-methods',
  title: /*i18n*/ { id: 'shipping_methods.title', message: 'Kargo yöntemleri' },
  one: /*i18n*/ { id: 'new_order.shipping_method', message: 'Kargo yöntemi' },
  menu: 'modules',
  codes: family(2600),
  naming: 'name',
  usedBy: [
    {
      what: 'orders',
      says: /*i18n*/ { id: 'ties.orders', message: '{count, plural, other {# sipariş}}' },
    },
    {
      what: 'shipments',
      says: /*i18n*/ { id: 'ties.shipments', message: '{count, plural, other {# gönderi}}' },
    },
  ],
  fields: {
    name: text({
      label: /*i18n*/ { id: 'shipping_methods.name', message: 'Yöntem adı' },
      required: true,
      listed: true,
      searched: true,
    }),
    carrier: choice({
      label: /*i18n*/ { id: 'shipping_methods.carrier', message: 'Nasıl gider' },
      hint: /*i18n*/ {
        id: 'shipping_methods.carrier_hint',
        message:
          'Elle verilen gönderinin takip numarasını personel yazar. Dosyayla bildirilenler Gönderiler listesinden indirilir, takip numaraları firmanın yanıt dosyasından okunur. Elden teslimde kargo firması yoktur.',
      },
      choices: [
        { value: 'manual', says: /*i18n*/ { id: 'shipping_methods.manual', message: 'Kargoya elle verilir' } },
        { value: 'file', says: /*i18n*/ { id: 'shipping_methods.file', message: 'Dosyayla bildirilir' } },
        { value: 'handover', says: /*i18n*/ { id: 'shipping_methods.handover', message: 'Elden teslim' } },
        { value: 'sandbox', says: /*i18n*/ { id: 'shipping_methods.sandbox', message: 'Deneme kargo firması' } },
      ],
      required: true,
      listed: true,
    }),
    service: text({
      label: /*i18n*/ { id: 'shipping_methods.service', message: 'Firmadaki hizmet kodu' },
    }),
    tracking_pattern: text({
      label: /*i18n*/ { id: 'shipping_methods.tracking_pattern', message: 'Takip sayfasının adresi' },
      hint: /*i18n*/ {
        id: 'shipping_methods.tracking_hint',
        message: 'Takip numarasının yerine %kod% yazın; müşteri gönderisini buradan izler.',
      },
      rules: [isTrackingPattern],
    }),
    zones: references({
      label: /*i18n*/ { id: 'zones.title', message: 'Teslimat bölgeleri' },
      hint: /*i18n*/ { id: 'shipping_methods.zones_hint', message: 'Boşsa yöntem her yere gönderir.' },
      to: 'zones',
      usedBy: {
        says: /*i18n*/ { id: 'ties.shipping_methods', message: '{count, plural, other {# kargo yöntemi}}' },
      },
      listed: true,
    }),
    basis: choice({
      label: /*i18n*/ { id: 'shipping_methods.basis', message: 'Ücret neye göre' },
      hint: /*i18n*/ {
        id: 'shipping_methods.basis_hint',
        message: 'Ağırlığa göre: ürünlerin ağırlığı (kg) ile desisinden büyük olanı.',
      },
      choices: [
        { value: 'total', says: /*i18n*/ { id: 'shipping_methods.by_total', message: 'Ürün toplamı' } },
        { value: 'weight', says: /*i18n*/ { id: 'shipping_methods.by_weight', message: 'Ağırlık ya da desi' } },
      ],
      required: true,
      initial: 'total',
    }),
    bands: rows({
      label: /*i18n*/ { id: 'shipping_methods.bands', message: 'Kargo ücretleri' },
      hint: limit,
      columns: {
        minimum: money({
          label: /*i18n*/ { id: 'shipping_methods.minimum', message: 'Alt sınır' },
          required: true,
          bare: true,
        }),
        maximum: money({ label: /*i18n*/ { id: 'shipping_methods.maximum', message: 'Üst sınır' }, bare: true }),
        price: money({ label: /*i18n*/ { id: 'shipping_methods.price', message: 'Ücret' }, required: true }),
      },
    }),
    free_from: money({
      label: /*i18n*/ { id: 'shipping_methods.free_from', message: 'Ücretsiz kargo' },
      hint: /*i18n*/ {
        id: 'shipping_methods.free_hint',
        message: 'Ürün toplamı buna varan siparişte kargo ücreti alınmaz; boşsa böyle bir sınır yoktur.',
      },
      listed: true,
    }),
    position: quantity({
      label: /*i18n*/ { id: 'records.place', message: 'Sıra' },
      hint: /*i18n*/ { id: 'shipping_methods.place_hint', message: 'Siparişte küçük olan önce gelir.' },
      listed: true,
    }),
    status: status({ listed: true }),
  },
  rules: bandRules,
})
