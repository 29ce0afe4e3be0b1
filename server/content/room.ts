import { codeExists } from '#api/rules/content/coupons.ts'
import { order_discounts } from '#server/db/schema/order-discounts.ts'
import type { Endpoint } from '#server/platform/http/endpoint.ts'
import { rowsBy } from '#server/platform/records/tables.ts'
import { couponRecord } from './coupons/coupon-record.ts'

/** What the content of the shop brings to the server: campaigns, menus, pages, templates, labels. */
export const content = {
  lists: [],
  endpoints: [] as readonly Endpoint[],
  hooks: { coupons: couponRecord },
  references: { coupons: { orders: rowsBy(order_discounts.shop_id, order_discounts.coupon_id) } },
  uniqueRules: { coupons_code: codeExists },
}
