import {
  array,
  boolean,
  coerce,
  defaulted,
  type Infer,
  integer,
  literal,
  max,
  min,
  number,
  type Struct,
  size,
  string,
  type,
  union,
  unknown,
} from 'superstruct'

/** What a marketplace answers, as far as it is read. Unknown fields are passed over; what is read has its type and its bounds, or the answer is none. */

const longest = 500
const most = 1_000

/** Others' text as columns and screens can hold it: well-formed, without control characters, of some length. Where there is none it is empty. */
export const Words = coerce(size(string(), 0, longest), unknown(), (value) =>
  value === null || value === undefined
    ? ''
    : typeof value === 'string'
      ? [
          ...value
            .toWellFormed()
            .replace(/\p{Cc}+/gu, ' ')
            .trim(),
        ]
          .slice(0, longest)
          .join('')
          .slice(0, longest)
      : value,
)
/** A code: a text, also where it was sent as a number. */
export const Code = coerce(size(string(), 1, 100), unknown(), (value) =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : value,
)
export const Count = min(max(integer(), 1_000_000_000), 0)
/** Money is sent as a number, and is a decimal text from here on. */
export const Amount = coerce(string(), min(max(number(), 1_000_000_000), 0), (value) => value.toFixed(2))
export const Id = min(max(integer(), 2_147_483_647), 1)

export const Login = type({ access_token: size(string(), 1, 10_000) })

const Product = type({
  id: Code,
  barcode: Code,
  title: Words,
  stockCode: Words,
  brand: Words,
  categoryName: Words,
  quantity: Count,
  salePrice: Amount,
  listPrice: Amount,
  images: defaulted(size(array(type({ url: size(string(), 1, 2_000) })), 0, 50), []),
})
export const Products = pageOf(Product)

const Named = type({ id: Id, name: Words })
export const Brands = type({ brands: size(array(Named), 0, most) })
/** `path` is what a category lies under, from the top; a service may leave it out. */
const Category = type({ id: Id, name: Words, path: defaulted(size(array(Words), 0, 20), []) })
export const Categories = type({ categories: size(array(Category), 0, most) })

export const Attributes = type({
  categoryAttributes: size(
    array(type({ attribute: Named, required: boolean(), attributeValues: defaulted(array(Named), []) })),
    0,
    most,
  ),
})

export const Batch = type({
  batchRequestId: Code,
  items: size(
    array(
      type({
        barcode: Code,
        status: union([literal('SUCCESS'), literal('FAILED')]),
        failureReasons: defaulted(array(Words), []),
      }),
    ),
    0,
    most,
  ),
})

const Order = type({
  orderNumber: Code,
  orderDate: min(max(integer(), 8_640_000_000_000_000), 0),
  status: Words,
  customerFirstName: Words,
  customerLastName: Words,
  totalPrice: Amount,
  shipmentAddress: address(),
  invoiceAddress: address(),
  lines: size(array(type({ barcode: Code, productName: Words, quantity: Count, price: Amount })), 0, most),
})
export const Orders = pageOf(Order)
export type Order = Infer<typeof Order>

/** Where an order goes to. A marketplace may keep any part of it to itself. */
function address() {
  const parts = ['fullName', 'address', 'district', 'city', 'postalCode', 'country', 'phone'] as const
  return defaulted(
    type(Object.fromEntries(parts.map((part) => [part, Words])) as Record<(typeof parts)[number], typeof Words>),
    {},
  )
}

function pageOf<T, S>(row: Struct<T, S>) {
  return type({ totalElements: Count, content: size(array(row), 0, most) })
}
