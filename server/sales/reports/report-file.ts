import type { ExportFormat, FileLanguage } from '#api/contract/platform/exports.ts'
import type { ReportQuery } from '#api/contract/sales/reports.ts'
import { periodSays } from '#api/listings/platform/periods.ts'
import { orders } from '#api/listings/sales/orders.ts'
import type { Figure } from '#api/listings/sales/report.ts'
import { rowName } from '#api/listings/sales/report-rows.ts'
import { formats } from '#api/rules/platform/formats.ts'
import { chosenColumns, type ExportColumn } from '#server/platform/exports/columns.ts'
import { fileOf } from '#server/platform/exports/file.ts'
import { notesTitleIn } from '#server/platform/exports/notes.ts'
import type { Cell } from '#server/platform/exports/sheet.ts'
import type { OutgoingFile } from '#server/platform/http/endpoint.ts'
import { zoneOf } from '#server/platform/jobs/zone.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import { type Reporting, readReport } from './read-report.ts'
import type { ReportSql } from './report-sql.ts'

interface Asked {
  readonly query: ReportQuery
  readonly format: ExportFormat
  readonly lang: FileLanguage
  readonly columns: readonly string[] | undefined
}

/** A row of one currency, as the file has it. */
interface Line {
  readonly currency: string
  readonly name: string
  readonly figures: Readonly<Record<string, number | string>>
}

/** A report as a file: every row of every currency, with the days that it is of. */
export async function reportFile(reading: Reporting, sides: ReportSql, asked: Asked): Promise<OutgoingFile> {
  const { report } = sides
  const { query, lang } = asked
  const { days, currencies } = await readReport(reading, sides, query)
  const zone = await zoneOf(reading.db, reading.shop_id)
  const say = (says: Parameters<typeof formatMessage>[1]) => formatMessage(lang, says)
  const reader = { format: formats(lang, zone), say }
  const grouping = report.by[query.by ?? Object.keys(report.by)[0] ?? '']
  if (!grouping) throw new Error(`${report.name} is not told apart by ${query.by}`)
  const lines = currencies.flatMap(({ currency, rows }) =>
    rows.map(({ figures, ...row }): Line => ({ currency, figures, name: rowName(reader, grouping, row) })),
  )
  const columns: readonly ExportColumn<Line>[] = [
    { id: 'key', header: say(grouping.says), kind: 'text', cell: ({ name }) => name },
    {
      id: 'currency',
      header: say(/*i18n*/ { id: 'reports.currency', message: 'Para birimi' }),
      kind: 'text',
      cell: ({ currency }) => currency,
    },
    ...(Object.entries(report.figures) as [string, Figure][]).map(
      ([id, { says, kind }]): ExportColumn<Line> => ({
        ...{ id, header: say(says), kind: kind === 'count' ? 'number' : 'amount' },
        cell: ({ figures }) => figures[id] ?? null,
      }),
    ),
  ]
  const chosen = chosenColumns(columns, asked.columns)
  return fileOf(
    {
      title: say(report.title),
      columns: chosen,
      rows: cells(lines, chosen),
      notes: [
        { label: say(orders.fields.from.label), value: reader.format.day(days.first) },
        { label: say(orders.fields.to.label), value: reader.format.day(days.last) },
        ...(query.period ? [{ label: say(orders.fields.period.label), value: say(periodSays[query.period]) }] : []),
      ],
      notesTitle: notesTitleIn(lang),
    },
    { list: `report-${report.name}`, zone },
    asked.format,
  )
}

async function* cells(lines: readonly Line[], columns: readonly ExportColumn<Line>[]): AsyncGenerator<readonly Cell[]> {
  for (const line of lines) yield columns.map(({ cell }) => cell(line))
}
