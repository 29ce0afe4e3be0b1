import { failure } from '#api/contract/failure.ts'
import { type Exporting, listExportMachine } from '#machines/list-export/list-export.machine.ts'
import { freshQuery } from '#machines/record-list/record-list.context.ts'
import { paths } from './cover/spec.ts'

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
