import { failure } from '#api/contract/platform/failure.ts'
import { loadedMachine } from '#machines/platform/loaded/loaded.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

/** A page that is loaded anew as it is, such as the catalogue's own, and one that is asked for other days, such as the summary of orders. */
export default paths(loadedMachine)({
  inputs: { catalog: { query: null }, summary: { query: {} } },
  events: ({ context: { query } }) => [
    { type: 'RETRY' },
    // The same days again are no other address.
    query === null ? { type: 'REFRESH' } : { type: 'SHOW', query: isToday(query) ? month : today },
  ],
  answers: { load: { done: [{}], failed: [failure('network')] } },
  key: ({ value, context }) => JSON.stringify([value, context.query, context.data !== null]),
})

const today = { period: 'today' }
const month = { period: 'last_30_days' }

function isToday(query: unknown): boolean {
  return (query as Partial<typeof today>).period === 'today'
}
