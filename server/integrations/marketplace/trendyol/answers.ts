import {
  array,
  boolean,
  coerce,
  defaulted,
  enums,
  type Infer,
  integer,
  lazy,
  nullable,
  number,
  optional,
  record,
  type Struct,
  size,
  string,
  type,
  union,
  unknown,
} from 'superstruct'
import { Amount, Code, Count, Id, Words } from '../answers.ts'

/** What Trendyol's V2 services answer, as far as it is read. */

const most = 1_000
const Named = type({ id: Id, name: Words })

/** A search answers a plain list, the whole list an object; both are read. */
export const Brands = union([size(array(Named), 0, most), type({ brands: size(array(Named), 0, most) })])

export interface CategoryNode {
  readonly id: number
  readonly name: string
  readonly subCategories: readonly CategoryNode[]
}
const Category: Struct<CategoryNode, unknown> = type({
  id: Id,
  name: Words,
  subCategories: defaulted(array(lazy(() => Category)), []),
}) as unknown as Struct<CategoryNode, unknown>
export const Categories = type({ categories: array(Category) })

/** Its values are asked for one by one, and a page at a time. */
export const Attributes = type({
  categoryAttributes: size(
    array(type({ attribute: Named, required: boolean(), allowCustom: defaulted(boolean(), false) })),
    0,
    most,
  ),
})
export const AttributeValues = type({
  totalPages: defaulted(integer(), 1),
  content: size(array(type({ attributeValueId: Id, attributeValueName: Words })), 0, most),
})

export const Accepted = type({ batchRequestId: Code })

const Reason = union([string(), type({ message: Words })])
export type Reason = Infer<typeof Reason>

/** Of prices and stock only the items have a status, not the batch. */
export const BatchResult = type({
  batchRequestId: Code,
  status: optional(nullable(enums(['IN_PROGRESS', 'COMPLETED'] as const))),
  items: defaulted(
    size(
      array(
        type({
          requestItem: type({
            barcode: optional(nullable(Code)),
            product: optional(nullable(type({ barcode: Code }))),
          }),
          status: optional(nullable(string())),
          failureReasons: defaulted(nullable(array(Reason)), []),
        }),
      ),
      0,
      most,
    ),
    [],
  ),
})

const Variant = type({
  barcode: Code,
  stockCode: Words,
  price: defaulted(type({ salePrice: Amount, listPrice: Amount }), { salePrice: 0, listPrice: 0 }),
  stock: defaulted(type({ quantity: Count }), { quantity: 0 }),
})
/** What is approved: a content with its variants. */
export const Contents = type({
  totalElements: Count,
  content: size(
    array(
      type({
        contentId: Code,
        title: Words,
        brand: defaulted(type({ name: Words }), { name: '' }),
        category: defaulted(type({ name: Words }), { name: '' }),
        images: defaulted(array(type({ url: string() })), []),
        variants: size(array(Variant), 0, most),
      }),
    ),
    0,
    most,
  ),
})

/** What waits for approval or was rejected: a variant each. */
export const Unapproved = type({ totalElements: Count })

const Address = defaulted(
  type({
    fullName: Words,
    fullAddress: Words,
    district: Words,
    city: Words,
    postalCode: Words,
    countryCode: Words,
    phone: Words,
  }),
  {},
)
/** Amounts of orders were renamed in December 2025: what comes under the new name is read under the old one. */
function renamed<T extends object, S>(struct: Struct<T, S>, name: string, old: keyof T & string): Struct<T, S> {
  return coerce(struct, record(string(), unknown()), (given) =>
    name in given ? { ...given, [old]: given[name] } : given,
  )
}

const Line = type({ barcode: Code, productName: Words, quantity: Count, price: Amount })
const Package = type({
  orderNumber: Code,
  orderDate: number(),
  status: Words,
  customerFirstName: Words,
  customerLastName: Words,
  totalPrice: Amount,
  shipmentAddress: Address,
  invoiceAddress: Address,
  lines: size(array(renamed(Line, 'lineUnitPrice', 'price')), 0, most),
})
const packages = array(renamed(Package, 'packageTotalPrice', 'totalPrice'))
export const Orders = type({ totalElements: Count, content: size(packages, 0, most) })
export type Order = Infer<typeof Orders>['content'][number]
