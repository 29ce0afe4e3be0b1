import { sql } from 'drizzle-orm'
import type { EventObject } from 'xstate'
import type { CheckedPrice, PriceChanged } from '#api/contract/catalog/multiple-price.ts'
import { priceUnmoved } from '#api/rules/catalog/price-cells.ts'
import type { Looked, Opened, PriceFilters } from '#machines/catalog/price-edit/price-edit.types.ts'
import { workOff } from '#tests/jobs.ts'
import type { Step } from '#tests/paths/cover/walks.ts'
import { price, productInput, variant } from '#tests/product-input.ts'
import { turkey } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'

export const priceEditPath = '/v1/panel/products/multiple-price'

/** What a walk over the grid has in its shop: a product of its own, found by its code, and behind it one with as many variants as are wanted. */
export interface PricedShop {
  readonly code: string
  readonly product: number
  /** The event as this shop knows it. */
  own(event: EventObject): EventObject
  /** Has the prices as they were at first, whatever was applied since, and as many variants behind the first two as the answers that follow say. */
  fill(event: EventObject, ahead: readonly Step[]): Promise<void>
  /** Somebody has changed the prices before the dry run is answered where the answer says so, and else they are as they were loaded. */
  moved(event: EventObject): Promise<void>
  /** Works on the job as far as the answer says, after somebody changed the prices where it is to be refused. */
  work(event: EventObject): Promise<void>
  /** Every amount that is stored for the two variants, in each of their price lists. */
  prices(): Promise<Amounts>
}

/** What a variant costs in a price list, and what is struck through there, by `amountName`; none where there is none. */
export type Amounts = Readonly<Record<string, string>>

export function amountName({ variant_id, country_id, of }: Pick<PriceChanged, 'variant_id' | 'country_id' | 'of'>) {
  return `${variant_id} ${country_id} ${of}`
}

let made = 0

export async function preparePrices(shop: Shop): Promise<PricedShop> {
  made += 1
  const code = `FYT${made}X`
  const { beden, s, m } = shop.own.option
  const add = async (body: object): Promise<number> => {
    const { body: answer, text } = await shop.call('POST', '/v1/panel/products', { body })
    if (answer.status !== 1) throw new Error(text)
    return answer.data.id
  }
  const many = await add(
    productInput(shop.own, { variants: [variant({ stock_code: `${code}-COK`, prices: [price()] })] }),
  )
  const sized = (option_value_id: number, amount: string, stock_code: string) =>
    variant({
      is_default: option_value_id === s ? 1 : 0,
      stock_code,
      options: [{ option_id: beden, option_value_id }],
      prices: [price({ price: amount }), price({ country_id: 2002, price: '40.00' })],
    })
  const product = await add(
    productInput(shop.own, {
      product_type_id: 2,
      selected_options: [beden],
      variants: [sized(s, '49.90', `${code}-S`), sized(m, '59.90', `${code}-M`)],
    }),
  )
  const mine = sql`country_id = ${turkey} and variant_id in (select id from variants where product_id = ${product})`
  const own = sql`variant_id in (select id from variants where product_id = ${product})`
  const { rows: loaded } = await shop.db.execute(sql`select * from prices where ${own}`)
  const restore = async () => {
    await shop.db.execute(sql`delete from prices where ${own}`)
    const as = JSON.stringify(loaded)
    await shop.db.execute(
      sql`insert into prices overriding system value select * from jsonb_populate_recordset(null::prices, ${as}::jsonb)`,
    )
  }
  let moved = false
  const raise = (by: number) => shop.db.execute(sql`update prices set price = price + ${by} where ${mine}`)
  const asked = ({ search, filters, ...rest }: PriceFilters): PriceFilters => ({
    ...rest,
    search: search || code,
    filters: filters.brand_id ? { brand_id: String(shop.own.brand) } : {},
  })
  return {
    code,
    product,
    own: (event) => {
      const own = event as { type: string; text?: string; value?: string; query?: PriceFilters }
      if (own.query) return { ...event, query: asked(own.query) } as EventObject
      if (own.type === 'SEARCH' && own.text === '') return { ...event, text: code } as EventObject
      return own.type === 'FILTER' ? ({ ...event, value: String(shop.own.brand) } as EventObject) : event
    },
    fill: async (event, ahead) => {
      moved = false
      await restore()
      const { next } = outputOf<Opened>(event)
      await shop.db.execute(sql`delete from variants where product_id = ${many} and is_default = 0`)
      if (next === null) return
      await shop.db.execute(sql`
        insert into variants (shop_id, product_id, position)
        select ${shop.own.shop_id}, ${many}, n from generate_series(1, ${500 * (1 + followers(ahead))}) n`)
    },
    moved: async (event) => {
      const rows = outputOf<readonly CheckedPrice[]>(event)
      const wanted = rows.some((row) => row.rules.some(({ id }) => id === priceUnmoved.id))
      if (wanted !== moved) await raise(wanted ? 100 : -100)
      moved = wanted
    },
    work: async (event) => {
      const { job } = outputOf<Looked>(event)
      if (job.state !== 'finished') return
      if (job.done === 0) await raise(100)
      await workOff(shop)
    },
    prices: async () => {
      const { rows } = await shop.db.execute<{ name: string; amount: string }>(sql`
        select variant_id || ' ' || country_id || ' ' || told.of as name, (amount / 100.0)::numeric(20, 2)::text as amount
        from prices cross join lateral (values ('price', price), ('strikethrough_price', strikethrough_price)) told (of, amount)
        where ${own} and amount is not null`)
      return Object.fromEntries(rows.map(({ name, amount }) => [name, amount]))
    },
  }
}

/** An answer that is asked for again, and got then, was lost on its way back: the job is begun, once. */
export function howBegun(event: EventObject, ahead: readonly Step[]): 'through' | 'lost' | 'answerLost' {
  if (!('error' in event)) return 'through'
  const [next, then] = ahead
  const asked = next?.event.type === 'RETRY' && then !== undefined && !('error' in then.event)
  return asked ? 'answerLost' : 'lost'
}

/** How many more full pages the steps that follow ask for. */
function followers(ahead: readonly Step[]): number {
  const end = ahead.findIndex(({ event }) => event.type !== 'SELECT' && !/^xstate\.done\.actor\.more$/.test(event.type))
  const answers = (end < 0 ? ahead : ahead.slice(0, end)).filter(({ event }) => event.type !== 'SELECT')
  return answers.filter(({ event }) => outputOf<Opened>(event).next !== null).length
}

function outputOf<T>(event: EventObject): T {
  return (event as unknown as { output: T }).output
}
