import { useLingui } from '@lingui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { Import, ImportRow, RowRefusal } from '#api/contract/platform/imports.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Field } from '#ui/Field.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useColumnName } from './column-name.ts'
import styles from './imports.module.css'
import type { ImportActor } from './use-import.ts'

interface FaultyRowsProps {
  actor: ImportActor
  staged: Import
}

/** The faulty rows, each with its reasons and its cells to mend. Only those in sight are drawn. */
export function FaultyRows({ actor, staged }: FaultyRowsProps) {
  const { i18n } = useLingui()
  const rows = useSelector(actor, ({ context }) => context.rows)
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (at) => rows[at]?.position ?? at,
    estimateSize: () => 180,
    overscan: 4,
    initialRect: { width: 1024, height: 720 },
  })
  const hidden = staged.counts.faulty - rows.length
  return (
    <>
      {hidden > 0 && (
        <p className={styles.note}>
          {i18n._(
            /*i18n*/ {
              id: 'imports.more_faulty',
              message: 'İlk {shown} hatalı satır gösteriliyor; {hidden} satır daha var.',
              values: { shown: i18n.number(rows.length), hidden: i18n.number(hidden) },
            },
          )}
        </p>
      )}
      <section
        ref={scroller}
        className={styles.rows}
        aria-label={i18n._(/*i18n*/ { id: 'imports.faulty_rows', message: 'Hatalı satırlar' })}
      >
        <ul style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, key }) => {
            const row = rows[index]
            return (
              row && (
                <li
                  key={key}
                  data-index={index}
                  ref={virtual.measureElement}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <FaultyRow actor={actor} staged={staged} row={row} />
                </li>
              )
            )
          })}
        </ul>
      </section>
    </>
  )
}

const toBeChecked = /*i18n*/ { id: 'imports.to_be_checked', message: 'Düzeltildi; yeniden denetlenecek.' }

function FaultyRow({ actor, staged, row }: FaultyRowsProps & { row: ImportRow }) {
  const { i18n } = useLingui()
  const name = useColumnName()
  const cells = useSelector(actor, ({ context }) => context.mended[row.position] ?? row.cells)
  const labels = new Map(staged.columns.map((column) => [column.key, name(column)]))
  const said = (one: RowRefusal) => {
    const field = one.columns.map((key) => labels.get(key) ?? key).join(', ')
    return sentenceOf(i18n, { id: one.id, about: { field, ...one.about } })
  }
  // What no column of the file can mend is told above its cells.
  const elsewhere = row.refusals.filter(({ columns }) => !columns.some((key) => staged.mapping.includes(key)))
  return (
    <fieldset className={styles.row}>
      <legend>{i18n._(/*i18n*/ { id: 'imports.row', message: 'Satır {row}', values: { row: row.position } })}</legend>
      {elsewhere.map((one) => (
        <p key={`${one.id} ${one.columns.join()}`} className={styles.reason} data-rule={one.id}>
          {one.columns.length > 0 && `${one.columns.map((key) => labels.get(key) ?? key).join(', ')}: `}
          {said(one)}
        </p>
      ))}
      <div className={styles.cells}>
        {staged.mapping.map((key, at) => {
          if (key === null) return null
          const errors = row.refusals.filter(({ columns }) => columns.includes(key)).map(said)
          // What was said of another value is not said of this one.
          const mended = errors.length > 0 && cells[at] !== row.cells[at]
          return (
            <Field
              key={key}
              name={`${row.position}.${key}`}
              label={labels.get(key) ?? key}
              error={mended ? [] : errors}
              hint={mended ? i18n._(toBeChecked) : undefined}
            >
              <TextInput
                value={cells[at] ?? ''}
                onChange={(text) => actor.send({ type: 'MEND', position: row.position, at, text })}
              />
            </Field>
          )
        })}
      </div>
    </fieldset>
  )
}
