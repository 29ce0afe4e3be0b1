import { sql } from 'drizzle-orm'
import { resources } from '#api/registry/resources.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { slugTaken } from '#api/rules/content/articles.ts'
import { codeExists } from '#api/rules/content/coupons.ts'
import { iconFree } from '#api/rules/content/menus.ts'
import { blog_slugs, blogs, page_slugs, pages } from '#server/db/schema/articles.ts'
import { order_discounts } from '#server/db/schema/order-discounts.ts'
import type { Endpoint } from '#server/platform/http/endpoint.ts'
import { rowsBy } from '#server/platform/records/tables.ts'
import { articleRecord } from './articles/article-record.ts'
import { articles } from './articles/articles.ts'
import { couponRecord } from './coupons/coupon-record.ts'
import { emailEndpoints } from './emails/endpoints.ts'
import { labelEndpoints } from './labels/endpoints.ts'
import { labelThemeRecord } from './labels/theme-record.ts'
import { menuDesignRecord } from './menus/design-record.ts'
import { menuEndpoints } from './menus/endpoints.ts'
import { menuRecord } from './menus/menu-record.ts'
import { messageEndpoints } from './messages/endpoints.ts'
import { feedbackList, questionList } from './messages/list.ts'
import { storefrontEndpoints } from './storefront/endpoints.ts'
import { webEndpoints } from './web/endpoints.ts'
import { pageBuilderEndpoints } from './page-builder/endpoints.ts'
import { pageThemeRecord } from './page-builder/theme-record.ts'
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
    ...labelEndpoints,
    ...webEndpoints,
    ...storefrontEndpoints,
  ] as readonly Endpoint[],
  endpoints: [...messageEndpoints, ...emailEndpoints, ...labelEndpoints, ...menuEndpoints] as readonly Endpoint[],
    ...pageBuilderEndpoints,
    ...phoneTemplateEndpoints,
    ...labelEndpoints,
  ] as readonly Endpoint[],
  hooks: {
    coupons: couponRecord,
    pages: articleRecord(articles.pages),
    blogs: articleRecord(articles.blogs),
    'label-themes': labelThemeRecord,
    menus: menuRecord,
    'menu-designs': menuDesignRecord,
  },
  references: { coupons: { orders: rowsBy(order_discounts.shop_id, order_discounts.coupon_id) } },
  uniqueRules: { coupons_code: codeExists, page_slugs: slugTaken, blog_slugs: slugTaken, menu_icons: iconFree },
    'page-themes': pageThemeRecord,
  },
  references: { coupons: { orders: rowsBy(order_discounts.shop_id, order_discounts.coupon_id) } },
  fileHolders: [
    sql`select from page_blocks held where held.shop_id = files.shop_id and held.files @> array[files.name]`,
  ],
  uniqueRules: { coupons_code: codeExists, page_slugs: slugTaken, blog_slugs: slugTaken },
}
