import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { matchPageMachine } from '#machines/catalog/product-match/match-page.machine.ts'
import { ChoicesFailed } from '#screens/platform/records/controls/ChoicesFailed.tsx'
import { useChoices } from '#screens/platform/records/controls/use-choices.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Combobox } from '#ui/Combobox.tsx'
import { Field } from '#ui/Field.tsx'

const none: readonly number[] = []

/** Another product of the shop, found by name, stock code or barcode, to be compared in place of what was suggested. */
export function ChooseVariant({ actor }: { actor: Actor<typeof matchPageMachine> }) {
  const { i18n } = useLingui()
  const choices = useChoices('product-matches/variants', none)
  const { picked, failure, record: row } = useSelector(actor, ({ context }) => context)
  const suggested = row?.match ?? row?.suggestion ?? null
  const fetchingVariant = useSelector(actor, ({ value }) => value === 'fetchingVariant')
  const chosen = picked && {
    value: picked.variant_id,
    label: [picked.name, picked.options, picked.barcode].filter(Boolean).join(' · '),
  }
  return (
    <Field
      name="variant"
      label={
        suggested
          ? i18n._(/*i18n*/ { id: 'matches.another', message: 'Başka bir ürün' })
          : i18n._(/*i18n*/ { id: 'matches.product', message: 'Mağazadaki ürün' })
      }
      hint={i18n._(/*i18n*/ { id: 'matches.another_hint', message: 'Adı, stok kodu ya da barkoduyla arayın.' })}
      error={failure ? [sentencesOf(i18n, failureMessages(failure, 'notLoaded'))] : []}
    >
      <Combobox
        choices={choices.found}
        selected={chosen}
        onSelect={(choice) => choice && actor.send({ type: 'PICK', variant_id: choice.value })}
        {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
        busy={choices.busy || fetchingVariant}
        placeholder={i18n._(/*i18n*/ { id: 'records.find', message: 'Yazarak arayın' })}
      />
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </Field>
  )
}
