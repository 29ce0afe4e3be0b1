import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { supplierLabel } from '#api/rules/money/purchases.ts'
import { type ShortFormActor, useFieldErrors } from '#screens/platform/account/ShortFields.tsx'
import { ChoicesFailed } from '#screens/platform/records/controls/ChoicesFailed.tsx'
import { useChoices } from '#screens/platform/records/controls/use-choices.ts'
import { Combobox } from '#ui/Combobox.tsx'
import { Field } from '#ui/Field.tsx'

/** Of whom something is bought, in a short form. */
export function SupplierField({ actor }: { actor: ShortFormActor }) {
  const { i18n } = useLingui()
  const id = useSelector(actor, ({ context }) => Number(context.fields.supplier_id) || null)
  const choices = useChoices('suppliers', id === null ? [] : [id])
  return (
    <Field name="supplier_id" label={i18n._(supplierLabel)} required error={useFieldErrors(actor, 'supplier_id')}>
      <Combobox
        choices={choices.found}
        selected={choices.named[0] ?? null}
        onSelect={(choice) =>
          actor.send({ type: 'FILL', field: 'supplier_id', text: choice ? String(choice.value) : '' })
        }
        {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
        busy={choices.busy}
        placeholder={i18n._(/*i18n*/ { id: 'records.find', message: 'Yazarak arayın' })}
      />
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </Field>
  )
}
