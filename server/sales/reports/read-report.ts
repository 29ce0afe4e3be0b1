import { type SQL, sql } from 'drizzle-orm'
import type { Figures, ReportAnswer, ReportQuery, ReportRow, ReportSums } from '#api/contract/sales/reports.ts'
import type { Report } from '#api/listings/sales/report.ts'
import { closedRange } from '#api/rules/platform/dates.ts'
import { earlier, keysOf } from '#api/rules/platform/days-between.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { type RequestedDays, type Span, spanOf, within } from '#server/platform/lists/days.ts'
import type { Reading } from '#server/platform/lists/list.ts'
import { orderTypeSql } from '#server/sales/orders/list.ts'
import type { GroupSql, ReportSql, TimeName } from './report-sql.ts'

/** Who reads a report, and in which language its names are told. */
export type Reporting = Pick<Reading, 'db' | 'shop_id' | 'language'>

/** The rows that are told of each currency; time has fewer, as no range is longer than six months. */
const most = 200

/** A row as the database sums it; the one without a key is the whole. */
interface Cell extends Record<string, unknown> {
  readonly currency: string
  readonly whole: number
  readonly key: string | null
  readonly name: string | null
  readonly groups: number
}

/** A report of some days, the last 30 unless said otherwise, beside those that it is compared with. */
export async function readReport(reading: Reporting, sides: ReportSql, query: ReportQuery): Promise<ReportAnswer> {
  const by = query.by ?? Object.keys(sides.report.by)[0] ?? ''
  const span = await spanOf(reading, summed(query))
  const other = query.compare ? { ...span, ...earlier(span, query.compare) } : null
  const [cells, before] = await Promise.all([
    cellsOf(reading, sides, { query, by, span }),
    other ? cellsOf(reading, sides, { query, by, span: other }) : [],
  ])
  const told = (currency: string) => sumsOf(sides.report, { by, currency, cells, before: other && before, span, other })
  const codes = [...new Set([...cells, ...before].map(({ currency }) => currency))]
  const main = (sums: ReportSums) => Number(sums.total[sides.report.main] ?? 0)
  return {
    days: { first: span.first, last: span.last },
    compared: other && { first: other.first, last: other.last },
    currencies: codes.map(told).sort((a, b) => main(b) - main(a) || (a.currency < b.currency ? -1 : 1)),
  }
}

/** No report has an open end, which would be of all orders that there are. */
function summed({ period, from, to }: ReportQuery): RequestedDays {
  if (from || to) return { ...(period ? { period } : {}), ...closedRange({ from, to }) }
  return { period: period ?? 'last_30_days' }
}

interface Asked {
  readonly query: ReportQuery
  readonly by: string
  readonly span: Span
}

/** One statement: the rows, those with the most first, and the whole of each currency, in which what stands in two rows counts once. */
async function cellsOf(
  { db, shop_id, language }: Reporting,
  sides: ReportSql,
  { query, by, span }: Asked,
): Promise<readonly Cell[]> {
  const { report, from, moment, scope, figures } = sides
  const { key, label, join, named } = groupOf(sides, by, span)
  const told = Object.entries(figures).map(([name, figure]) => sql`(${figure})::bigint as ${sql.identifier(name)}`)
  const conditions = [
    sql`o.shop_id = ${shop_id}`,
    scope,
    ...(query.type ? [orderTypeSql[query.type]] : []),
    ...within(span, moment),
  ]
  const order = isTime(report, by) ? sql`key` : sql`${sql.identifier(report.main)} desc, key`
  const { rows } = await db.execute<Cell>(sql`
    with summed as (
      select o.currency, grouping(apart.key) as whole, apart.key, ${label ?? sql`null::text`} as label,
             ${sql.join(told, sql`, `)}
        from ${from} ${join ?? sql``} cross join lateral (select ${key} as key) apart
       where ${sql.join(conditions, sql` and `)}
       group by grouping sets ((o.currency, apart.key), (o.currency)))
    select ${named?.(shop_id, language) ?? sql`numbered.label`} as name, numbered.* from (
      select *, row_number() over (partition by currency, whole order by ${order}) as place,
             count(*) over (partition by currency, whole)::int as groups
        from summed) numbered
     where place <= ${most} order by currency, whole desc, place`)
  return rows
}

function groupOf({ by: groups, moment }: ReportSql, by: string, span: Span): GroupSql {
  const local = sql`(${moment} at time zone ${span.zone})`
  const times: Record<TimeName, SQL> = {
    day: sql`to_char(${local}, 'YYYY-MM-DD')`,
    week: sql`to_char(date_trunc('week', ${local}), 'YYYY-MM-DD')`,
    month: sql`to_char(${local}, 'YYYY-MM')`,
    hour: sql`to_char(${local}, 'HH24')`,
    weekday: sql`to_char(${local}, 'ID')`,
  }
  const others = groups(span) as Readonly<Record<string, GroupSql>>
  return Object.hasOwn(times, by) ? { key: times[by as TimeName] } : (others[by] ?? { key: sql`''::text` })
}

function isTime({ by: groups }: Report, by: string): boolean {
  return !['name', 'choice'].includes(groups[by]?.kind ?? '')
}

interface Found {
  readonly by: string
  readonly currency: string
  readonly cells: readonly Cell[]
  /** Those of the days that it is compared with; nothing where it is not. */
  readonly before: readonly Cell[] | null
  readonly span: Span
  readonly other: Span | null
}

function sumsOf(report: Report, { by, currency, cells, before, span, other }: Found): ReportSums {
  const own = cells.filter((cell) => cell.currency === currency)
  const old = before?.filter((cell) => cell.currency === currency)
  const rows = own.filter(({ whole }) => whole === 0)
  const { kind } = report.by[by] ?? {}
  const keys = kind ? keysOf(kind, span) : null
  const oldKeys = kind && other ? keysOf(kind, other) : null
  const rowOf = (key: string, at: number, cell?: Cell): ReportRow => {
    // Days stand beside the day that lies as far into the other range; everything else beside its like.
    const oldKey = kind === 'day' ? oldKeys?.[at] : key
    const like = old?.find((one) => one.whole === 0 && one.key === oldKey)
    const compares = old !== undefined && kind !== 'week' && kind !== 'month' && oldKey !== undefined
    return {
      key,
      label: cell?.name ?? '',
      figures: figuresOf(report, cell),
      before: compares ? figuresOf(report, like) : null,
    }
  }
  const told = keys
    ? keys.map((key, at) =>
        rowOf(
          key,
          at,
          rows.find((cell) => cell.key === key),
        ),
      )
    : rows.map((cell, at) => rowOf(cell.key ?? '', at, cell))
  return {
    currency,
    total: figuresOf(
      report,
      own.find(({ whole }) => whole === 1),
    ),
    before: old
      ? figuresOf(
          report,
          old.find(({ whole }) => whole === 1),
        )
      : null,
    rows: told,
    more: keys ? 0 : Math.max(0, (rows[0]?.groups ?? 0) - rows.length),
  }
}

/** What nothing was found of is nought. */
function figuresOf({ figures }: Report, cell?: Cell): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([name, { kind }]) => {
      const value = Number(cell?.[name] ?? 0)
      return [name, kind === 'count' ? value : decimalOf(value)]
    }),
  )
}
