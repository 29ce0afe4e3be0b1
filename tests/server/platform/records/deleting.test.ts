import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NewOrder } from '#api/contract/sales/new-order.ts'
import { type ResourceName, resources } from '#api/registry/resources.ts'
import type { Draft, Fields } from '#api/resources/platform/resource.ts'
import { optionValues } from '#server/catalog/catalogue/option-values.ts'
import { registry } from '#server/platform/registry.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newOrderIn } from '#tests/fixtures/new-order.fixture.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { targetOf } from '#tests/house/grammar.ts'
import { productInput, variant } from '#tests/product-input.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { all, type Whole } from './drafts.ts'

const { references } = registry()

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

interface Naming {
  readonly other: ResourceName
  readonly field: string
  /** What else that record is, to be one that names. */
  readonly as?: () => Draft
  /** It names several of them. */
  readonly several?: true
}

let people = 0

/** Whoever has a role is of the staff, with an e-mail of their own. */
function employee(): Draft {
  people += 1
  return { type: 'employee', email: `personel${people}@ege.test` }
}

/** What names a record of each resource: the fields of a product that do, or the record of another resource. */
const naming: Partial<Record<Whole, ((id: number, record: Draft) => object) | Naming>> = {
  brands: (id) => ({ brand_id: id }),
  attributes: (id) => ({ attributes: [{ attribute_id: id, attribute_value_id: null, value: 'Keten' }] }),
  tags: (id) => ({ tags: [id] }),
  units: (id) => ({ unit_id: id }),
  taxes: (id) => ({ tax_id: id }),
  suppliers: (id) => ({ supplier_id: id }),
  options: (id, { values }) => ofOption(id, (values as { id: number }[])[0]?.id ?? 0),
  groups: { other: 'productgroups', field: 'group_id' },
  'user-roles': { other: 'users', field: 'role_id', as: employee },
  'bank-accounts': { other: 'account-entries', field: 'account_id' },
  'shop-accounting-methods': { other: 'accounting-exports', field: 'method_id' },
  'customer-groups': { other: 'customers', field: 'group_id' },
  zones: { other: 'shop-shipping-methods', field: 'zones', several: true },
  'shop-payment-methods': {
    ...{ other: 'coupons', field: 'payment_methods', several: true },
    as: () => ({ basis: 'payment_method' }),
  },
}
const named = all.filter(([, { usedBy }]) => usedBy.length > 0)

/** The records with a field that points to these. */
function namedByFieldsOf(name: string): string[] {
  return Object.entries(resources).flatMap(([other, { fields }]) =>
    Object.values(fields as Fields).some((field) => targetOf(field) === name) ? [other.replaceAll('-', '_')] : [],
  )
}

/** What the refusal calls them. */
function namedAs(what: Whole): string {
  if (what === 'order-refund-reasons') return 'order_refunds'
  if (['shop-shipping-methods', 'users', 'customers', 'coupons'].includes(what)) return 'orders'
  if (what === 'bank-accounts') return 'account_transactions'
  const how = naming[what]
  return typeof how === 'object' ? how.other.replaceAll('-', '_') : 'products'
}

async function name(what: Whole, id: number, record: Draft) {
  if (what === 'order-refund-reasons') return refundFor(id)
  if (what === 'shop-shipping-methods') return orderWith({ shipping_method_id: id })
  if (what === 'users' || what === 'customers') return orderWith({ customer_id: id })
  if (what === 'coupons') return orderWith({ coupon_code: String(record.code) })
  const how = naming[what]
  if (!how) throw new Error(`What names ${what} is not said here`)
  if (typeof how === 'function')
    return shop.call('POST', '/v1/panel/products', { body: productInput(shop.own, how(id, record)) })
  return shop.call('POST', `/v1/panel/${how.other}`, {
    body: { ...draftOf(how.other, shop.own), ...how.as?.(), [how.field]: how.several ? [id] : id },
  })
}

/** A refund of an order of its own, for this reason. */
async function refundFor(reason_id: number) {
  const { id, line_id } = await newOrder(shop, { payment_status: 'paid', status: 'delivered' })
  const lines = [{ line_id, quantity: 1, reason_id, description: 'Kutu ezik' }]
  return shop.call('POST', `${ordersPath}/${id}/refunds`, { body: { lines } })
}

let sold: Promise<{ variant_id: number }> | undefined

/** An order that is to be sent so, or that this customer gave. What it sells is there before, so that it is stored while that is deleted. */
async function orderWith(changes: Partial<NewOrder>) {
  sold ??= newVariant(shop, { variants: [variant({ quantity: 500 })] })
  const { variant_id } = await sold
  return shop.call('POST', ordersPath, { body: newOrderIn(shop, variant_id, changes) })
}

const anybody = { customer_groups: [], usage_limit: 0, customer_limit: 0, login_required: 0 }

/** What is deleted: of people a customer, whom orders name. */
function toDelete(what: Whole): Draft {
  // One that orders use runs today, for all that may be used by anybody.
  const open = { ...anybody, categories: [shop.own.category.giyim], start: '2026-01-01', end: '2099-12-31' }
  if (what === 'coupons') return { ...draftOf(what, shop.own), ...open }
  return { ...draftOf(what, shop.own), ...(what === 'users' ? { type: 'customer' } : {}) }
}

function ofOption(option_id: number, option_value_id: number) {
  const [first] = productInput(shop.own).variants
  const variants = [{ ...first, options: [{ option_id, option_value_id }] }]
  return { product_type_id: 2, selected_options: [option_id], variants }
}

describe('R167: what other records name cannot be deleted', () => {
  test.each(named)('%s: the refusal says what names it and how often', async (resource) => {
    const path = `/v1/panel/${resource}`
    const { id, ...record } = (await shop.call('POST', path, { body: toDelete(resource) })).body.data
    for (let made = 0; made < 2; made += 1) {
      expect((await name(resource, id, record)).body.status).toBe(1)
    }
    const refused = await shop.call('DELETE', `${path}/${id}`)
    expect([refused.http, refused.body]).toEqual([
      409,
      {
        status: 0,
        error: 'delete.in_use',
        rules: [{ id: 'delete.in_use', about: { what: namedAs(resource), count: 2 } }],
      },
    ])
    expect((await shop.call('GET', `${path}/${id}`)).http).toBe(200)
  })

  test('accept: once nothing names it any more', async () => {
    const { id } = (await shop.call('POST', '/v1/panel/brands', { body: draftOf('brands') })).body.data
    const product = await shop.call('POST', '/v1/panel/products', { body: productInput(shop.own, { brand_id: id }) })
    expect((await shop.call('DELETE', `/v1/panel/brands/${id}`)).http).toBe(409)
    await shop.call('DELETE', `/v1/panel/products/${product.body.data.id}`)
    expect((await shop.call('DELETE', `/v1/panel/brands/${id}`)).http).toBe(200)
  })

  test('every tie that the database knows is declared, with the sentence and the list that shows it', async () => {
    const { rows } = await shop.db.execute<{ name: string; tied: string }>(sql`
      select confrelid::regclass::text as name, conrelid::regclass::text as tied from pg_constraint
      where contype = 'f' and confdeltype = 'a' and confrelid::regclass::text = any(${sql.param(all.map(([name]) => name))}::text[])`)
    expect(rows.length).toBeGreaterThan(0)
    for (const { name, tied } of rows) {
      const columns = Object.values(references[name] ?? {})
      const tables = columns.map(
        ({ table }) => (table as unknown as { [key: symbol]: string })[Symbol.for('drizzle:Name')],
      )
      const known = [...tables, ...namedByFieldsOf(name)]
      expect({ name, known }).toEqual({ name, known: expect.arrayContaining([tied]) })
    }
    for (const [name, resource] of all)
      expect(resource.usedBy.map((tie) => tie.what).sort()).toEqual(
        [...new Set([...Object.keys(references[name] ?? {}), ...namedByFieldsOf(name)])].sort(),
      )
  })

  test.each(named)(
    '%s: deleted while a record takes it up, it is either kept or refused to that record',
    async (resource) => {
      const path = `/v1/panel/${resource}`
      for (let round = 0; round < 4; round += 1) {
        const { id, ...record } = (await shop.call('POST', path, { body: toDelete(resource) })).body.data
        const [deleted, taken] = await Promise.all([shop.call('DELETE', `${path}/${id}`), name(resource, id, record)])
        expect([deleted.http, taken.http]).toSatisfy(([gone, saved]) =>
          gone === 200 ? saved === 422 : gone === 409 && saved === 200,
        )
        expect((await shop.call('GET', `${path}/${id}`)).http).toBe(taken.body.status === 1 ? 200 : 404)
      }
    },
  )

  test('an option that a variant takes up after its products were counted keeps that variant whole', async () => {
    const { id, ...record } = (await shop.call('POST', '/v1/panel/options', { body: draftOf('options', shop.own) }))
      .body.data
    await name('options', id, record)
    await optionValues.leave?.(shop.db, shop.own.shop_id, id)
    const { rows } = await shop.db.execute(sql`select 1 from variant_options where option_id = ${id}`)
    expect(rows).toHaveLength(1)
  })

  test('a deletion leaves what it deleted in the audit log', async () => {
    const draft = draftOf('brands')
    const { id } = (await shop.call('POST', '/v1/panel/brands', { body: draft })).body.data
    await shop.call('DELETE', `/v1/panel/brands/${id}`)
    const { rows } = await shop.db.execute(
      sql`select event, before, after from audit_log where subject = 'brands' and subject_id = ${id} order by id desc limit 1`,
    )
    expect(rows[0]).toMatchObject({ event: 'delete', before: draft, after: null })
  })
})
