import { contents } from 'virtual:statecharts'
import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useSearch } from 'wouter'
import type { BookPlace } from '#machines/platform/chapter/book.types.ts'
import { openOrAsk } from '#screens/platform/frame/place.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { SearchIcon } from '#ui/icons.ts'
import { Link } from '#ui/Link.tsx'
import { ReaderOnly } from '#ui/ReaderOnly.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './BookSearch.module.css'
import { searchable } from './book-files.ts'
import { addressOf, mostShown, searchPlaces } from './search-places.ts'
import { useBookWords } from './use-book-words.ts'

/** Finds states, events, rules and charts by their words in both languages, message keys and numbers; what is typed stands in the address. */
export function BookSearch() {
  const { i18n } = useLingui()
  const { say } = useBookWords()
  const id = useId()
  const results = useRef<HTMLUListElement>(null)
  const actor = useActorRef(searchable, { input: { query: undefined } })
  const { data } = useSelector(actor, ({ context }) => context)
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const text = new URLSearchParams(useSearch()).get('q') ?? ''
  const found = data ? searchPlaces(data, text) : []
  const counted = i18n._(
    /*i18n*/ {
      id: 'book.found',
      message: '{count, plural, =0 {Sonuç yok} other {# sonuç}}',
      values: { count: found.length },
    },
  )
  return (
    <search className={styles.search}>
      <label htmlFor={id}>{say('search')}</label>
      <TextInput
        id={id}
        type="search"
        value={text}
        onChange={keep}
        prefix={<SearchIcon aria-hidden />}
        aria-describedby={`${id}-hint`}
        onKeyDown={(event) => enter(event, results.current)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {say('searchHint')}
      </p>
      {failed && <ErrorState title={say('unreadable')} onRetry={() => actor.send({ type: 'RETRY' })} />}
      <ReaderOnly live="polite">{data && text !== '' ? counted : ''}</ReaderOnly>
      {data && text !== '' && (
        <>
          <p className={styles.counted}>{counted}</p>
          <ul ref={results} className={styles.results} aria-label={counted}>
            {found.slice(0, mostShown).map((place) => (
              <Result key={`${place.kind} ${place.chart} ${place.at}`} place={place} />
            ))}
          </ul>
        </>
      )}
    </search>
  )
}

function keep(typed: string): void {
  openOrAsk(typed === '' ? '/statecharts' : `/statecharts?${new URLSearchParams({ q: typed })}`, { replace: true })
}

function Result({ place }: { place: BookPlace }) {
  const { say, language } = useBookWords()
  const chart = contents.find(({ id }) => id === place.chart)
  const kind = { chart: 'chart', rule: 'rule', state: 'state', event: 'event' } as const
  return (
    <li className={styles.result}>
      <span className={styles.kind}>{say(kind[place.kind])}</span>
      <span>
        <Link href={addressOf(place)} onKeyDown={walk}>
          {place.words[language]}
        </Link>
        {chart && place.kind !== 'chart' && <span className={styles.chart}> · {chart.title[language]}</span>}{' '}
        <code className={styles.keys}>{place.keys.join(' ')}</code>
      </span>
    </li>
  )
}

/** Down leads into the results; Enter takes the first. */
function enter(event: KeyboardEvent, results: HTMLElement | null): void {
  const first = results?.querySelector('a')
  if (!first || event.nativeEvent.isComposing) return
  if (event.key === 'ArrowDown') first.focus()
  else if (event.key === 'Enter') first.click()
  else return
  event.preventDefault()
}

/** Up and down go from result to result, and up from the first back into the field. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const list = event.currentTarget.closest('ul')
  if (!by || !list) return
  event.preventDefault()
  const links = [...list.querySelectorAll('a')]
  const at = links.indexOf(event.currentTarget as HTMLAnchorElement) + by
  if (at < 0) list.closest('search')?.querySelector('input')?.focus()
  else links[at]?.focus()
}
