import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { products } from '#api/resources/products.ts'
import { ChoicesFailed } from '#screens/records/controls/ChoicesFailed.tsx'
import { useChoices } from '#screens/records/controls/use-choices.ts'
import { useShown } from '#screens/sentences.ts'
import { useRefusals } from '#screens/useRefusals.ts'
import { Chip } from '#ui/Chip.tsx'
import { Combobox } from '#ui/Combobox.tsx'
import { PlusIcon, SearchIcon } from '#ui/icons.ts'
import { Popover } from '#ui/Popover.tsx'
import { Refusable } from '#ui/Refusable.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { filterNames } from './address.ts'
import type { PriceActor } from './price-actor.ts'
import styles from './prices.module.css'

/** Which variants are shown: a search, and chips. While there are changes, both say that these come first. */
export function PriceFilterBar({ actor }: { actor: PriceActor }) {
  return (
    <search className={styles.bar}>
      <Search actor={actor} />
      {filterNames.map((name) => (
        <Filter key={name} actor={actor} name={name} />
      ))}
    </search>
  )
}

function Search({ actor }: { actor: PriceActor }) {
  const { i18n } = useLingui()
  const search = useSelector(actor, ({ context }) => context.query.search)
  const [text, setText] = useState(search)
  const refusals = useShown(useRefusals(actor, { type: 'SEARCH', text }))
  const label = i18n._(/*i18n*/ { id: 'prices.search', message: 'Ürün, stok kodu ya da barkod ara' })
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'SEARCH', text: text.trim() })
      }}
    >
      <TextInput
        type="search"
        value={text}
        onChange={setText}
        prefix={<SearchIcon aria-hidden />}
        placeholder={label}
        aria-label={label}
        maxLength={255}
      />
      <Refusable type="submit" refusals={refusals}>
        {i18n._(/*i18n*/ { id: 'records.search', message: 'Ara' })}
      </Refusable>
    </form>
  )
}

function Filter({ actor, name }: { actor: PriceActor; name: (typeof filterNames)[number] }) {
  const { i18n } = useLingui()
  const field = products.fields[name]
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
