import type { FileLanguage } from '#api/contract/platform/exports.ts'
import type { JobRow } from '#api/contract/platform/jobs.ts'
import { jobOperations } from '#api/operations/platform/jobs.ts'
import { jobRowLabels, rowStateSays } from '#api/registry/job-words.ts'
import type { Refusal, Says } from '#api/rules/platform/rule.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { titleIn } from '#server/platform/jobs/export.ts'
import { jobRowPositions, jobRowsAt, readJob } from '#server/platform/jobs/read.ts'
import { zoneOf } from '#server/platform/jobs/zone.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import { formatRefusal } from '#server/platform/texts/format-refusal.ts'
import { cellsOf, chosenColumns, type ExportColumn } from './columns.ts'
import { fileOf } from './file.ts'
import { notesTitleIn } from './notes.ts'

const ofJob = /*i18n*/ { id: 'jobs.one', message: 'İş' }

/** The records of one job by what became of them, each with the whole reason: for whoever mends them in a spreadsheet. */
export const exportJobRows: Endpoint = endpoint(
  jobOperations.exportRows,
  async ({ db, actor, params, query: { format, columns, lang = 'tr', state } }) => {
    const job = await readJob(db, actor, params.id)
    const zone = await zoneOf(db, actor.shop_id)
    const chosen = chosenColumns(columnsIn(lang, zone), columns)
    const key = { shop_id: actor.shop_id, id: job.id }
    const positions = await jobRowPositions(db, key, state)
    const rows = cellsOf(positions, chosen, (some) => jobRowsAt(db, key, some))
    const notes = [
      { label: formatMessage(lang, ofJob), value: titleIn(lang, job) },
      ...(state
        ? [{ label: formatMessage(lang, jobRowLabels.state), value: formatMessage(lang, rowStateSays[state]) }]
        : []),
    ]
    const title = formatMessage(lang, jobRowLabels.rows)
    const name = { list: `job-${job.id}`, zone }
    return fileOf({ title, columns: chosen, rows, notes, notesTitle: notesTitleIn(lang) }, name, format)
  },
)

function columnsIn(lang: FileLanguage, zone: string): readonly ExportColumn<JobRow>[] {
  const column = (id: string, label: Says, cell: ExportColumn<JobRow>['cell']) => {
    return { id, header: formatMessage(lang, label), kind: 'text' as const, cell }
  }
  return [
    column(
      'label',
      jobRowLabels.record,
      ({ label, record_id }) => label || (record_id === null ? '' : `#${record_id}`),
    ),
    column('state', jobRowLabels.state, ({ state }) => formatMessage(lang, rowStateSays[state])),
    column('why', jobRowLabels.why, ({ rules }) => reasons(lang, rules as readonly Refusal[], zone)),
  ]
}

/** Each sentence once: one rule may stand in the way at many places of a record. */
function reasons(lang: FileLanguage, rules: readonly Refusal[], zone: string): string {
  return [...new Set(rules.map((rule) => formatRefusal(lang, rule, zone)))].join(' ')
}
