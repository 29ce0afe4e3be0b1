import { stored } from '#api/client/platform/stored.ts'
import type { IndexMark } from '#api/client/sales/till-database.ts'
import { emptyIndex, keepIndex, readKeptIndex, readOn, type TillIndex } from '#api/client/sales/till-index.ts'
import type { OrderVariant } from '#api/contract/sales/new-order.ts'
import { fastSaleOperations } from '#api/operations/sales/fast-sale.ts'
import { tillIndexOperations } from '#api/operations/sales/till-index.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { panelListeners } from '#screens/platform/wiring/panel.ts'
import { personPart } from '#screens/platform/wiring/person-part.ts'
import { keptTill } from './kept-till.ts'

interface Held {
  index: TillIndex
  mark: IndexMark | null
  opening: Promise<void> | null
  reading: Promise<void> | null
}

const held = personPart((): Held => ({ index: emptyIndex(), mark: null, opening: null, reading: null }))
const changes = panelListeners()

/** So often the catalog is read on while a till is open, in milliseconds. */
const often = 30_000

/** The variant on which a code stands, where this browser knows it. */
export function known(code: string): OrderVariant | undefined {
  return held().index.find(code) ?? undefined
}

/** The variant on which a code stands: from this browser at once, and from the server where this browser does not know it. */
export async function lookup(code: string): Promise<OrderVariant> {
  const own = held()
  await open(own)
  const found = own.index.find(code)
  if (found) return found
  const asked = await call(fastSaleOperations.scan, { query: { code } })
  own.index.put([asked])
  return asked
}

/** How many variants this browser knows, and when it heard of them last; `null` before it knows them all. */
export function indexState(): { readonly size: number; readonly at: number | null } {
  const { index, mark } = held()
  return { size: index.size(), at: mark?.at ?? null }
}

/** Told whenever the catalog was read on. */
export const listenToIndex = changes.listen

/** Keeps the catalog of this browser fresh as long as a till is open; answers how to stop. */
export function keepFresh(): () => void {
  const read = () => void refresh()
  const timer = setInterval(read, often)
  globalThis.addEventListener?.('focus', read)
  globalThis.addEventListener?.('online', read)
  read()
  return () => {
    clearInterval(timer)
    globalThis.removeEventListener?.('focus', read)
    globalThis.removeEventListener?.('online', read)
  }
}

/** Reads on what changed; where nobody answers, what is known stays. */
export async function refresh(): Promise<void> {
  const own = held()
  own.reading ??= readNow(own)
    .catch(() => {})
    .finally(() => {
      own.reading = null
      changes.notify()
    })
  await own.reading
}

function open(own: Held): Promise<void> {
  own.opening ??= (async () => {
    const { database, owner } = await keptTill()
    const kept = database && (await readKeptIndex(database, owner, shape()).catch(() => null))
    if (kept) Object.assign(own, kept)
  })()
  return own.opening
}

async function readNow(own: Held): Promise<void> {
  await open(own)
  const before = own.mark
  const since = before?.cursor ?? null
  const read = await readOn(own.index, since, (from) =>
    call(tillIndexOperations.read, { query: { since: from ?? undefined } }),
  )
  own.index = read.index
  own.mark = { cursor: read.next, currency: read.currency, at: Date.now(), shape: shape() }
  const { database, owner } = await keptTill()
  if (!database) return
  await keepIndex(database, owner, { pieces: own.index.changedPieces(), mark: own.mark, before, anew: read.anew })
}

/** Names are kept in one language, and rows in one shape. */
function shape(): string {
  return `2/${stored('language_id') ?? ''}`
}
