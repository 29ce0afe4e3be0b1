import { ParcelRow, parcelFilters } from '#api/contract/sales/parcels.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { periodSays } from '#api/listings/platform/periods.ts'
import { choice, date, money, quantity, reference, text } from '#api/resources/platform/fields.ts'
import { family } from '#api/resources/platform/resource.ts'

const statuses = [
  { value: 'warned', says: /*i18n*/ { id: 'shipments.warned', message: 'Dağıtım alanı dışında' } },
  { value: 'failed', says: /*i18n*/ { id: 'shipments.failed', message: 'Kargo hatası' } },
  { value: 'registered', says: /*i18n*/ { id: 'shipments.registered', message: 'Kargoya kaydedildi' } },
  { value: 'by_hand', says: /*i18n*/ { id: 'shipments.by_hand', message: 'Elden bildirildi' } },
  { value: 'cancelled', says: /*i18n*/ { id: 'shipments.cancelled', message: 'Vazgeçildi' } },
]

/** The parcels of all orders: what a company without a connection is given as a file, in the columns that it wants. */
export const parcels = listing({
  name: 'parcels',
  summary: 'The parcels, a page at a time, newest first',
  title: /*i18n*/ { id: 'parcels.title', message: 'Gönderiler' },
  one: /*i18n*/ { id: 'parcels.one', message: 'Gönderi' },
  codes: family(1500, { add: 1501, edit: 1501, delete: 1501 }),
  menu: 'orders',
  list: 'sales/shipping/ParcelList',
  acts: ['list'],
  naming: 'number',
  repeats: true,
  fields: {
    number: text({ label: /*i18n*/ { id: 'orders.number', message: 'Sipariş no' }, listed: true, searched: true }),
    day: date({ label: /*i18n*/ { id: 'parcels.day', message: 'Gün' }, listed: true }),
    reference: text({ label: /*i18n*/ { id: 'parcels.reference', message: 'Gönderi no' }, listed: true }),
    recipient: text({ label: /*i18n*/ { id: 'address.name', message: 'Alıcı' }, listed: true, searched: true }),
    phone: text({ label: /*i18n*/ { id: 'address.phone', message: 'Telefon' }, listed: true, searched: true }),
    country: text({ label: /*i18n*/ { id: 'address.country', message: 'Ülke' }, listed: true }),
    city: text({ label: /*i18n*/ { id: 'address.city', message: 'İl' }, listed: true }),
    district: text({ label: /*i18n*/ { id: 'address.district', message: 'İlçe' }, listed: true }),
    neighborhood: text({ label: /*i18n*/ { id: 'address.neighborhood', message: 'Mahalle' }, listed: true }),
    address: text({ label: /*i18n*/ { id: 'address.address', message: 'Adres' }, listed: true }),
    zip: text({ label: /*i18n*/ { id: 'address.zip', message: 'Posta kodu' }, listed: true }),
    packages: quantity({ label: /*i18n*/ { id: 'parcels.packages', message: 'Koli' }, listed: true }),
    weight: text({ label: /*i18n*/ { id: 'parcels.weight', message: 'Ağırlık (kg)' }, listed: true }),
    desi: text({ label: /*i18n*/ { id: 'parcels.desi', message: 'Desi' }, listed: true }),
    collect: money({ label: /*i18n*/ { id: 'parcels.collect', message: 'Kapıda tahsilat' }, listed: true }),
    currency: text({ label: /*i18n*/ { id: 'orders.currency', message: 'Para birimi' }, listed: true }),
    method: text({ label: /*i18n*/ { id: 'new_order.shipping_method', message: 'Kargo yöntemi' }, listed: true }),
    tracking_code: text({
      label: /*i18n*/ { id: 'shipping.code', message: 'Takip numarası' },
      listed: true,
      searched: true,
    }),
    status: choice({
      label: /*i18n*/ { id: 'common.status', message: 'Durum' },
      choices: statuses,
      several: true,
      listed: true,
    }),
    shipping_method_id: reference({
      label: /*i18n*/ { id: 'new_order.shipping_method', message: 'Kargo yöntemi' },
      to: 'shop-shipping-methods',
    }),
    period: choice({
      label: /*i18n*/ { id: 'orders.period', message: 'Dönem' },
      choices: Object.entries(periodSays).map(([value, says]) => ({ value, says })),
    }),
    from: date({ label: /*i18n*/ { id: 'orders.from', message: 'İlk gün' }, bound: 'from' }),
    to: date({ label: /*i18n*/ { id: 'orders.to', message: 'Son gün' }, bound: 'to' }),
  },
  row: ParcelRow,
  filters: parcelFilters,
  ways: ['shipments'],
  sortings: [],
  label: ({ number }) => number,
})
