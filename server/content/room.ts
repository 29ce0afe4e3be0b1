import { resources } from '#api/registry/resources.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { slugTaken } from '#api/rules/content/articles.ts'
import { codeExists } from '#api/rules/content/coupons.ts'
import { blog_slugs, blogs, page_slugs, pages } from '#server/db/schema/articles.ts'
import { order_discounts } from '#server/db/schema/order-discounts.ts'
import type { Endpoint } from '#server/platform/http/endpoint.ts'
import { rowsBy } from '#server/platform/records/tables.ts'
import { articleRecord } from './articles/article-record.ts'
import { couponRecord } from './coupons/coupon-record.ts'
import { emailEndpoints } from './emails/endpoints.ts'
import { labelEndpoints } from './labels/endpoints.ts'
import { labelThemeRecord } from './labels/theme-record.ts'
import { messageEndpoints } from './messages/endpoints.ts'
import { feedbackList, questionList } from './messages/list.ts'
import { phoneTemplateEndpoints } from './phone-messages/endpoints.ts'

const articles = {
  pages: { resource: resources.pages as unknown as Resource, table: pages, slugs: page_slugs },
  blogs: { resource: resources.blogs as unknown as Resource, table: blogs, slugs: blog_slugs },
}

/** What the content of the shop brings to the server: campaigns, menus, pages, templates, labels, and what customers write. */
export const content = {
  lists: [feedbackList, questionList],
  endpoints: [
    ...messageEndpoints,
    ...emailEndpoints,
    ...phoneTemplateEndpoints,
    ...labelEndpoints,
  ] as readonly Endpoint[],
  hooks: {
    coupons: couponRecord,
    pages: articleRecord(articles.pages),
    blogs: articleRecord(articles.blogs),
    'label-themes': labelThemeRecord,
  },
  references: { coupons: { orders: rowsBy(order_discounts.shop_id, order_discounts.coupon_id) } },
  uniqueRules: { coupons_code: codeExists, page_slugs: slugTaken, blog_slugs: slugTaken },
}
