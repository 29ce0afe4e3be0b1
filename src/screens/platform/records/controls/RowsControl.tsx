import { useLingui } from '@lingui/react'
import { type CSSProperties, Suspense } from 'react'
import type { Row, RowsField } from '#api/resources/platform/field.types.ts'
import { isUnder } from '#machines/platform/record-form/record-form.view.ts'
import { drawnRows } from '#screens/drawn-rows.ts'
import { goTo, goToAdded, sentenceOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { useIdAt } from '#ui/field-context.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { CloseIcon, PlusIcon } from '#ui/icons.ts'
import { MoveButtons } from '#ui/MoveButtons.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useMedia } from '#ui/useMedia.ts'
import { type ControlProps, useFormParts } from './control.ts'
import styles from './controls.module.css'
import { NoValue } from './NoValue.tsx'
import { swapped, useRowKeys } from './row-keys.ts'

/** Rows of a record: typed into a table, or drawn where their field says so. */
export function RowsControl(props: ControlProps<RowsField>) {
  const Drawn = props.field.drawn && drawnRows[props.field.drawn]
  if (!Drawn) return <RowsTable {...props} />
  return (
    <Suspense fallback={<Skeleton shape="form" rows={4} />}>
      <Drawn {...props} />
    </Suspense>
  )
}

/** Rows of a small table inside the record: added, taken away and put in order. Each keeps its own place while it is typed into. */
function RowsTable({ field, value, onChange, path, refusals, locked }: ControlProps<RowsField>) {
  const { i18n } = useLingui()
  const id = useIdAt(path)
  const { Inner } = useFormParts()
  const narrow = useMedia('(max-width: 600px)')
  const keys = useRowKeys(value.length)
  const open = locked.length === 0
  const label = i18n._(field.label)
  const first = Object.keys(field.columns)[0] ?? ''
  const columns = shownColumns(field)

  const add = () => {
    keys.add()
    onChange([...value, blankRow(field)])
    goToAdded(`${path}.${value.length}.${first}`)
  }
  const remove = (index: number) => {
    keys.remove(index)
    onChange(value.filter((_, at) => at !== index))
    const next = Math.min(index, value.length - 2)
    goTo(next < 0 ? path : `${path}.${next}.${first}`)
  }
  const move = (index: number, by: number) => {
    keys.move(index, by)
    onChange(swapped(value, index, index + by))
  }
  const errors = refusals.filter((refusal) => refusal.at?.includes(path)).map((refusal) => sentenceOf(i18n, refusal))
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.groupLabel}>{label}</legend>
      {field.hint && <p className={styles.hint}>{i18n._(field.hint)}</p>}
      {value.map((row, index) => {
        const name = i18n._(
          /*i18n*/ { id: 'records.row', message: '{label}, {place}. satır', values: { label, place: index + 1 } },
        )
        return (
          <fieldset
            key={keys.at(index)}
            aria-label={name}
            className={styles.row}
            style={{ '--columns': columns.length } as CSSProperties}
          >
            {columns.map(([key, column]) => {
              const at = `${path}.${index}.${key}`
              return (
                <Inner
                  key={key}
                  field={column}
                  value={row[key] as never}
                  onChange={(next) =>
                    onChange(
                      value.map((one, place) =>
                        place === index ? { ...one, ...unchosen(field, key), [key]: next } : one,
                      ),
                    )
                  }
                  path={at}
                  refusals={refusals.filter((refusal) => isUnder(at, refusal))}
                  locked={locked}
                  bare={index > 0 && !narrow}
                  row={{
                    values: row,
                    change: (next) =>
                      onChange(value.map((one, place) => (place === index ? { ...one, ...next } : one))),
                  }}
                />
              )
            })}
            {open && (
              <span className={styles.moves} data-first={index === 0 || undefined}>
                {value.length > 1 && (
                  <MoveButtons
                    at={index}
                    count={value.length}
                    up={i18n._(/*i18n*/ { id: 'records.row_up', message: 'Yukarı al: {name}', values: { name } })}
                    down={i18n._(/*i18n*/ { id: 'records.row_down', message: 'Aşağı al: {name}', values: { name } })}
                    onMove={(by) => move(index, by)}
                  />
                )}
                <IconButton
                  icon={CloseIcon}
                  label={i18n._(/*i18n*/ { id: 'records.row_remove', message: 'Kaldır: {name}', values: { name } })}
                  onPress={() => remove(index)}
                />
              </span>
            )}
          </fieldset>
        )
      })}
      {errors.map((error) => (
        <p key={error} className={styles.error}>
          {error}
        </p>
      ))}
      {!open && value.length === 0 && <NoValue />}
      {open && (
        <Button id={id} icon={PlusIcon} onPress={add}>
          {i18n._(/*i18n*/ { id: 'records.row_add', message: 'Satır ekle' })}
        </Button>
      )}
    </fieldset>
  )
}

/** A number that is chosen by its name stands in no column of its own. */
function shownColumns({ columns }: RowsField) {
  const chosen = Object.values(columns).flatMap((column) =>
    'lookup' in column && column.lookup ? column.lookup.id : [],
  )
  return Object.entries(columns).filter(([key]) => !chosen.includes(key))
}

/** Of another marketplace nothing is chosen yet. */
function unchosen({ columns }: RowsField, changed: string): Row {
  const lookups = Object.values(columns).flatMap((column) => ('lookup' in column && column.lookup ? column.lookup : []))
  return Object.fromEntries(lookups.flatMap(({ at, id }) => (at === changed ? [[id, columns[id]?.initial]] : [])))
}

function blankRow({ columns }: RowsField): Row {
  return Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, column.initial]))
}
