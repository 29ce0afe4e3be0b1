import { type MovementType, StockMovementRow, stockMovementFilters } from '#api/contract/catalog/stock-movements.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { periodSays } from '#api/listings/platform/periods.ts'
import { choice, date, money, quantity, reference, text } from '#api/resources/platform/fields.ts'
import { family } from '#api/resources/platform/resource.ts'
import type { Says } from '#api/rules/platform/rule.ts'

/** The types of movements in words. */
export const movementTypeSays: Record<MovementType, Says> = {
  inbound: /*i18n*/ { id: 'stock.inbound', message: 'Giriş' },
  outbound: /*i18n*/ { id: 'stock.outbound', message: 'Çıkış' },
  adjustment: /*i18n*/ { id: 'stock.adjustment', message: 'Düzeltme' },
  loss: /*i18n*/ { id: 'stock.loss', message: 'Fire' },
  system: /*i18n*/ { id: 'stock.system', message: 'Sistem' },
}

/** The stock ledger. Movements are written and never changed: whoever erred writes another one. */
export const stockMovements = listing({
  name: 'stock-movements',
  summary: 'The stock movements, a page at a time, newest first',
  title: /*i18n*/ { id: 'stock.title', message: 'Stok hareketleri' },
  one: /*i18n*/ { id: 'stock.one', message: 'Stok hareketi' },
  codes: family(600),
  menu: 'accounting',
  list: 'catalog/stock/MovementList',
  acts: ['list'],
  naming: 'product',
  repeats: true,
  fields: {
    product: text({ label: /*i18n*/ { id: 'products.one', message: 'Ürün' }, listed: true, searched: true }),
    stock_code: text({
      label: /*i18n*/ { id: 'product.stock_code', message: 'Stok kodu' },
      listed: true,
      searched: true,
    }),
    day: date({ label: /*i18n*/ { id: 'stock.day', message: 'Tarih' }, listed: true }),
    type: choice({
      label: /*i18n*/ { id: 'stock.type', message: 'Tür' },
      choices: choicesOf(movementTypeSays),
      several: true,
      listed: true,
    }),
    previous_stock: quantity({ label: /*i18n*/ { id: 'stock.previous', message: 'Önceki stok' }, listed: true }),
    quantity: quantity({ label: /*i18n*/ { id: 'stock.quantity', message: 'Adet' }, listed: true }),
    current_stock: quantity({ label: /*i18n*/ { id: 'stock.current', message: 'Sonraki stok' }, listed: true }),
    unit_price: money({ label: /*i18n*/ { id: 'stock.unit_price', message: 'Birim fiyat' }, listed: true }),
    total: money({ label: /*i18n*/ { id: 'stock.total', message: 'Tutar' }, listed: true }),
    order: text({ label: /*i18n*/ { id: 'orders.one', message: 'Sipariş' }, listed: true, searched: true }),
    user: text({ label: /*i18n*/ { id: 'stock.user', message: 'Yapan' }, listed: true }),
    note: text({ label: /*i18n*/ { id: 'stock.note', message: 'Açıklama' }, listed: true }),
    product_id: reference({ label: /*i18n*/ { id: 'products.one', message: 'Ürün' }, to: 'products' }),
    variant_id: reference({
      label: /*i18n*/ { id: 'stock.variant', message: 'Varyant' },
      to: 'stock-movements/variants',
    }),
    user_id: reference({ label: /*i18n*/ { id: 'stock.user', message: 'Yapan' }, to: 'stock-movements/users' }),
    period: choice({ label: /*i18n*/ { id: 'orders.period', message: 'Dönem' }, choices: choicesOf(periodSays) }),
    from: date({ label: /*i18n*/ { id: 'orders.from', message: 'İlk gün' }, bound: 'from' }),
    to: date({ label: /*i18n*/ { id: 'orders.to', message: 'Son gün' }, bound: 'to' }),
  },
  row: StockMovementRow,
  filters: stockMovementFilters,
  sortings: [],
  label: ({ product }) => product,
})

function choicesOf(says: Readonly<Record<string, Says>>) {
  return Object.entries(says).map(([value, words]) => ({ value, says: words }))
}
