import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { StockCount, StockCountStatus } from '#api/contract/catalog/stock-counts.ts'
import { countPage } from '#screens/catalog/wiring/stock-counts.ts'
import { stock_movements } from '#server/db/schema/stock.ts'
import type { StoredCountLine } from '#server/db/schema/stock-counts.ts'
import {
  countIn,
  crowdedShelf,
  newCount,
  onShelf,
  removeCount,
  setCount,
} from '#tests/fixtures/stock-counts.fixture.ts'
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

/** A count with what is expected and counted on its shelf, and what the ledger got of it. */
interface Stored {
  readonly status: StockCountStatus
  readonly version: number
  readonly updated_at: string
  readonly lines: readonly StoredCountLine[]
  readonly booked: readonly number[]
  readonly shelf?: string
}

async function find(shop: Shop, id: number): Promise<Stored | null> {
  const row = await countIn(shop, id)
  if (!row) return null
  const { status, version, updated_at, lines } = row
  const counted = inArray(
    stock_movements.variant_id,
    lines.map((line) => line.variant_id),
  )
  const booked = await shop.db
    .select({ quantity: stock_movements.quantity })
    .from(stock_movements)
    .where(and(eq(stock_movements.type, 'adjustment'), counted))
    .orderBy(asc(stock_movements.id))
  return { status, version, updated_at, lines, booked: booked.map(({ quantity }) => quantity) }
}

/** What differs is what was counted less what was expected; what nobody counted does not. */
const differences = ({ lines }: Stored) =>
  lines.map(({ expected, counted }) => (counted ?? expected) - expected).filter((difference) => difference !== 0)

const ofLine = (at: number, lines: readonly StoredCountLine[], change: (line: StoredCountLine) => object) =>
  lines.map((line, place) => (place === at ? { ...line, ...change(line) } : line))

/** A step that leads elsewhere, and what becomes of the lines. */
const leads = (status: StockCountStatus, changes: (row: Stored) => Partial<Stored>) => ({
  ...{ method: 'PATCH' as const, at: 'status', carries: () => ({ status }) },
  changes: (row: Stored) => ({ status, ...changes(row) }),
})

/** Another shelf than its own: one that is empty, or holds too many. */
function shelfOf(size: number): { shelf?: string } {
  if (size === 2) return {}
  return { shelf: size === 0 ? 'Hiçbir rafta yok' : crowdedShelf }
}

/** A count of a shelf with two goods, and its page. */
export const { http, browser } = stepFaces<Stored, StockCount>({
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
    FREEZE: leads('frozen', () => ({
      lines: onShelf.map((expected) => ({ variant_id: expect.any(Number), expected, counted: null, reason: '' })),
    })),
    REVIEW: 'review',
    RECOUNT: leads('counting', ({ lines }) => ({ lines: lines.map((line) => ({ ...line, reason: '' })) })),
    BOOK: leads('booked', (row) => ({ booked: differences(row) })),
    CANCEL: 'cancelled',
    COUNT: {
      method: 'POST',
      at: 'pieces',
      carries: (step) => ({
        pieces: (step as EventObject & { pieces?: unknown }).pieces ?? [{ line: 0, quantity: 4 }],
      }),
      changes: ({ lines }) => ({
        status: 'counting',
        lines: ofLine(0, lines, ({ counted }) => ({ counted: (counted ?? 0) + 4 })),
      }),
    },
    EXPLAIN: {
      method: 'PATCH',
      at: 'reasons',
      carries: (step) => ({
        reasons: (step as EventObject & { reasons?: unknown }).reasons ?? [{ line: 0, reason: 'Kırık' }],
      }),
      changes: ({ lines }) => ({ lines: ofLine(0, lines, () => ({ reason: 'Kırık' })) }),
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
    asks: ['BOOK', 'CANCEL'],
    may: onThePage,
    writes: async (screen, step) => {
      const { pieces, reasons } = step as Written
      if (pieces) for (const field of await fieldsOf(screen, 'pieces')) await field.fill('')
      for (const { line, quantity } of pieces ?? []) await fieldAt(screen, 'pieces', line, String(quantity))
      if (reasons) for (const field of await fieldsOf(screen, 'reasons')) await field.fill('')
      for (const { line, reason } of reasons ?? []) await fieldAt(screen, 'reasons', line, reason)
    },
    events: {
      SCAN: async (event, { page: screen }) => {
        await screen.keyboard.type((event as unknown as { code: string }).code)
        await screen.keyboard.press('Enter')
      },
      SET_PIECES: (event, { page: screen }) => {
        const { line, pieces } = event as unknown as { line: number; pieces: string }
        return fieldAt(screen, 'pieces', line, pieces)
      },
      SET_REASON: (event, { page: screen }) => {
        const { line, reason } = event as unknown as { line: number; reason: string }
        return fieldAt(screen, 'reasons', line, reason)
      },
    },
    shows: async (screen, { status, lines }, { unknown }) => {
      if (unknown !== '' && (status === 'frozen' || status === 'counting'))
        await screen.getByText(`${unknown} bu sayımda yok.`).waitFor()
      if (status !== 'review') return
      // Whoever counted saw nothing of what was expected; now it stands beside it.
      for (const { expected, counted } of lines)
        await screen
          .getByText(counted === null ? `Sayılmadı; beklenen ${expected}` : `Beklenen ${expected}, sayılan ${counted}`)
          .first()
          .waitFor()
    },
  },
})

interface Written extends EventObject {
  readonly pieces?: readonly { readonly line: number; readonly quantity: number }[]
  readonly reasons?: readonly { readonly line: number; readonly reason: string }[]
}

/** The fields of the lines that are on the page: whoever does not count any more has none. */
function fieldsOf(screen: Page, key: 'pieces' | 'reasons') {
  return screen.locator(`[id^="${key}."]`).and(screen.locator('input')).all()
}

/** Writes into the field of a line; what does not differ has none for its reason. */
async function fieldAt(screen: Page, key: 'pieces' | 'reasons', line: number, text: string): Promise<void> {
  const field = screen.locator(`[id="${key}.${line}"]`)
  if ((await field.count()) > 0) await field.fill(text)
}

/** Each line has a field for its pieces, and one that differs has one for its reason: no other line can be named. */
function onThePage(event: EventObject, { context }: AnyMachineSnapshot): boolean {
  const { pieces = [], reasons = [] } = event as Written
  const lines: readonly { readonly expected: number; readonly counted: number | null }[] =
    context.lines ?? context.record?.lines ?? []
  const differs = (at: number) => (lines[at]?.counted ?? lines[at]?.expected) !== lines[at]?.expected
  const { line = 0 } = event as unknown as { line?: number }
  if (event.type === 'SET_PIECES') return line < lines.length
  if (event.type === 'SET_REASON') return differs(line)
  if (event.type === 'EXPLAIN') return reasons.every((one) => differs(one.line))
  return (lines.length === 0 && pieces.length > 0) || pieces.every((one) => one.line < lines.length)
}
