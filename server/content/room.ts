import { sql } from 'drizzle-orm'
import { slugTaken } from '#api/rules/content/articles.ts'
import { codeExists } from '#api/rules/content/coupons.ts'
import { iconFree } from '#api/rules/content/menus.ts'
import { order_discounts } from '#server/db/schema/order-discounts.ts'
import type { Endpoint } from '#server/platform/http/endpoint.ts'
import { rowsBy } from '#server/platform/records/tables.ts'
import { articleRecord } from './articles/article-record.ts'
import { articles } from './articles/articles.ts'
import { copyEndpoints } from './articles/copy-endpoints.ts'
import { addressEndpoints } from './articles/old-addresses.ts'
import { withoutCopy } from './articles/without-copy.ts'
import { contractEndpoints } from './contracts/endpoints.ts'
import { couponRecord } from './coupons/coupon-record.ts'
import { campaignRivalEndpoints } from './coupons/endpoints.ts'
import { emailEndpoints } from './emails/endpoints.ts'
import { labelEndpoints } from './labels/endpoints.ts'
import { labelThemeRecord } from './labels/theme-record.ts'
import { menuDesignRecord } from './menus/design-record.ts'
import { menuEndpoints } from './menus/endpoints.ts'
import { menuRecord } from './menus/menu-record.ts'
import { messageEndpoints } from './messages/endpoints.ts'
import { feedbackList, questionList } from './messages/list.ts'
import { newsletterEndpoints } from './newsletters/endpoints.ts'
import { beginningNewsletters } from './newsletters/planned-job.ts'
import { sendingNewsletters } from './newsletters/send-job.ts'
import { newsletterSendingEndpoints } from './newsletters/sending-endpoints.ts'
import { pageBuilderEndpoints } from './page-builder/endpoints.ts'
import { pageThemeRecord } from './page-builder/theme-record.ts'
import { phoneTemplateEndpoints } from './phone-messages/endpoints.ts'
import { storefrontEndpoints } from './storefront/endpoints.ts'
import { webEndpoints } from './web/endpoints.ts'

/** What the content of the shop brings to the server: campaigns, menus, pages, templates, labels, and what customers write. */
export const content = {
  lists: [feedbackList, questionList],
  endpoints: [
    ...messageEndpoints,
    ...emailEndpoints,
    ...phoneTemplateEndpoints,
    ...newsletterEndpoints,
    ...newsletterSendingEndpoints,
    ...contractEndpoints,
    ...campaignRivalEndpoints,
    ...labelEndpoints,
    ...menuEndpoints,
    ...pageBuilderEndpoints,
    ...webEndpoints,
    ...storefrontEndpoints,
    ...addressEndpoints,
    ...copyEndpoints,
  ] as readonly Endpoint[],
  hooks: {
    coupons: couponRecord,
    pages: withoutCopy('pages', articleRecord(articles.pages)),
    blogs: withoutCopy('blogs', articleRecord(articles.blogs)),
    'label-themes': labelThemeRecord,
    menus: menuRecord,
    'menu-designs': menuDesignRecord,
    'page-themes': pageThemeRecord,
  },
  jobKinds: { 'newsletters.send': sendingNewsletters, 'newsletters.begin': beginningNewsletters },
  references: { coupons: { orders: rowsBy(order_discounts.shop_id, order_discounts.coupon_id) } },
  fileHolders: [
    sql`select from page_blocks held where held.shop_id = files.shop_id and held.files @> array[files.name]`,
    sql`select from page_copies held where held.shop_id = files.shop_id and held.files @> array[files.name]`,
    sql`select from blog_copies held where held.shop_id = files.shop_id and held.files @> array[files.name]`,
  ],
  uniqueRules: { coupons_code: codeExists, page_slugs: slugTaken, blog_slugs: slugTaken, menu_icons: iconFree },
}
