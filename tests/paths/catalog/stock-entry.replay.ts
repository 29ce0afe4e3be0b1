import { asc, eq } from 'drizzle-orm'
import type { EventObject } from 'xstate'
import type { NewStockMovements, StockedVariant } from '#api/contract/catalog/stock-movements.ts'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { variants } from '#server/db/schema/products.ts'
import { stock_movements } from '#server/db/schema/stock.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import type { Consequences } from '#tests/paths/cover/consequences.ts'
import type { Arranged, World } from '#tests/paths/cover/http.ts'
import type { Call } from '#tests/paths/cover/network-proxy.ts'
import type { Step } from '#tests/paths/cover/walks.ts'
import { variant } from '#tests/product-input.ts'
import type { Shop } from '#tests/shop.ts'
import { goods, known } from './stock-entry.paths.ts'

/** Where movements are written. */
export const movementsPath = '/v1/panel/stock-movements'

export interface EntryWorld extends World {
  /** The codes of the walks as this shop has them. */
  readonly codes: Readonly<Record<string, string>>
  readonly variant_id: number
}

let made = 0

/** Ten pieces of goods and a service of their own. */
export async function onShelves(shop: Shop): Promise<Pick<EntryWorld, 'codes' | 'variant_id'>> {
  made += 1
  const codes = { [known.goods]: `${known.goods}-${made}`, [known.service]: `${known.service}-${made}` }
  const ofGoods = variant({ stock_code: codes[known.goods] ?? '', quantity: goods.stock, supplier_price: goods.cost })
  const { variant_id } = await newVariant(shop, { variants: [ofGoods] })
  const service = variant({ stock_code: codes[known.service] ?? '', quantity: 0 })
  await newVariant(shop, { product_type_id: 3, variants: [service] })
  return { codes, variant_id }
}

export function whose({ method, path }: Call): readonly string[] {
  if (method === 'POST' && path === movementsPath) return ['store']
  return path === `${movementsPath}/variant` ? ['find'] : []
}

/** An answer that is asked for again was lost on its way back: the movements are written, once. */
export async function storedSo(
  event: EventObject,
  ahead: readonly Step[],
  endSession: () => Promise<(() => Promise<void>) | undefined>,
): Promise<Arranged> {
  const kind = kindOf(event)
  if (kind === undefined) return { how: 'through' }
  if (kind === 'session') {
    const after = await endSession()
    return { how: 'through', ...(after ? { after } : {}) }
  }
  const again = ahead[0]?.event.type === 'SUBMIT' && ahead[1]?.event.type.startsWith('xstate.done')
  return { how: again ? 'answerLost' : 'lost' }
}

export function foundSo(event: EventObject): Arranged {
  return { how: kindOf(event) === 'network' ? 'lost' : 'through' }
}

function kindOf(event: EventObject): ApiFailure['kind'] | undefined {
  return (event as { error?: ApiFailure }).error?.kind
}

interface Stored {
  readonly stock: number
  readonly movements: readonly object[]
}

/** What is sent is what was written; the ledger gets it once, on top of what the product began with. */
export const entryConsequences: Consequences<EntryWorld, Stored> = {
  senders: ['store'],
  sends: (done, _, world) => ({ method: 'POST', path: movementsPath, body: writtenIn(done, world) }),
  stored: ({ shop, variant_id }) => ledgerOf(shop, variant_id),
  after: (done, { stock, movements }, world) => {
    const { type, note, lines } = writtenIn(done, world)
    const [line] = lines
    const quantity = Number(line?.quantity) * (type === 'outbound' || type === 'loss' ? -1 : 1)
    const unit_price = line?.unit_price === '' ? null : Math.round(Number(line?.unit_price) * 100)
    const movement = { type, quantity, unit_price, note, previous_stock: stock, current_stock: stock + quantity }
    return { stock: stock + quantity, movements: [...movements, movement] }
  },
}

type Done = EventObject & {
  readonly output?: StockedVariant
  readonly index?: number
  readonly key?: string
  readonly value?: string
  readonly to?: NewStockMovements['type']
  readonly note?: string
}

/** The movements as they stand on the page, by all that was done there. */
function writtenIn(done: readonly EventObject[], { variant_id }: EntryWorld): NewStockMovements {
  let draft: NewStockMovements = { type: 'inbound', note: '', lines: [] }
  for (const { type, output, index, key = '', value, to, note = '' } of done as readonly Done[]) {
    const { lines } = draft
    if (type === 'xstate.done.actor.find' && output && !output.service) {
      const unit_price = draft.type === 'inbound' ? '20.00' : ''
      const more = lines.map((line) => ({ ...line, quantity: String(Number(line.quantity) + 1) }))
      draft = { ...draft, lines: lines.length > 0 ? more : [{ variant_id, quantity: '1', unit_price }] }
    }
    if (type === 'SET_LINE')
      draft = { ...draft, lines: lines.map((line, at) => (at === index ? { ...line, [key]: value } : line)) }
    if (type === 'REMOVE_LINE') draft = { ...draft, lines: lines.filter((_, at) => at !== index) }
    if (type === 'SET_TYPE' && to) draft = { ...draft, type: to }
    if (type === 'SET_NOTE') draft = { ...draft, note }
  }
  return draft
}

async function ledgerOf({ db }: Shop, variant_id: number): Promise<Stored> {
  const [row] = await db.select({ stock: variants.quantity }).from(variants).where(eq(variants.id, variant_id))
  const { type, quantity, unit_price, note, previous_stock, current_stock } = stock_movements
  const movements = await db
    .select({ type, quantity, unit_price, note, previous_stock, current_stock })
    .from(stock_movements)
    .where(eq(stock_movements.variant_id, variant_id))
    .orderBy(asc(stock_movements.id))
  return { stock: row?.stock ?? 0, movements }
}
