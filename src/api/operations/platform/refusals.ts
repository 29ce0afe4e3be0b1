import { object, size, string } from 'superstruct'
import { IdText } from '#api/contract/platform/common.ts'
import { RefusalCounts, RefusalsOfRecord, RefusalsOfRule, RuleQuery } from '#api/contract/platform/refusals.ts'
import { operation } from './operation.ts'

/** What rules of the shop refused. All staff read the book; of records, each sees those of lists that they may open. */
export const refusalOperations = {
  counts: operation({
    method: 'GET',
    path: '/v1/panel/refusals',
    summary: 'How often each rule refused in the last 30 days',
    data: RefusalCounts,
    codes: 'signed-in',
  }),
  ofRule: operation({
    method: 'GET',
    path: '/v1/panel/refusals/of-rule',
    summary: 'What one rule refused in the last 30 days: by day, by person, and the latest records',
    query: RuleQuery,
    data: RefusalsOfRule,
    codes: 'signed-in',
  }),
  ofRecord: operation({
    method: 'GET',
    path: '/v1/panel/refusals/of-record',
    summary: 'What was tried of a record in vain, by which rules, when and by whom',
    query: object({ subject: size(string(), 1, 60), id: IdText }),
    data: RefusalsOfRecord,
    codes: 'signed-in',
  }),
}
