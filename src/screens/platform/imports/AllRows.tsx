import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Import, ImportChoices, ImportColumn } from '#api/contract/platform/imports.ts'
import { madeFor, makeableFor } from '#api/registry/import-kinds.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Field } from '#ui/Field.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { CloseIcon } from '#ui/icons.ts'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useColumnName } from './column-name.ts'
import styles from './imports.module.css'
import { Replaced } from './Replaced.tsx'
import type { ImportActor } from './use-import.ts'

interface AllRowsProps {
  actor: ImportActor
  staged: Import
}

/** What holds for all rows: values of fields that the file lacks, names in other languages, and what is made where the shop lacks it. */
export function AllRows({ actor, staged }: AllRowsProps) {
  const choices = useSelector(actor, ({ context }) => context.choices)
  const choose = (changed: Partial<ImportChoices>) =>
    actor.send({ type: 'CHOOSE', choices: { ...choices, ...changed } })
  return (
    <>
      <FixedValues actor={actor} staged={staged} choose={choose} />
      <Replaced actor={actor} staged={staged} />
      <SameNames staged={staged} choices={choices} choose={choose} />
      <MakeMissing actor={actor} choose={choose} />
    </>
  )
}

type Choose = (changed: Partial<ImportChoices>) => void

/** Fields with one value in every row. Those that a new record must have, and that no column is, are asked for. */
function FixedValues({ actor, staged, choose }: AllRowsProps & { choose: Choose }) {
  const { i18n } = useLingui()
  const name = useColumnName()
  const { columns, choices, mode } = useSelector(actor, ({ context }) => context)
  const { fixed } = choices
  const lacking = (column: ImportColumn) =>
    mode !== 'update' && column.required === 1 && !columns.includes(column.key) && !isOtherName(column)
  const shown = staged.columns.filter((column) => Object.hasOwn(fixed, column.key) || lacking(column))
  const others = staged.columns.filter((column) => !shown.includes(column))
  return (
    <fieldset className={styles.forAll}>
      <legend>{i18n._(/*i18n*/ { id: 'imports.fixed', message: 'Her satıra aynı değer' })}</legend>
      <p className={styles.note}>
        {i18n._(
          /*i18n*/ {
            id: 'imports.fixed_why',
            message: 'Dosyada olmayan alanlar için. Sütunu olan bir alanda yalnızca boş hücrelere yazılır.',
          },
        )}
      </p>
      {shown.map((column) => (
        <div key={column.key} className={styles.fixed}>
          <Field name={`fixed.${column.key}`} label={name(column)} required={lacking(column)}>
            <TextInput
              value={fixed[column.key] ?? ''}
              onChange={(text) => choose({ fixed: { ...fixed, [column.key]: text } })}
            />
          </Field>
          {Object.hasOwn(fixed, column.key) && (
            <IconButton
              icon={CloseIcon}
              label={i18n._(
                /*i18n*/ { id: 'imports.fixed_remove', message: 'Kaldır: {name}', values: { name: name(column) } },
              )}
              onPress={() =>
                choose({ fixed: Object.fromEntries(Object.entries(fixed).filter(([key]) => key !== column.key)) })
              }
            />
          )}
        </div>
      ))}
      <Select
        aria-label={i18n._(/*i18n*/ { id: 'imports.fixed_add', message: 'Alan ekle' })}
        placeholder={i18n._(/*i18n*/ { id: 'imports.fixed_add', message: 'Alan ekle' })}
        value=""
        onChange={(key) => choose({ fixed: { ...fixed, [key]: '' } })}
        options={others.map((one) => ({ value: one.key, label: name(one) }))}
      />
    </fieldset>
  )
}

interface SameNamesProps {
  staged: Import
  choices: ImportChoices
  choose: Choose
}

/** Nothing where the shop has one language. */
function SameNames({ staged, choices, choose }: SameNamesProps) {
  const { i18n } = useLingui()
  if (!staged.columns.some(isOtherName)) return null
  return (
    <Checkbox
      checked={choices.same_names === 1}
      onChange={(on) => choose({ same_names: on ? 1 : 0 })}
      label={i18n._(/*i18n*/ { id: 'imports.same_names', message: 'Adı olmayan dillere varsayılan dildeki adı yaz' })}
      hint={i18n._(
        /*i18n*/ { id: 'imports.same_names_why', message: 'Mağazada o dilde adı olan kayıtların adına dokunulmaz.' },
      )}
    />
  )
}

/** What the file names, and may be added to the shop where it lacks. */
function MakeMissing({ actor, choose }: { actor: ImportActor; choose: Choose }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const { kind, columns, choices } = useSelector(actor, ({ context }) => context)
  const named = makeableFor(kind, holder).filter((one) => columns.includes(one) || Object.hasOwn(choices.fixed, one))
  if (named.length === 0) return null
  return (
    <fieldset className={styles.forAll}>
      <legend>{i18n._(/*i18n*/ { id: 'imports.make', message: 'Mağazada olmayanları oluştur' })}</legend>
      <p className={styles.note}>
        {i18n._(
          /*i18n*/ {
            id: 'imports.make_why',
            message: 'Ne oluşturulacağını denetim listeler; içe aktarma geri alınırsa onlar da geri alınır.',
          },
        )}
      </p>
      <div className={styles.make}>
        {named.map((one) => (
          <Checkbox
            key={one}
            checked={choices.make.includes(one)}
            onChange={(on) => choose({ make: on ? [...choices.make, one] : choices.make.filter((it) => it !== one) })}
            label={i18n._(madeFor[one].one)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** A name in another language than the default one. */
function isOtherName({ key, of }: ImportColumn): boolean {
  return of !== '' && /(^|\.)name\.\d+$/.test(key)
}
