import {
  array,
  boolean,
  coerce,
  enums,
  integer,
  max,
  min,
  number,
  object,
  optional,
  size,
  string,
  type,
} from 'superstruct'
import { fold } from '#api/rules/platform/fold.ts'
import { call, type SandboxCall, SandboxError } from './call.ts'
import { attributesOf, brands, categories } from './lists.ts'
import { ordersOf } from './orders.ts'
import { create, filter, productRow } from './products.ts'
import { suppliers } from './suppliers.ts'

const Short = size(string(), 1, 255)
const Whole = (least: number, most: number) =>
  coerce(min(max(integer(), most), least), string(), (text) => (/^\d{1,15}$/.test(text) ? Number(text) : text))
const Moment = Whole(0, 8_640_000_000_000_000)
const paging = { page: optional(Whole(0, 1_000_000)), limit: optional(Whole(1, 200)) }
const Supplier = { baseKey: Short, supplierId: Short }
const Named = object({ id: integer(), name: string() })
const pageOf = <T extends object>(row: T) => ({ totalElements: integer(), page: integer(), size: integer(), ...row })

/** Signing in, which alone needs no token. */
export const login = {
  method: 'POST',
  path: '/login',
  summary: 'Signs in: answers the token that the other calls carry',
  body: object({ email: Short, password: Short }),
  data: object({ access_token: string(), token_type: string(), expires_in: integer() }),
  perMinute: 100,
} as const

const Item = type({
  barcode: string(),
  title: string(),
  stockCode: optional(string()),
  brandId: integer(),
  categoryId: integer(),
  quantity: number(),
  salePrice: number(),
  listPrice: number(),
  images: optional(array(type({ url: string() }))),
  attributes: optional(array(type({ attributeId: integer(), attributeValueId: optional(integer()) }))),
})

/** The calls that a marketplace integration service offers, beside signing in. */
export const sandboxCalls: readonly SandboxCall[] = [
  call({
    method: 'GET',
    path: '/getOrders',
    summary: "A supplier's orders, the newest first, as JSON in a text; the last week unless dates are given",
    query: object({
      ...Supplier,
      ...paging,
      status: optional(Short),
      orderNumber: optional(Short),
      startDate: optional(Moment),
      endDate: optional(Moment),
    }),
    data: string(),
    perMinute: 1_000,
    handle: async ({ db, query: { baseKey, supplierId, ...query } }) => {
      await suppliers(db, baseKey, supplierId)
      return JSON.stringify(await ordersOf(db, supplierId, query))
    },
  }),
  call({
    method: 'GET',
    path: '/getBrands/byName',
    summary: 'The brands whose names hold a text',
    query: object({ name: Short }),
    data: object({ brands: array(Named) }),
    perMinute: 50,
    handle: async ({ query: { name } }) => ({ brands: named(brands, name) }),
  }),
  call({
    method: 'GET',
    path: '/getCategories',
    summary: 'The categories whose names hold a text',
    query: object({ name: Short }),
    data: object({ categories: array(object({ id: integer(), name: string(), path: array(string()) })) }),
    perMinute: 50,
    handle: async ({ query: { name } }) => ({ categories: named(categories, name) }),
  }),
  call({
    method: 'GET',
    path: '/getCategoryAttributes',
    summary: 'What products of a category are described by',
    query: object({ categoryId: Whole(1, 2_147_483_647) }),
    data: object({
      id: integer(),
      name: string(),
      categoryAttributes: array(
        object({ attribute: Named, required: boolean(), allowCustom: boolean(), attributeValues: array(Named) }),
      ),
    }),
    perMinute: 50,
    handle: async ({ query: { categoryId } }) => {
      const category = categories.find(({ id }) => id === categoryId)
      if (!category) throw new SandboxError(404, 'category.not.found', 'There is no such category')
      return { id: category.id, name: category.name, categoryAttributes: attributesOf(category) }
    },
  }),
  call({
    method: 'POST',
    path: '/createProducts',
    summary:
      'Lists products, or brings those of the same barcode and stock code up to date; each item is taken or refused for itself',
    body: object({ ...Supplier, items: size(array(Item), 1, 1_000) }),
    data: object({
      batchRequestId: string(),
      items: array(
        object({ barcode: string(), status: enums(['SUCCESS', 'FAILED']), failureReasons: array(string()) }),
      ),
    }),
    perMinute: 1_000,
    handle: async ({ db, body: { baseKey, supplierId, items } }) => {
      await suppliers(db, baseKey, supplierId)
      return create(db, supplierId, items)
    },
  }),
  call({
    method: 'GET',
    path: '/filterProducts',
    summary: "A supplier's products, page by page; with a barcode, those that carry it",
    query: object({ ...Supplier, ...paging, barcode: optional(Short) }),
    data: object(pageOf({ content: array(productRow) })),
    perMinute: 2_000,
    handle: async ({ db, query: { baseKey, supplierId, ...query } }) => {
      await suppliers(db, baseKey, supplierId)
      return filter(db, supplierId, query)
    },
  }),
]

function named<One extends { readonly name: string }>(list: readonly One[], name: string): One[] {
  const sought = fold(name)
  return list.filter((one) => fold(one.name).includes(sought))
}
