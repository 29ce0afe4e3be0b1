import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { PageBlock } from '#api/contract/content/page-builder.ts'
import { itemOf } from '#api/resources/content/page-items/page-items.ts'
import type { Field as Declared, Row, RowsField } from '#api/resources/platform/field.types.ts'
import { readable } from '#machines/content/page-builder/blocks.ts'
import { wrongIn } from '#machines/content/page-builder/page-builder.context.ts'
import { isUnder } from '#machines/platform/record-form/record-form.view.ts'
import { type FormParts, FormPartsContext } from '#screens/platform/records/controls/control.ts'
import { FieldControl } from '#screens/platform/records/controls/FieldControl.tsx'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { PlusIcon, TrashIcon } from '#ui/icons.ts'
import type { BuilderActor } from './builder-actor.ts'
import styles from './pagebuilder.module.css'

interface BlockFieldsProps {
  actor: BuilderActor
  block: PageBlock
  at: number
}

/** What the open block says, field by field, as its kind declares them. */
export function BlockFields({ actor, block, at }: BlockFieldsProps) {
  const parts = useMemo(partsOfBlock, [])
  const item = itemOf(block.type)
  const data = readable(block)
  if (!item || !data) return null
  const change = (field: string, value: unknown) => actor.send({ type: 'CHANGE', key: block.key, field, value })
  return (
    <FormPartsContext.Provider value={parts}>
      <div className={styles.fields}>
        {Object.entries(item.fields).map(([name, field]) =>
          field.kind === 'rows' ? (
            <BlockRows
              key={name}
              actor={actor}
              block={block}
              name={name}
              field={field}
              rows={data[name] as readonly Row[]}
              path={`blocks.${at}.${name}`}
              onChange={(rows) => change(name, rows)}
            />
          ) : (
            <BlockField
              key={name}
              actor={actor}
              field={field}
              value={data[name]}
              path={`blocks.${at}.${name}`}
              onChange={(value) => change(name, value)}
            />
          ),
        )}
      </div>
    </FormPartsContext.Provider>
  )
}

/** A block stands in no record's form: its controls ask that form nothing. */
function partsOfBlock(): FormParts {
  const none = { id: null, languages: [], language: 0, showLanguage: () => {}, onUploading: () => {} }
  return { ...none, Inner: FieldControl } as unknown as FormParts
}

interface BlockFieldProps {
  actor: BuilderActor
  field: Declared
  value: unknown
  path: string
  onChange: (value: unknown) => void
}

function BlockField({ actor, field, value, path, onChange }: BlockFieldProps) {
  const refusals = useSelector(
    actor,
    ({ context }) => wrongIn(context).filter((refusal) => isUnder(path, refusal)),
    (one, other) => JSON.stringify(one) === JSON.stringify(other),
  )
  return (
    <FieldControl
      field={field}
      value={value as Declared['initial']}
      onChange={onChange}
      path={path}
      refusals={refusals}
      locked={[]}
    />
  )
}

interface BlockRowsProps {
  actor: BuilderActor
  block: PageBlock
  name: string
  field: RowsField
  rows: readonly Row[]
  path: string
  onChange: (rows: readonly Row[]) => void
}

/** The rows of a block, such as its banners, each with its own fields. */
function BlockRows({ actor, block, name, field, rows, path, onChange }: BlockRowsProps) {
  const { i18n } = useLingui()
  return (
    <fieldset className={styles.rows}>
      <legend>{i18n._(field.label)}</legend>
      {rows.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place among the rows
        <fieldset key={place} className={styles.row}>
          <legend>{i18n._({ ...words.row, values: { at: place + 1 } })}</legend>
          {Object.entries(field.columns).map(([column, declared]) => (
            <BlockField
              key={column}
              actor={actor}
              field={declared}
              value={row[column]}
              path={`${path}.${place}.${column}`}
              onChange={(value) => onChange(rows.map((one, at) => (at === place ? { ...one, [column]: value } : one)))}
            />
          ))}
          <Button
            icon={TrashIcon}
            size="compact"
            variant="ghost"
            onPress={() => onChange(rows.filter((_, at) => at !== place))}
          >
            {i18n._({ ...words.remove, values: { at: place + 1 } })}
          </Button>
        </fieldset>
      ))}
      <Act actor={actor} event={{ type: 'ADD_ROW', key: block.key, field: name }} icon={PlusIcon} size="compact">
        {i18n._(words.add)}
      </Act>
    </fieldset>
  )
}

const words = {
  row: /*i18n*/ { id: 'pagebuilder.row', message: '{at}. satır' },
  add: /*i18n*/ { id: 'pagebuilder.add_row', message: 'Satır ekle' },
  remove: /*i18n*/ { id: 'pagebuilder.remove_row', message: '{at}. satırı sil' },
}
