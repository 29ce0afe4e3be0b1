import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Import, ImportColumn, ImportMode } from '#api/contract/platform/imports.ts'
import { modesFor } from '#api/registry/import-kinds.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import { AllRows } from './AllRows.tsx'
import { useColumnName } from './column-name.ts'
import styles from './imports.module.css'
import type { ImportActor } from './use-import.ts'

const modes: Record<ImportMode, { id: string; message: string }> = {
  both: /*i18n*/ { id: 'imports.mode_both', message: 'Olanları güncelle, olmayanları ekle' },
  update: /*i18n*/ { id: 'imports.mode_update', message: 'Yalnızca olanları güncelle' },
  add: /*i18n*/ { id: 'imports.mode_add', message: 'Yalnızca yenileri ekle' },
}

/** Which field each column is. They are guessed by their names, and by what this person took them for the last time. */
export function MapColumns({ actor }: { actor: ImportActor }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const { staged, mode, columns, kind } = useSelector(actor, ({ context }) => context)
  if (!staged) return null
  const unnamed = i18n._(/*i18n*/ { id: 'imports.no_header', message: '(başlıksız)' })
  const left = staged.headers.filter((_, at) => !columns[at]).map((header) => header || unnamed)
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'imports.columns', message: 'Sütunları eşleyin' })}
      description={i18n._(
        /*i18n*/ {
          id: 'imports.file_rows',
          message: '{name}: {count} satır',
          values: { name: staged.name, count: i18n.number(staged.total) },
        },
      )}
      actions={<Other actor={actor} />}
    >
      <div className={styles.form}>
        <RadioGroup
          label={i18n._(/*i18n*/ { id: 'imports.mode', message: 'Ne yapılsın?' })}
          value={mode}
          onChange={(chosen) => actor.send({ type: 'MODE', mode: chosen as ImportMode })}
          options={modesFor(kind, holder).map((one) => ({ value: one, label: i18n._(modes[one]) }))}
        />
        <HeaderRow actor={actor} staged={staged} />
        <RowElement actor={actor} staged={staged} />
        <ul className={styles.columns} id="columns" tabIndex={-1}>
          {staged.headers.map((header, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: headers may repeat, and their order is the file's
            <li key={at}>
              <Field name={`columns.${at}`} label={header || unnamed}>
                <FieldChoice
                  value={columns[at] ?? ''}
                  offered={staged.columns}
                  onChange={(key) => actor.send({ type: 'MAP', at, key: key || null })}
                />
              </Field>
              <p className={styles.sample}>
                {staged.sample
                  .map((row) => row[at])
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
        <AllRows actor={actor} staged={staged} />
        {left.length > 0 && (
          <p className={styles.note}>
            {i18n._(
              /*i18n*/ {
                id: 'imports.left_out_columns',
                message: '{count, plural, other {# sütun alınmayacak}}: {names}',
                values: { count: left.length, names: left.join(', ') },
              },
            )}
          </p>
        )}
        <div className={styles.acts}>
          <Act variant="primary" actor={actor} event={{ type: 'CHECK' }} nameOf={() => undefined}>
            {i18n._(/*i18n*/ { id: 'imports.check', message: 'Denetle' })}
          </Act>
        </div>
      </div>
    </Section>
  )
}

/** Which row names the columns. Files of before do not keep theirs. */
function HeaderRow({ actor, staged }: { actor: ImportActor; staged: Import }) {
  const { i18n } = useLingui()
  if (staged.header_row === 0) return null
  return (
    <Field
      name="row"
      label={i18n._(/*i18n*/ { id: 'imports.header_row', message: 'Başlık satırı' })}
      hint={i18n._(
        /*i18n*/ { id: 'imports.header_row_why', message: 'Sütunları adlandıran satır; üstündekiler alınmaz.' },
      )}
    >
      <Select
        value={String(staged.header_row)}
        onChange={(row) => actor.send({ type: 'HEADER', row: Number(row) })}
        options={staged.top.map(({ position, cells }) => ({
          value: String(position),
          label: `${position}: ${cells.filter(Boolean).join(' · ').slice(0, 80)}`,
        }))}
      />
    </Field>
  )
}

/** Which element of a feed is a row. */
function RowElement({ actor, staged }: { actor: ImportActor; staged: Import }) {
  const { i18n } = useLingui()
  if (staged.elements.length === 0) return null
  return (
    <Field
      name="row"
      label={i18n._(/*i18n*/ { id: 'imports.row_element', message: 'Satır olan öğe' })}
      hint={i18n._(
        /*i18n*/ {
          id: 'imports.row_element_why',
          message: 'Her biri bir ürün ya da kayıt. İçindeki varyantlar kendi satırlarını alır.',
        },
      )}
    >
      <Select
        value={String(staged.element)}
        onChange={(row) => actor.send({ type: 'HEADER', row: Number(row) })}
        options={staged.elements.map(({ path, count }, at) => ({
          value: String(at + 1),
          label: `${path} (${i18n.number(count)})`,
        }))}
      />
    </Field>
  )
}

interface FieldChoiceProps {
  value: string
  offered: readonly ImportColumn[]
  onChange: (key: string) => void
}

function FieldChoice({ value, offered, onChange }: FieldChoiceProps) {
  const { i18n } = useLingui()
  const name = useColumnName()
  const none = { value: '', label: i18n._(/*i18n*/ { id: 'imports.left_out', message: 'Alınmasın' }) }
  return (
    <Select
      value={value}
      onChange={onChange}
      options={[none, ...offered.map((one) => ({ value: one.key, label: name(one) }))]}
    />
  )
}

/** Begins anew with another file. */
export function Other({ actor }: { actor: ImportActor }) {
  const { i18n } = useLingui()
  return (
    <Button onPress={() => actor.send({ type: 'RESTART' })}>
      {i18n._(/*i18n*/ { id: 'imports.another', message: 'Başka dosya' })}
    </Button>
  )
}
