import { asc, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { Purchase, PurchaseDraft, PurchaseStatus } from '#api/contract/money/purchases.ts'
import { purchasePage } from '#screens/money/wiring/purchases.ts'
import { stock_movements } from '#server/db/schema/stock.ts'
import { lookAnew } from '#tests/browser/paths/beside.ts'
import { linesIn, newPurchase, purchaseIn, removePurchase, setPurchase } from '#tests/fixtures/purchases.fixture.ts'
import { stepFaces } from '#tests/paths/cover/step-faces.ts'
import { buyer, onlooker } from '#tests/paths/platform/people.ts'
import type { Shop } from '#tests/shop.ts'
import chart from './purchase.paths.ts'
import page from './purchase-page.paths.ts'

/** A purchase with its lines, and what its goods did in the stock. */
interface Stored {
  readonly status: PurchaseStatus
  readonly version: number
  readonly updated_at: string
  readonly reference: string
  readonly lines: readonly number[]
  readonly received: readonly number[]
  readonly invoiced: readonly number[]
  /** The pieces of each movement, the oldest first. */
  readonly moved: readonly number[]
  readonly size?: number
}

async function find(shop: Shop, id: number): Promise<Stored | null> {
  const row = await purchaseIn(shop, id)
  if (!row) return null
  const { status, version, updated_at, reference, received, invoiced } = row
  const moved = await shop.db
    .select({ quantity: stock_movements.quantity })
    .from(stock_movements)
    .where(eq(stock_movements.purchase_id, id))
    .orderBy(asc(stock_movements.id))
  const lines = (await linesIn(shop, id)).map(({ line }) => line)
  return {
    ...{ status, version, updated_at, reference, lines, received, invoiced },
    moved: moved.map(({ quantity }) => quantity),
  }
}

type Draft = PurchaseDraft['lines'][number]
/** What stands in the draft of a purchase that nobody wrote on. */
const drafted: Readonly<Record<number, Draft>> = {
  1: { line: 1, quantity: '5', unit_price: '10.00', discount: '0.00', tax_rate: '20' },
  2: { line: 2, quantity: '3', unit_price: '20.00', discount: '0.00', tax_rate: '20' },
}

/** What was done on the page since a step of this name was taken last. */
function since(done: readonly EventObject[], step: string): readonly Written[] {
  const taken = done.findLastIndex(
    ({ type }, at) => type === 'xstate.done.actor.send' && lastStep(done.slice(0, at)) === step,
  )
  return done.slice(taken + 1) as readonly Written[]
}

function lastStep(done: readonly EventObject[]): string | undefined {
  return (done.findLast(({ type }) => type === 'STEP') as Written | undefined)?.step?.type
}

/** What is written of the draft: the reference is changed, or the second line is taken out. */
function draftIn(done: readonly EventObject[], known: Stored | null): PurchaseDraft {
  const written = since(done, 'WRITE')
  const head = Object.fromEntries(written.flatMap(({ type, key, value }) => (type === 'SET' ? [[key, value]] : [])))
  const removed = written.flatMap(({ type, line }) => (type === 'REMOVE_LINE' ? [line] : []))
  return {
    ...{ day: '2026-11-20', reference: known?.reference ?? '', note: '', extra_cost: '0.00', ...head },
    lines: (known?.lines ?? []).filter((line) => !removed.includes(line)).map((line) => drafted[line] as Draft),
  }
}

/** What came: two of the first, or all that is awaited. */
function piecesIn(done: readonly EventObject[]): { line: number; quantity: string }[] {
  const last = since(done, 'RECEIVE').findLast(({ type }) => type === 'SET_PIECES' || type === 'TAKE_REST')
  if (last?.type === 'SET_PIECES') return [{ line: last.line ?? 0, quantity: last.pieces as string }]
  return [5, 3].map((quantity, at) => ({ line: at + 1, quantity: String(quantity) }))
}

function invoiceIn(done: readonly EventObject[]) {
  const typed = since(done, 'INVOICE').flatMap(({ type, key, value }) => (type === 'SET_INVOICE' ? [[key, value]] : []))
  return { number: '', day: '', ...Object.fromEntries(typed) }
}

/** What a step of the chart carries; on the page it was written before. */
const carried = <T>(step: EventObject, key: string, onPage: T): T =>
  ((step as EventObject & Record<string, unknown>)[key] as T | undefined) ?? onPage

/** A purchase of two products, and its page. */
export const { http, browser } = stepFaces<Stored, Purchase>({
  list: 'purchases',
  chart: {
    spec: chart,
    world: (input) => (input === 'empty' ? { size: 0 } : {}),
  },
  page: { spec: page, machine: purchasePage },
  people: { acting: buyer, looking: onlooker, code: 1303 },
  rows: { make: newPurchase, set, remove: removePurchase, find },
  stored: ({ status, lines }) => ({
    ...{ status, size: lines.length },
    ...(lines.length === 0
      ? {}
      : { received: lines.map((one) => one.received), invoiced: lines.map((one) => one.invoiced) }),
  }),
  told: {
    ORDER: 'ordered',
    CLOSE: { method: 'DELETE', at: 'rest', changes: () => ({ status: 'received' }) },
    INVOICE: {
      method: 'POST',
      at: 'invoice',
      carries: (step, { done }) => {
        const { number, day } = invoiceIn(done)
        return { number: carried(step, 'number', number), day: carried(step, 'day', day) }
      },
      changes: ({ received }) => ({ status: 'invoiced', invoiced: received }),
    },
    REOPEN: {
      method: 'PATCH',
      at: 'status',
      carries: () => ({ status: 'received' }),
      changes: ({ invoiced }) => ({ status: 'received', invoiced: invoiced.map(() => 0) }),
    },
    CANCEL: 'cancelled',
    WRITE: {
      method: 'PATCH',
      at: 'draft',
      carries: (step, { done, known }) => ({ draft: carried(step, 'draft', draftIn(done, known)), adding: null }),
      changes: (row, { done }) => {
        const { reference, lines } = draftIn(done, row)
        const kept = <T>(all: readonly T[]) => all.filter((_, at) => lines.some(({ line }) => line === row.lines[at]))
        return {
          reference,
          lines: kept(row.lines),
          received: kept(row.received),
          invoiced: kept(row.invoiced),
        }
      },
    },
    RECEIVE: {
      method: 'POST',
      at: 'receipts',
      carries: (step, { done }) => ({
        pieces: carried(step, 'pieces', piecesIn(done)),
        update_prices: carried(step, 'update_prices', done.some(({ type }) => type === 'SET_PRICES') ? 1 : 0),
      }),
      changes: (row, { done }) => {
        const pieces = piecesIn(done)
        const coming = (line: number) => Number(pieces.find((one) => one.line === line)?.quantity ?? 0)
        const received = row.received.map((before, at) => before + coming(row.lines[at] ?? 0))
        const complete = row.lines.every((line, at) => received[at] === Number(drafted[line]?.quantity))
        return {
          status: complete ? 'received' : 'partly_received',
          received,
          moved: [...row.moved, ...pieces.map(({ quantity }) => Number(quantity))],
        }
      },
    },
  },
  screen: {
    steps: {
      WRITE: 'Taslağı kaydet',
      ORDER: 'Sipariş et',
      RECEIVE: 'Teslim al',
      CLOSE: 'Kalanı bekleme',
      INVOICE: 'Faturayı işle',
      REOPEN: 'Faturayı geri al',
      CANCEL: 'Alışı iptal et',
    },
    states: {
      draft: 'Taslak',
      ordered: 'Sipariş edildi',
      partly_received: 'Bir kısmı geldi',
      received: 'Teslim alındı',
      invoiced: 'Faturalandı',
      cancelled: 'İptal edildi',
    },
    unchanged: 'Alış değişmedi',
    refresh: 'Alışı yenile',
    asks: ['CLOSE', 'CANCEL', 'REOPEN'],
    may: onThePage,
    writes: async (screen, step) => {
      const { draft, pieces, number, day } = step as Written
      if (draft) await writeDraft(screen, draft)
      else if ('by' in step) await letGo(screen)
      if (Array.isArray(pieces)) {
        for (const field of await screen.locator('input[id^="pieces."]').all()) await field.fill('')
        for (const { line, quantity } of pieces) await fill(screen, `pieces.${line}`, quantity)
      }
      if (number !== undefined) await fill(screen, 'number', number)
      if (day !== undefined) await fill(screen, 'day', asDay(day))
    },
    events: {
      SET: (event, { page: screen }) => {
        const { key = '', value = '' } = event as Written
        return fill(screen, key, value)
      },
      SET_LINE: (event, { page: screen }) => {
        const { line = 0, key, value = '' } = event as Written
        return fill(screen, `lines.${line - 1}.${key}`, value.replace('.', ','))
      },
      REMOVE_LINE: (_, { page: screen }) =>
        screen
          .getByRole('button', { name: /^Çıkar: / })
          .last()
          .click(),
      SCAN: async (event, { page: screen }) => {
        await screen.keyboard.type((event as unknown as { code: string }).code)
        await screen.keyboard.press('Enter')
      },
      SET_PIECES: (event, { page: screen }) => {
        const { line, pieces } = event as Written
        return fill(screen, `pieces.${line}`, pieces as string)
      },
      TAKE_REST: (_, { page: screen }) => screen.getByRole('button', { name: 'Kalanın hepsi geldi' }).click(),
      SET_PRICES: (_, { page: screen }) => screen.getByRole('checkbox', { name: /alış fiyatını/ }).check(),
      SET_INVOICE: (event, { page: screen }) => {
        const { key = '', value = '' } = event as Written
        return fill(screen, key, key === 'day' ? asDay(value) : value)
      },
    },
    shows: async (screen, { status, lines, received }, { unknown }) => {
      if (unknown !== '' && status === 'ordered') await screen.getByText(`${unknown} bu alışta yok.`).waitFor()
      if (status !== 'ordered' && status !== 'partly_received') return
      for (const [at, line] of lines.entries()) {
        const quantity = Number(drafted[line]?.quantity)
        const left = quantity - (received[at] ?? 0)
        if (left > 0) await screen.getByText(`${quantity} adetten ${left} bekleniyor`).waitFor()
      }
    },
  },
})

interface Written extends EventObject {
  readonly draft?: PurchaseDraft
  readonly pieces?: readonly { readonly line: number; readonly quantity: string }[] | string
  readonly number?: string
  readonly day?: string
  readonly key?: string
  readonly value?: string
  readonly line?: number
  readonly step?: EventObject
}

async function set(shop: Shop, id: number, { lines: _, moved: __, ...changes }: Partial<Stored>): Promise<void> {
  await setPurchase(shop, id, changes)
}

/** Writes into a field that is on the page: whoever looks at another state of it has none. */
async function fill(screen: Page, name: string, text: string): Promise<void> {
  const field = screen.getByRole('main').locator(`[id="${name}"]`)
  if ((await field.count()) > 0) await field.fill(text)
}

async function writeDraft(screen: Page, { day, lines }: PurchaseDraft): Promise<void> {
  writtenOn.add(screen)
  await fill(screen, 'day', asDay(day))
  for (const [at, line] of lines.entries())
    for (const key of ['quantity', 'unit_price', 'discount', 'tax_rate'] as const)
      await fill(screen, `lines.${at}.${key}`, String(line[key]).replace('.', ','))
}

/** What was written and refused is let go of before another step of the chart is asked for. */
async function letGo(screen: Page): Promise<void> {
  if (!writtenOn.delete(screen)) return
  await lookAnew(screen, new URL(screen.url()).pathname)
}

const writtenOn = new WeakSet<Page>()

function asDay(day: string): string {
  return day.split('-').reverse().join('.')
}

/** What is awaited has a field for what comes of it, and no other line can be named. */
function onThePage({ type, ...event }: EventObject, { context }: AnyMachineSnapshot): boolean {
  const { draft, pieces, line = 0 } = event as Written
  const lines: readonly { readonly line: number; readonly quantity: number; readonly received: number }[] =
    context.lines ?? context.record?.lines ?? []
  const awaited = (asked: number) => lines.some((one) => one.line === asked && one.quantity > one.received)
  if (type === 'SET_PIECES') return awaited(line)
  if (draft) return draft.lines.every((one) => lines.some((other) => other.line === one.line))
  return !Array.isArray(pieces) || pieces.every((one) => awaited(one.line))
}
