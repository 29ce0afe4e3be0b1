import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { SearchChoice } from '#screens/platform/records/controls/SearchChoice.tsx'
import { ScanField } from '#screens/platform/scanner/ScanField.tsx'
import { signalTaken, signalWrong } from '#screens/platform/scanner/signals.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { useWords } from '#ui/Kit.tsx'
import { EntryField } from './EntryField.tsx'
import { names, useEntry, useWritten } from './entry.ts'
import styles from './stock.module.css'

/** How products come to the movements: scanned, typed, or found by name. */
export function EntryAdding() {
  return (
    <>
      <div className={styles.fields}>
        <Scan />
        <Find />
      </div>
      <Missed />
      <LeftOut />
    </>
  )
}

function Scan() {
  const { i18n } = useLingui()
  const actor = useEntry()
  useEffect(() => {
    const added = actor.on('added', signalTaken)
    const notAdded = actor.on('notAdded', signalWrong)
    return () => {
      added.unsubscribe()
      notAdded.unsubscribe()
    }
  }, [actor])
  return (
    <ScanField
      name="code"
      label={i18n._(/*i18n*/ { id: 'new_order.code', message: 'Barkod ya da stok kodu' })}
      hint={i18n._(
        /*i18n*/ { id: 'picking.scan_hint', message: 'Okuyucu her zaman dinlenir; elle yazarsanız Enter’a basın.' },
      )}
      onScan={(code) => {
        const sought = { type: 'ADD', sought: { code } } as const
        // While the movements are written nothing is added: what was typed stays.
        const taken = actor.getSnapshot().can(sought)
        if (taken) actor.send(sought)
        return taken
      }}
    />
  )
}

function Find() {
  const { i18n } = useLingui()
  const actor = useEntry()
  const finding = useSelector(actor, (snapshot) => snapshot.matches({ form: 'finding' }))
  return (
    <EntryField name="product" label={i18n._(names.product)}>
      <SearchChoice
        to="stock-movements/variants"
        onChoose={({ value }) => actor.send({ type: 'ADD', sought: { id: value } })}
        busy={finding}
      />
    </EntryField>
  )
}

/** A product that could not be asked for: ask again, or go on without. */
function Missed() {
  const { i18n } = useLingui()
  const actor = useEntry()
  const words = useWords()
  const missed = useSelector(actor, (snapshot) =>
    snapshot.matches({ form: 'notFound' }) ? snapshot.context.missed : null,
  )
  if (!missed) return null
  return (
    <p role="alert" className={styles.failed}>
      {sentencesOf(i18n, failureMessages(missed, 'notLoaded'))}{' '}
      <Button variant="link" onPress={() => actor.send({ type: 'RETRY' })}>
        {words.retry}
      </Button>{' '}
      <Button variant="link" onPress={() => actor.send({ type: 'DROP' })}>
        {i18n._(/*i18n*/ { id: 'new_order.drop', message: 'Aramaktan vazgeç' })}
      </Button>
    </p>
  )
}

/** What was not added, each with the rules that keep it out. */
function LeftOut() {
  const { i18n } = useLingui()
  const left = useWritten((one) => one.left)
  if (left.length === 0) return null
  return (
    <div role="alert">
      <ul className={styles.left}>
        {left.map(({ name, rules }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one code may be scanned twice, and the list only grows
          <li key={at}>
            {name && <strong>{name}: </strong>}
            {sentencesOf(i18n, rules)}
          </li>
        ))}
      </ul>
    </div>
  )
}
