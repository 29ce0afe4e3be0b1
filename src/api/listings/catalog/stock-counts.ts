import {
  CountedPieces,
  CountReasons,
  StockCount,
  StockCountRow,
  StockCountStatus,
  stockCountFilters,
} from '#api/contract/catalog/stock-counts.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { choice, date, quantity, text } from '#api/resources/platform/fields.ts'
import { nameLabel } from '#api/rules/catalog/stock-counts.ts'

const statuses = [
  { value: 'draft', says: /*i18n*/ { id: 'counts.draft', message: 'Taslak' } },
  { value: 'frozen', says: /*i18n*/ { id: 'counts.frozen', message: 'Stok donduruldu' } },
  { value: 'counting', says: /*i18n*/ { id: 'counts.counting', message: 'Sayılıyor' } },
  { value: 'review', says: /*i18n*/ { id: 'counts.review', message: 'Farklara bakılıyor' } },
  { value: 'booked', says: /*i18n*/ { id: 'counts.booked', message: 'İşlendi' } },
  { value: 'cancelled', says: /*i18n*/ { id: 'counts.cancelled', message: 'İptal edildi' } },
]

/** The stock counts: what is on the shelves beside what the ledger says. They stand under the ledger; their life is a chart. */
export const stockCounts = listing({
  name: 'stock-counts',
  path: 'stock-movements/counts',
  summary: 'The stock counts, a page at a time, newest first',
  title: /*i18n*/ { id: 'counts.title', message: 'Stok sayımları' },
  one: /*i18n*/ { id: 'counts.one', message: 'Stok sayımı' },
  // Whoever writes movements counts.
  codes: { list: [600], view: [600], add: [602], edit: [602], delete: [602] },
  menu: 'accounting',
  list: 'catalog/counts/CountList',
  opens: 'catalog/counts/CountPage',
  acts: ['list', 'view', 'edit'],
  naming: 'name',
  repeats: true,
  fields: {
    name: text({ label: nameLabel, listed: true, searched: true }),
    day: date({ label: /*i18n*/ { id: 'counts.day', message: 'Açıldığı gün' }, listed: true }),
    shelf: text({ label: /*i18n*/ { id: 'counts.shelf', message: 'Raf' }, listed: true, searched: true }),
    size: quantity({ label: /*i18n*/ { id: 'counts.size', message: 'Varyant' }, listed: true }),
    counted: quantity({ label: /*i18n*/ { id: 'counts.counted', message: 'Sayılan' }, listed: true }),
    different: quantity({ label: /*i18n*/ { id: 'counts.different', message: 'Farklı' }, listed: true }),
    user: text({ label: /*i18n*/ { id: 'counts.user', message: 'Açan' }, listed: true }),
    status: choice({
      label: /*i18n*/ { id: 'common.status', message: 'Durum' },
      choices: statuses,
      listed: true,
    }),
  },
  row: StockCountRow,
  filters: stockCountFilters,
  sortings: [],
  label: ({ name }) => name,
  life: {
    record: StockCount,
    reads: 'One stock count with its lines',
    status: StockCountStatus,
    moves: 'Takes a stock count further: freezes it, has its differences looked at, books or cancels it',
    steps: {
      COUNT: {
        method: 'POST',
        at: 'pieces',
        summary: 'Adds what somebody counted to what everybody has',
        carries: { pieces: CountedPieces },
      },
      EXPLAIN: { at: 'reasons', summary: 'Says why lines differ', carries: { reasons: CountReasons } },
    },
  },
})
