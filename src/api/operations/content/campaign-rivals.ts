import { Rivals, RivalsQuestion } from '#api/contract/content/campaign-rivals.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { coupons } from '#api/resources/content/coupons.ts'

/** What a sale could meet, told before it is saved. */
export const campaignRivalOperations = {
  read: operation({
    method: 'POST',
    path: '/v1/panel/campaign-rivals',
    summary:
      'The other active sales for the same goods and some of the same customers, with their days; changes nothing',
    body: RivalsQuestion,
    data: Rivals,
    codes: coupons.codes.view,
    reads: true,
  }),
}
