import { codeExists } from '#api/rules/content/coupons.ts'
import { order_discounts } from '#server/db/schema/order-discounts.ts'
import type { Endpoint } from '#server/platform/http/endpoint.ts'
import { rowsBy } from '#server/platform/records/tables.ts'
import { couponRecord } from './coupons/coupon-record.ts'
import { emailEndpoints } from './emails/endpoints.ts'
import { messageEndpoints } from './messages/endpoints.ts'
import { feedbackList, questionList } from './messages/list.ts'

/** What the content of the shop brings to the server: campaigns, menus, pages, templates, labels, and what customers write. */
export const content = {
  lists: [feedbackList, questionList],
  endpoints: [...messageEndpoints, ...emailEndpoints] as readonly Endpoint[],
  hooks: { coupons: couponRecord },
  references: { coupons: { orders: rowsBy(order_discounts.shop_id, order_discounts.coupon_id) } },
  uniqueRules: { coupons_code: codeExists },
}
