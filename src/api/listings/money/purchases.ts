import {
  InvoiceNumber,
  Purchase,
  PurchaseAdding,
  PurchaseDraft,
  PurchaseRow,
  PurchaseStatus,
  purchaseFilters,
  ReceivedPieces,
  TypedDay,
} from '#api/contract/money/purchases.ts'
import { Switch } from '#api/contract/platform/common.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { choice, date, money, quantity, reference, text } from '#api/resources/platform/fields.ts'
import { family } from '#api/resources/platform/resource.ts'
import { currencyLabel, supplierLabel } from '#api/rules/money/purchases.ts'

const statuses = [
  { value: 'draft', says: /*i18n*/ { id: 'purchases.draft', message: 'Taslak' } },
  { value: 'ordered', says: /*i18n*/ { id: 'purchases.ordered', message: 'Sipariş edildi' } },
  { value: 'partly_received', says: /*i18n*/ { id: 'purchases.partly_received', message: 'Bir kısmı geldi' } },
  { value: 'received', says: /*i18n*/ { id: 'purchases.received', message: 'Teslim alındı' } },
  { value: 'invoiced', says: /*i18n*/ { id: 'purchases.invoiced', message: 'Faturalandı' } },
  { value: 'cancelled', says: /*i18n*/ { id: 'purchases.cancelled', message: 'İptal edildi' } },
]

/** What the shop buys of its suppliers: ordered, received in parts, invoiced. The life of a purchase is a chart. */
export const purchases = listing({
  name: 'purchases',
  path: 'fastBuy',
  opensAt: 'fastBuy/purchase/details',
  summary: 'The purchases, a page at a time, newest first',
  title: /*i18n*/ { id: 'purchases.title', message: 'Alışlar' },
  one: /*i18n*/ { id: 'purchases.one', message: 'Alış' },
  codes: family(1300),
  menu: 'supply',
  list: 'money/purchases/PurchaseList',
  opens: 'money/purchases/PurchasePage',
  acts: ['list', 'view', 'edit'],
  naming: 'number',
  repeats: true,
  fields: {
    number: text({ label: /*i18n*/ { id: 'purchases.number', message: 'Alış no' }, listed: true, searched: true }),
    day: date({ label: /*i18n*/ { id: 'purchases.day', message: 'Tarih' }, listed: true }),
    supplier: text({ label: supplierLabel, listed: true, searched: true }),
    reference: text({
      label: /*i18n*/ { id: 'purchases.reference', message: 'Tedarikçinin sipariş no’su' },
      listed: true,
      searched: true,
    }),
    size: quantity({ label: /*i18n*/ { id: 'purchases.size', message: 'Ürün' }, listed: true }),
    total: money({ label: /*i18n*/ { id: 'purchases.total', message: 'Toplam' }, listed: true, bare: true }),
    currency: text({ label: currencyLabel, listed: true }),
    status: choice({ label: /*i18n*/ { id: 'common.status', message: 'Durum' }, choices: statuses, listed: true }),
    supplier_id: reference({
      label: supplierLabel,
      to: 'suppliers',
      usedBy: { says: /*i18n*/ { id: 'ties.purchases', message: '{count, plural, other {# alış}}' }, path: '/fastBuy' },
    }),
    currency_id: reference({ label: currencyLabel, to: 'shop-currencies' }),
  },
  row: PurchaseRow,
  filters: purchaseFilters,
  ways: ['purchases'],
  sortings: [],
  label: ({ number }) => number,
  life: {
    record: Purchase,
    reads: 'One purchase with its lines and what came of them',
    status: PurchaseStatus,
    moves: 'Takes a purchase further: orders it, closes or cancels it',
    steps: {
      INVOICE: {
        method: 'POST',
        at: 'invoice',
        summary: 'Books the invoice of the supplier for what came',
        carries: { number: InvoiceNumber, day: TypedDay },
      },
      CLOSE: { method: 'DELETE', at: 'rest', summary: 'Does not wait for what did not come' },
      WRITE: {
        at: 'draft',
        summary: 'Stores what is written of a draft, and adds a product to it',
        carries: { draft: PurchaseDraft, adding: PurchaseAdding },
      },
      RECEIVE: {
        method: 'POST',
        at: 'receipts',
        summary: 'Takes goods that came into the stock, at what they cost',
        carries: { pieces: ReceivedPieces, update_prices: Switch },
      },
    },
  },
})
