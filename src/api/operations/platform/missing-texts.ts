import { MissingTexts, MissingTextsQuery } from '#api/contract/platform/missing-texts.ts'
import { family } from '#api/resources/platform/resource.ts'
import { operation } from './operation.ts'

/** What is still to be written in a language. */
export const missingTextsOperations = {
  missing: operation({
    method: 'GET',
    path: '/v1/panel/missing-texts',
    summary: 'The records that have no name in a language, counted by the lists that the caller may open',
    query: MissingTextsQuery,
    data: MissingTexts,
    codes: family(2600).view,
  }),
}
