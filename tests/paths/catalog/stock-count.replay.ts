import type { EventObject } from 'xstate'
import type { StockCount, StockCountStatus } from '#api/contract/catalog/stock-counts.ts'
import { countPage } from '#screens/catalog/wiring/stock-counts.ts'
import type { StoredCountLine } from '#server/db/schema/stock-counts.ts'
import { countIn, crowdedShelf, newCount, removeCount, setCount } from '#tests/fixtures/stock-counts.fixture.ts'
import { stepFaces } from '#tests/paths/cover/step-faces.ts'
import { counter, watching } from '#tests/paths/platform/people.ts'
import type { Shop } from '#tests/shop.ts'
import page from './count-page.paths.ts'
import chart from './stock-count.paths.ts'

const states = {
  draft: 'Taslak',
  frozen: 'Stok donduruldu',
  counting: 'Sayılıyor',
  review: 'Farklara bakılıyor',
  booked: 'İşlendi',
  cancelled: 'İptal edildi',
}

/** Where a count stands; what its steps write of its lines is shown by tests/server/catalog/stock-counts.test.ts. */
interface Stored {
  readonly status: StockCountStatus
  readonly version: number
  readonly updated_at: string
  readonly shelf?: string
  readonly lines?: readonly StoredCountLine[]
}

async function find(shop: Shop, id: number): Promise<Stored | null> {
  const row = await countIn(shop, id)
  return row && { status: row.status, version: row.version, updated_at: row.updated_at }
}

/** Another shelf than its own: one that is empty, or holds too many. */
function shelfOf(size: number): { shelf?: string } {
  if (size === 2) return {}
  return { shelf: size === 0 ? 'Hiçbir rafta yok' : crowdedShelf }
}

/** A count of a shelf with two goods, and its page. */
const { http } = stepFaces<Stored, StockCount>({
  list: 'stock-counts',
  chart: { spec: chart, world: (input) => shelfOf(input === 'empty' ? 0 : input === 'huge' ? 5_001 : 2) },
  page: { spec: page, machine: countPage },
  people: { acting: counter, looking: watching, code: 602 },
  rows: { make: newCount, set: setCount, remove: removeCount, find },
  stored: ({ status, size, lines }) => ({
    ...{ status, ...shelfOf(size) },
    lines: lines.map(({ variant_id, expected, counted, reason }) => ({ variant_id, expected, counted, reason })),
  }),
  told: {
    FREEZE: 'frozen',
    REVIEW: 'review',
    RECOUNT: 'counting',
    BOOK: 'booked',
    CANCEL: 'cancelled',
    COUNT: {
      method: 'POST',
      at: 'pieces',
      carries: (step) => ({
        pieces: (step as EventObject & { pieces?: unknown }).pieces ?? [{ line: 0, quantity: 4 }],
      }),
      changes: () => ({ status: 'counting' }),
    },
    EXPLAIN: {
      method: 'PATCH',
      at: 'reasons',
      carries: (step) => ({
        reasons: (step as EventObject & { reasons?: unknown }).reasons ?? [{ line: 0, reason: 'Kırık' }],
      }),
      changes: () => ({}),
    },
  },
  screen: {
    steps: {
      FREEZE: 'Stoğu dondur',
      COUNT: 'Sayımımı gönder',
      REVIEW: 'Farklara bak',
      RECOUNT: 'Sayıma dön',
      EXPLAIN: 'Nedenleri kaydet',
      BOOK: 'Farkları işle',
      CANCEL: 'Sayımı iptal et',
    },
    states,
    unchanged: 'Sayım değişmedi',
    refresh: 'Sayımı yenile',
  },
})

export const [stockCountHttp, countPageHttp] = http
