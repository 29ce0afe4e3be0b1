import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useEffect, useId, useReducer, useRef, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { offersNow } from '#screens/platform/frame/offers.ts'
import { shortcutWords } from '#screens/platform/frame/shortcut-words.ts'
import { isPressed } from '#screens/platform/frame/shortcuts.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { paletteActor } from '#screens/platform/wiring/palette.ts'
import { recentRecords } from '#screens/platform/wiring/recent-records.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SearchIcon } from '#ui/icons.ts'
import { useWords } from '#ui/Kit.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { idOf, Options } from './Options.tsx'
import { type Option, type OptionGroup, optionsFor } from './options.ts'
import styles from './palette.module.css'

const close = () => paletteActor().send({ type: 'CLOSE' })

/** Where to go, what to do here and which record to open, found by typing and chosen by keys. */
export function Search() {
  const { i18n } = useLingui()
  const list = useId()
  const box = useRef<HTMLInputElement>(null)
  const { context, tags } = useSelector(paletteActor(), (snapshot) => snapshot)
  const groups = useOptionGroups()
  const options = groups.flatMap((group) => group.options)
  const chosen = options[Math.min(context.at, options.length - 1)]
  const busy = tags.has('busy')
  const title = i18n._(shortcutWords.palette)
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of the page behind belong to the page behind.
    if (event.ctrlKey || event.metaKey || event.altKey) event.stopPropagation()
    if (isPressed('palette', event.nativeEvent)) return prevented(event, close)
    if (event.nativeEvent.isComposing) return
    const move = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key]
    if (move) return prevented(event, () => paletteActor().send({ type: 'MOVE', by: move, of: options.length }))
    if (event.key !== 'Enter') return
    prevented(event, () => (chosen ? take(chosen) : paletteActor().send({ type: 'OPEN_FIRST' })))
  }
  return (
    <Dialog open onClose={close} title={title}>
      <div className={styles.palette}>
        <div className={styles.box}>
          <SearchIcon aria-hidden />
          <input
            ref={box}
            role="combobox"
            aria-label={title}
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={list}
            aria-activedescendant={chosen && idOf(list, chosen)}
            aria-busy={busy || undefined}
            autoComplete="off"
            spellCheck={false}
            className={styles.input}
            placeholder={i18n._(
              /*i18n*/ { id: 'palette.placeholder', message: 'Ekran, işlem, kayıt adı, stok kodu ya da barkod' },
            )}
            value={context.text}
            onChange={(event) => paletteActor().send({ type: 'TYPE', text: event.currentTarget.value })}
            onKeyDown={onKeyDown}
          />
          {busy && <Spinner size={14} />}
        </div>
        <Options id={list} label={title} groups={groups} chosen={chosen} onTake={take} />
        <SearchStatus count={options.length} busy={busy} onRetry={() => retry(box.current)} />
      </div>
    </Dialog>
  )
}

/** What is shown now. What a page offers changes with its machines, also while the palette is open. */
function useOptionGroups(): readonly OptionGroup[] {
  const { i18n } = useLingui()
  const holder = useHolder()
  const { text, groups } = useSelector(paletteActor(), ({ context }) => context)
  const offers = offersNow()
  const recent = useSyncExternalStore(recentRecords.listen, recentRecords.now)
  const [, drawAnew] = useReducer((nth: number) => nth + 1, 0)
  useEffect(function followThePage() {
    const following = offersNow().flatMap((one) => ('actor' in one ? [one.actor.subscribe(drawAnew)] : []))
    return () => {
      for (const one of following) one.unsubscribe()
    }
  }, [])
  useEffect(() => void recentRecords.refresh(), [])
  return optionsFor({ i18n, holder, text, offers, found: groups, recent })
}

/** How many there are, for those who do not see them; and what went wrong. */
function SearchStatus({ count, busy, onRetry }: { count: number; busy: boolean; onRetry: () => void }) {
  const { i18n } = useLingui()
  const words = useWords()
  const failure = useSelector(paletteActor(), ({ context }) => context.failure)
  const counted = /*i18n*/ { id: 'palette.count', message: '{count, plural, other {# sonuç}}', values: { count } }
  return (
    <div className={styles.summary}>
      <p role="status">{count > 0 ? i18n._(counted) : busy ? words.loading : !failure && words.nothingFound}</p>
      {failure && (
        <p role="alert" className={styles.failed}>
          {sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}{' '}
          <Button variant="link" size="compact" onPress={onRetry}>
            {words.retry}
          </Button>
        </p>
      )}
    </div>
  )
}

/** The button goes away with the failure, so the focus goes back to the box. */
function retry(box: HTMLInputElement | null): void {
  paletteActor().send({ type: 'RETRY' })
  box?.focus()
}

/** The palette closes first, and the focus is back on the page when the choice is carried out. */
function take({ reasons, run }: Option): void {
  if (reasons.length > 0) return
  flushSync(close)
  setTimeout(run)
}

function prevented(event: KeyboardEvent, act: () => void): void {
  event.preventDefault()
  act()
}
