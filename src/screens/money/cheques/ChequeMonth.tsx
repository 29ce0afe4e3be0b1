import { useLingui } from '@lingui/react'
import type { ChequeCalendar } from '#api/contract/money/cheques.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { weeksOf } from '#ui/calendar-days.ts'
import { classes } from '#ui/classes.ts'
import { useWords } from '#ui/Kit.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './cheques.module.css'

type Due = ChequeCalendar['days'][number]

/** A month as a table of its weeks; on a narrow screen the days on which something is due, one under the other. */
export function ChequeMonth({ calendar: { month, today, days } }: { calendar: ChequeCalendar }) {
  const words = useWords().calendar
  const first = `${month}-01`
  return (
    <table className={styles.month} aria-label={words.month(first)}>
      <thead>
        <tr>
          {words.weekdays.map(({ whole, short }) => (
            <th key={whole} scope="col" abbr={whole} aria-label={whole}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(first).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, column) =>
              day === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its column
                <td key={column} className={styles.empty} />
              ) : (
                <Day key={day} day={day} today={today} due={days.filter((one) => one.day === day)} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ day, today, due }: { day: string; today: string; due: readonly Due[] }) {
  const { i18n } = useLingui()
  const words = useWords().calendar
  const overdue = day < today && due.some(({ open }) => open > 0)
  return (
    <td
      aria-current={day === today ? 'date' : undefined}
      className={classes(due.length === 0 && styles.empty, overdue && styles.overdue)}
    >
      <time dateTime={day}>
        <span className={styles.number}>{Number(day.slice(8))}</span>
        <span className={styles.whole}>{words.dayInWords(day)}</span>
      </time>
      {overdue && <strong>{i18n._(/*i18n*/ { id: 'cheques.overdue', message: 'Vadesi geçen' })}</strong>}
      {due.map((one) => (
        <Sum key={one.currency} due={one} />
      ))}
    </td>
  )
}

function Sum({ due: { day, currency, count, amount } }: { due: Due }) {
  const { i18n } = useLingui()
  const format = useFormats()
  return (
    <Link href={`/cheques?from=${day}&to=${day}`}>
      {i18n._(
        /*i18n*/ {
          id: 'cheques.total',
          message: '{count, plural, other {# çek}}: {amount}',
          values: { count, amount: format.money(amount, currency) },
        },
      )}
    </Link>
  )
}
