import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { type ClipboardEvent, type CSSProperties, useEffect, useEffectEvent, useState } from 'react'
import { text } from '#api/resources/platform/fields.ts'
import { inLanguages, type NamedValue, type ValuesField } from '#api/resources/platform/values.ts'
import { pasteValuesMachine } from '#machines/platform/paste-values/paste-values.machine.ts'
import { goTo, sentenceOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { useIdAt } from '#ui/field-context.ts'
import { ClipboardPasteIcon, PlusIcon } from '#ui/icons.ts'
import { LockedContext } from '#ui/locked.ts'
import { ReaderOnly } from '#ui/ReaderOnly.tsx'
import { SortableList } from '#ui/SortableList.tsx'
import { useMedia } from '#ui/useMedia.ts'
import { type ControlProps, useFormParts } from './control.ts'
import formStyles from './controls.module.css'
import { NoValue } from './NoValue.tsx'
import { PasteDialog } from './PasteDialog.tsx'
import { useRowKeys } from './row-keys.ts'
import { ValueRow } from './ValueRow.tsx'
import styles from './values.module.css'

/** Values in order: a row for each, with its name in every language of the shop and, where it has looks, its colour or picture. Many come by one paste. */
export function ValuesControl({ field, value, onChange, path, refusals, locked }: ControlProps<ValuesField>) {
  const { i18n } = useLingui()
  const id = useIdAt(path)
  const { languages } = useFormParts()
  const [said, say] = useState('')
  const narrow = useMedia('(max-width: 600px)')
  const keys = useRowKeys(value.length)
  const open = locked.length === 0
  const label = i18n._(field.label)
  const append = (added: readonly NamedValue[]) => {
    keys.add(added.length)
    onChange([...value, ...added])
    goTo(`${path}.${value.length}.translations.0.name`)
  }
  const paste = usePaste(languages.length, (pasted) =>
    append(pasted.map((names) => blankValue(field, languages, names))),
  )
  const taken = () => value.map(({ translations }) => String(translations[0]?.name ?? ''))
  const onPaste = (event: ClipboardEvent) => {
    const given = event.clipboardData.getData('text')
    if (!open || !/[\n\t]/.test(given.trim())) return
    event.preventDefault()
    paste.send({ type: 'OPEN', taken: taken(), text: given })
  }
  const columns = languages.map(({ name }) => {
    const { max, required, label } = field.text
    const named = languages.length > 1 ? { ...inLanguage, values: { language: name } } : label
    return text({ label: named, max, required })
  })
  const nameOf = (index: number) =>
    i18n._(/*i18n*/ { id: 'records.row', message: '{label}, {place}. satır', values: { label, place: index + 1 } })
  const remove = (index: number) => {
    keys.remove(index)
    onChange(value.filter((_, at) => at !== index))
    const next = Math.min(index, value.length - 2)
    goTo(next < 0 ? path : `${path}.${next}.translations.0.name`)
  }
  const rows = value.map((one, index) => ({ one, index, key: keys.at(index) }))
  const errors = refusals.filter((refusal) => refusal.at?.includes(path)).map((refusal) => sentenceOf(i18n, refusal))
  return (
    <fieldset className={formStyles.rows} onPaste={onPaste}>
      <legend className={formStyles.groupLabel}>{label}</legend>
      {field.hint && <p className={formStyles.hint}>{i18n._(field.hint)}</p>}
      {rows.length > 0 && (
        <div className={styles.values} style={{ '--columns': columns.length } as CSSProperties}>
          <LockedContext value={locked}>
            <SortableList
              label={label}
              items={rows}
              itemKey={({ key }) => String(key)}
              itemName={({ index }) => nameOf(index)}
              say={say}
              onSort={(sorted) => {
                keys.sort(sorted.map(({ key }) => key))
                onChange(sorted.map(({ one }) => one))
              }}
              render={({ one, index }) => (
                <ValueRow
                  field={field}
                  columns={columns}
                  value={one}
                  onChange={(next) => onChange(value.map((other, at) => (at === index ? next : other)))}
                  onRemove={() => remove(index)}
                  name={nameOf(index)}
                  path={`${path}.${index}`}
                  refusals={refusals}
                  locked={locked}
                  first={index === 0}
                  narrow={narrow}
                />
              )}
            />
          </LockedContext>
        </div>
      )}
      <ReaderOnly live="polite">{said}</ReaderOnly>
      {errors.map((error) => (
        <p key={error} className={formStyles.error}>
          {error}
        </p>
      ))}
      {!open && value.length === 0 && <NoValue />}
      {open && (
        <div className={styles.acts}>
          <Button id={id} icon={PlusIcon} onPress={() => append([blankValue(field, languages, [])])}>
            {i18n._(/*i18n*/ { id: 'values.add', message: 'Değer ekle' })}
          </Button>
          <Button
            variant="ghost"
            icon={ClipboardPasteIcon}
            onPress={() => paste.send({ type: 'OPEN', taken: taken() })}
          >
            {i18n._(/*i18n*/ { id: 'values.paste', message: 'Liste yapıştır' })}
          </Button>
        </div>
      )}
      <PasteDialog actor={paste} />
    </fieldset>
  )
}

const inLanguage = /*i18n*/ { id: 'records.value_in', message: 'Değer ({language})' }

function usePaste(languages: number, onPasted: (values: readonly (readonly string[])[]) => void) {
  const actor = useActorRef(pasteValuesMachine, { input: { languages } })
  const pasted = useEffectEvent(onPasted)
  useEffect(
    function hearOfPastes() {
      const hearing = actor.on('pasted', ({ values }) => pasted(values))
      return () => hearing.unsubscribe()
    },
    [actor],
  )
  return actor
}

/** A value that is not stored yet, by its names in the languages. */
function blankValue(
  { swatch }: ValuesField,
  languages: readonly { readonly id: number }[],
  names: readonly string[],
): NamedValue {
  const ids = languages.map(({ id }) => id)
  const [whole] = inLanguages([{ id: null, translations: [], ...(swatch ? { swatch: swatch.initial } : {}) }], ids)
  const translations = (whole?.translations ?? []).map((row, index) => ({ ...row, name: names[index] ?? '' }))
  return { id: null, ...whole, translations }
}
