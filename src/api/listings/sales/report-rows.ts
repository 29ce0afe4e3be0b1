import type { ReportRow } from '#api/contract/sales/reports.ts'
import type { Formats } from '#api/rules/platform/formats.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { Grouping } from './report.ts'

interface Reader {
  readonly format: Formats
  /** A message in the reader's language. */
  readonly say: (says: Says) => string
}

/** What a row of a report is called, on the page and in its file. */
export function rowName(
  { format, say }: Reader,
  grouping: Grouping,
  { key, label }: Pick<ReportRow, 'key' | 'label'>,
): string {
  const none = say(/*i18n*/ { id: 'reports.none', message: 'Belirtilmemiş' })
  const named: Record<Grouping['kind'], () => string> = {
    day: () => format.day(key),
    week: () => format.day(key),
    month: () => format.month(`${key}-01`),
    hour: () => `${key}:00`,
    weekday: () => format.weekdays()[Number(key) - 1]?.whole ?? key,
    choice: () => (grouping.words?.[key] ? say(grouping.words[key]) : key || none),
    name: () => label || key || none,
  }
  return named[grouping.kind]()
}
