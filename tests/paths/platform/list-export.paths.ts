import { failure } from '#api/contract/platform/failure.ts'
import { type Exporting, listExportMachine } from '#machines/platform/list-export/list-export.machine.ts'
import { freshQuery } from '#machines/platform/record-list/record-list.context.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const exporting: Exporting = {
  resource: 'brands',
  query: freshQuery('brands'),
  columns: ['translations', 'status'],
  format: 'csv',
  lang: 'tr',
  name: 'Markalar',
  rows: 2,
}

/** The list of brands as a file. */
export default paths(listExportMachine)({
  inputs: { list: undefined },
  events: () => [{ type: 'EXPORT', exporting }, { type: 'RETRY' }, { type: 'CANCEL' }],
  answers: { write: () => ({ done: [undefined], failed: [failure('network')] }) },
  key: ({ value }) => JSON.stringify(value),
})
