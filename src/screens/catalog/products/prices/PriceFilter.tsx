import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { productPrices } from '#api/listings/catalog/product-prices.ts'
import { ChoicesFailed } from '#screens/platform/records/controls/ChoicesFailed.tsx'
import { useChoices } from '#screens/platform/records/controls/use-choices.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Chip } from '#ui/Chip.tsx'
import { Combobox } from '#ui/Combobox.tsx'
import { PlusIcon } from '#ui/icons.ts'
import { Popover } from '#ui/Popover.tsx'
import { Refusable } from '#ui/Refusable.tsx'
import type { filterNames } from './address.ts'
import type { PriceActor } from './price-actor.ts'

interface PriceFilterProps {
  actor: PriceActor
  name: (typeof filterNames)[number]
}

/** A chip where the variants are filtered by this field, else what they could be filtered by. */
export function PriceFilter({ actor, name }: PriceFilterProps) {
  const { i18n } = useLingui()
  const field = productPrices.fields[name]
  const label = i18n._(field.label)
  const value = useSelector(actor, ({ context }) => context.query.filters[name])
  const refusals = useShown(useRefusals(actor, { type: 'FILTER', name, value: null }))
  const choices = useChoices(field.to, value === undefined ? [] : [Number(value)])
  const [chosen] = choices.named
  const set = (next: string | null) => actor.send({ type: 'FILTER', name, value: next })
  if (chosen)
    return (
      <Chip
        tone="accent"
        name={`${label}: ${chosen.label}`}
        {...(refusals.length > 0 ? {} : { onRemove: () => set(null) })}
      />
    )
  const words = i18n._(/*i18n*/ { id: 'records.filter', message: 'Filtre: {label}', values: { label } })
  if (refusals.length > 0)
    return (
      <Refusable size="compact" icon={PlusIcon} aria-label={words} refusals={refusals}>
        {label}
      </Refusable>
    )
  return (
    <Popover
      label={label}
      trigger={
        <Refusable size="compact" icon={PlusIcon} aria-label={words} refusals={[]}>
          {label}
        </Refusable>
      }
    >
      <Combobox
        label={label}
        choices={choices.found}
        selected={null}
        onSelect={(choice) => choice && set(String(choice.value))}
        {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
        busy={choices.busy}
      />
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </Popover>
  )
}
