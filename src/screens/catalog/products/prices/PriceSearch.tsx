import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { ariaKeysOf, useSearchKey } from '#screens/platform/frame/shortcuts.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { useAfterPause } from '#screens/platform/use-after-pause.ts'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { SearchIcon } from '#ui/icons.ts'
import { Refusable } from '#ui/Refusable.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import type { PriceActor } from './price-actor.ts'
import styles from './prices.module.css'

/** Which variants are shown, by words, while somebody types; Enter asks at once. While there are changes, it keeps the words and says that these come first. */
export function PriceSearch({ actor }: { actor: PriceActor }) {
  const { i18n } = useLingui()
  const search = useSelector(actor, ({ context }) => context.query.search)
  const [text, setText] = useWords(search)
  const words = text.trim()
  const waits = words !== search.trim()
  const refusals = useShown(useRefusals(actor, { type: 'SEARCH', text: words }))
  useAfterPause(waits ? words : null, (text) => actor.send({ type: 'SEARCH', text }))
  const field = useSearchKey()
  const label = i18n._(/*i18n*/ { id: 'prices.search', message: 'Ürün, stok kodu ya da barkod ara' })
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'SEARCH', text: words })
      }}
    >
      <TextInput
        ref={field}
        type="search"
        aria-keyshortcuts={ariaKeysOf('search')}
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
      {waits && refusals.length > 0 && (
        <p role="status" className={styles.unsearched}>
          {refusals.map((refusal) => refusal.text).join(' ')}
        </p>
      )}
    </form>
  )
}

/** What is being typed, until something else is searched for from elsewhere, such as by a view. */
function useWords(search: string) {
  const [text, setText] = useState(search)
  const [known, setKnown] = useState(search)
  if (search !== known) {
    setKnown(search)
    if (search !== text.trim()) setText(search)
  }
  return [text, setText] as const
}
