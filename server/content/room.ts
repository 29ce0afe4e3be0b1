import { codeExists } from '#api/rules/content/coupons.ts'
import type { Endpoint } from '#server/platform/http/endpoint.ts'
import { couponRecord } from './coupons/coupon-record.ts'
import { labelEndpoints } from './labels/endpoints.ts'
import { labelThemeRecord } from './labels/theme-record.ts'

/** What the content of the shop brings to the server: campaigns, menus, pages, templates, labels. */
export const content = {
  lists: [],
  endpoints: [...labelEndpoints] as readonly Endpoint[],
  hooks: { coupons: couponRecord, 'label-themes': labelThemeRecord },
  uniqueRules: { coupons_code: codeExists },
}
