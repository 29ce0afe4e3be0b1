import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { type Import, mostShown, type PreviewCell, type PreviewRow } from '#api/contract/platform/imports.ts'
import { activeOrPassive } from '#api/resources/platform/fields.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { useColumnName } from './column-name.ts'
import styles from './imports.module.css'
import type { ImportActor } from './use-import.ts'

interface GoodRowsProps {
  actor: ImportActor
  staged: Import
}

const kinds = [
  { value: 'create', says: /*i18n*/ { id: 'imports.shown_create', message: 'Eklenecekler ({count})' } },
  { value: 'update', says: /*i18n*/ { id: 'imports.shown_update', message: 'Güncellenecekler ({count})' } },
  { value: 'advised', says: /*i18n*/ { id: 'imports.shown_advised', message: 'Uyarılılar ({count})' } },
] as const

/** The good rows as they will be stored: new ones, changed ones with what they are now, and those that somebody had better look at. */
export function GoodRows({ actor, staged }: GoodRowsProps) {
  const { i18n } = useLingui()
  const rows = useSelector(actor, ({ context }) => context.preview)
  const [chosen, choose] = useState<string>('')
  if (rows.length === 0) return null
  const tabs = kinds.flatMap(({ value, says }) => {
    const own = rows.filter(({ result, advice }) => (value === 'advised' ? advice.length > 0 : result === value))
    if (own.length === 0) return []
    const count = value === 'advised' ? own.length : staged.counts[value]
    const label = i18n._(says.id, { count: i18n.number(count) }, { message: says.message })
    return [
      { value, label, panel: <Rows label={label} rows={own.slice(0, mostShown)} staged={staged} total={count} /> },
    ]
  })
  const value = tabs.some((tab) => tab.value === chosen) ? chosen : (tabs[0]?.value ?? '')
  return (
    <div className={styles.preview}>
      <Tabs
        label={i18n._(/*i18n*/ { id: 'imports.preview', message: 'Saklanacağı haliyle satırlar' })}
        tabs={tabs}
        value={value}
        onChange={choose}
      />
    </div>
  )
}

interface RowsProps {
  label: string
  rows: readonly PreviewRow[]
  staged: Import
  total: number
}

function Rows({ label, rows, staged, total }: RowsProps) {
  const { i18n } = useLingui()
  const name = useColumnName()
  const columns = staged.columns.filter(({ key }) => rows.some(({ cells }) => cells.some((cell) => cell.key === key)))
  return (
    <>
      {rows.length < total && (
        <p className={styles.note}>
          {i18n._(
            /*i18n*/ {
              id: 'imports.first_shown',
              message: 'İlk {count} satır gösteriliyor.',
              values: { count: i18n.number(rows.length) },
            },
          )}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled has to be reached by keys */}
      <section className={styles.table} aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{i18n._(/*i18n*/ { id: 'imports.row_number', message: 'Satır' })}</th>
              {columns.map((column) => (
                <th key={column.key} scope="col" data-number={isNumeric(rows, column.key) || undefined}>
                  {name(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.position} row={row} keys={columns.map(({ key }) => key)} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function isNumeric(rows: readonly PreviewRow[], key: string): boolean {
  return rows.some(({ cells }) => isNumber(cells.find((cell) => cell.key === key)))
}

function isNumber(cell: PreviewCell | undefined): boolean {
  return typeof cell?.after === 'number' && cell.key !== 'status'
}

function Row({ row, keys }: { row: PreviewRow; keys: readonly string[] }) {
  const { i18n } = useLingui()
  const cells = new Map(row.cells.map((cell) => [cell.key, cell]))
  return (
    <tr>
      <th scope="row">{row.position}</th>
      {keys.map((key) => {
        const cell = cells.get(key)
        const advice = row.advice.filter(({ columns }) => columns.includes(key))
        return (
          <td key={key} data-number={isNumber(cell) || undefined}>
            {cell && <Value cell={cell} />}
            {advice.length > 0 && (
              <p className={styles.advice}>
                {advice.map(({ id, about = {} }) => sentenceOf(i18n, { id, about })).join(' ')}
              </p>
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** A value as it will be; where it was another, that stands before it. */
function Value({ cell: { key, before, after } }: { cell: PreviewCell }) {
  const shown = useShownValue(key)
  if (before === null || before === after) return shown(after)
  return (
    <>
      {before !== '' && <del>{shown(before)}</del>} <ins>{shown(after)}</ins>
    </>
  )
}

function useShownValue(key: string): (value: string | number) => ReactNode {
  const { i18n } = useLingui()
  return (value) => {
    if (value === '') return '–'
    if (typeof value === 'string') return value
    if (key === 'status') return i18n._(activeOrPassive[value === 1 ? 1 : 0])
    return amounts.test(key) ? formatsOf(i18n).amount(value) : formatsOf(i18n).decimal(value)
  }
}

/** Columns of money, whose currency is that of their list of prices. */
const amounts = /price|strike/
