import { CampaignResults } from '#api/contract/sales/campaign-results.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { coupons } from '#api/resources/content/coupons.ts'

/** What campaigns brought. */
export const campaignResultOperations = {
  read: operation({
    method: 'GET',
    path: '/v1/panel/campaign-results/:id',
    summary: 'What a coupon or a sale brought: the orders that had it, what they came to and what it gave off them',
    data: CampaignResults,
    codes: coupons.codes.view,
  }),
}
