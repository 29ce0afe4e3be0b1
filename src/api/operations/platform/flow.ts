import {
  FlowMap,
  FlowPeople,
  FlowPeopleQuery,
  FlowQuery,
  FlowWeeks,
  FlowWeeksQuery,
  RecordFlow,
  RecordFlowQuery,
} from '#api/contract/platform/flow.ts'
import { operation } from './operation.ts'

/** Which ways records took along their charts. Who may look at which kind is judged for each; of others there is nothing. */
export const flowOperations = {
  map: operation({
    method: 'GET',
    path: '/v1/panel/flow',
    summary: 'Where the records of one kind went in some days, how long they stood, and what refused them',
    query: FlowQuery,
    data: FlowMap,
    codes: 'signed-in',
  }),
  weeks: operation({
    method: 'GET',
    path: '/v1/panel/flow/weeks',
    summary: 'How many records of one kind went which way in each of the last weeks',
    query: FlowWeeksQuery,
    data: FlowWeeks,
    codes: 'signed-in',
  }),
  people: operation({
    method: 'GET',
    path: '/v1/panel/flow/people',
    summary: 'Who works in the shop and may have taken a step',
    query: FlowPeopleQuery,
    data: FlowPeople,
    codes: 'signed-in',
  }),
  ofRecord: operation({
    method: 'GET',
    path: '/v1/panel/flow/of-record',
    summary: 'The way of one record and of what belongs to it, with what was tried in vain',
    query: RecordFlowQuery,
    data: RecordFlow,
    codes: 'signed-in',
  }),
}
