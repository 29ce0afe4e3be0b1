import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { SearchChoice } from '#screens/platform/records/controls/SearchChoice.tsx'
import { ScanField } from '#screens/platform/scanner/ScanField.tsx'
import { useScanSignals } from '#screens/platform/scanner/use-scan-signals.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { LookupFailed } from '#screens/platform/steps/LookupFailed.tsx'
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
  useScanSignals(actor)
  return (
    <ScanField
      name="code"
      label={i18n._(/*i18n*/ { id: 'new_order.code', message: 'Barkod ya da stok kodu' })}
      hint={i18n._(
        /*i18n*/ { id: 'picking.scan_hint', message: 'Okuyucu her zaman dinlenir; elle yazarsanız Enter’a basın.' },
      )}
      onScan={(code) => {
        const add = { type: 'ADD', wanted: { code } } as const
        // While the movements are written nothing is added: what was typed stays.
        const taken = actor.getSnapshot().can(add)
        if (taken) actor.send(add)
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
        onChoose={({ value }) => actor.send({ type: 'ADD', wanted: { id: value } })}
        busy={finding}
      />
    </EntryField>
  )
}

/** A product that could not be asked for. */
function Missed() {
  const actor = useEntry()
  const missed = useSelector(actor, (snapshot) =>
    snapshot.matches({ form: 'notFound' }) ? snapshot.context.missed : null,
  )
  return missed && <LookupFailed actor={actor} failure={missed} />
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
