import { useLingui } from '@lingui/react'
import type { Lookup, TextField } from '#api/resources/platform/field.types.ts'
import { SuggestInput } from '#ui/SuggestInput.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { ChoicesFailed } from './ChoicesFailed.tsx'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'
import { useChoices } from './use-choices.ts'

interface LookupControlProps extends ControlProps<TextField> {
  lookup: Lookup
  row: NonNullable<ControlProps['row']>
}

/** A name of another company, found there by typing. What is chosen brings its number; a name that is only typed has none, and says so. */
export function LookupControl(props: LookupControlProps) {
  const marketplace = props.row.values[props.lookup.at]
  if (typeof marketplace === 'number') return <Finding key={marketplace} {...props} marketplace={marketplace} />
  return <TextInput value={props.value} onChange={props.onChange} />
}

function Finding({ field, value, path, lookup, row, marketplace }: LookupControlProps & { marketplace: number }) {
  const { i18n } = useLingui()
  const choices = useChoices(`marketplaces/${marketplace}/${lookup.of}`, [])
  const chosen = String(row.values[lookup.id] ?? '') !== ''
  const name = path.split('.').at(-1) ?? ''
  return (
    <>
      <SuggestInput
        value={value}
        onChange={(typed) => row.change({ [name]: typed, [lookup.id]: '' })}
        choices={choices.found}
        onChoose={(choice) => row.change({ [name]: choice.label, [lookup.id]: String(choice.value) })}
        onSearch={choices.onSearch}
        busy={choices.busy}
        placeholder={i18n._(/*i18n*/ { id: 'records.find', message: 'Yazarak arayın' })}
        label={i18n._(field.label)}
      />
      {!chosen && value.trim() !== '' && !choices.failure && (
        <p className={styles.unchosen}>
          {i18n._(
            /*i18n*/ {
              id: 'marketplaces.unchosen',
              message: 'Listeden seçilmedi: ürün gönderirken eşleşmiş sayılmaz.',
            },
          )}
        </p>
      )}
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </>
  )
}
