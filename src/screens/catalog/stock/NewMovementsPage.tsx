import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { type StaffMovementType, staffMovementTypes } from '#api/contract/catalog/stock-movements.ts'
import { movementTypeSays } from '#api/listings/catalog/stock-movements.ts'
import { outcomes } from '#api/rules/platform/outcomes.ts'
import { hasUnsaved } from '#machines/catalog/stock-entry/stock-entry.context.ts'
import { stockEntry } from '#screens/catalog/wiring/stock-entry.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Section } from '#ui/Section.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { EntryAdding } from './EntryAdding.tsx'
import { EntryBar } from './EntryBar.tsx'
import { EntryField } from './EntryField.tsx'
import { EntryLines } from './EntryLines.tsx'
import { EntryContext, names, useEntry, useWritten } from './entry.ts'
import styles from './stock.module.css'

/** Goods that came, went, were counted or are lost, written by the staff: `/stock-movements/add`. */
export default function NewMovementsPage() {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const actor = useActorRef(stockEntry)
  useUnsavedGuard(() => hasUnsaved(actor.getSnapshot().context))
  useEffect(
    function leadOn() {
      const hearing = actor.subscribe(({ context: { stored } }) => {
        if (!stored) return
        toast({ type: 'success', message: outcomes.saved })
        navigate('/stock-movements', { replace: true })
      })
      return () => hearing.unsubscribe()
    },
    [actor, navigate],
  )
  return (
    <Page>
      <EntryContext value={actor}>
        <div className={styles.entry}>
          <div className={styles.parts}>
            <Section title={i18n._(/*i18n*/ { id: 'stock.what', message: 'Ne oldu' })}>
              <What />
            </Section>
            <Section title={i18n._(/*i18n*/ { id: 'new_order.products', message: 'Ürünler' })}>
              <EntryAdding />
              <EntryLines />
            </Section>
          </div>
          <EntryBar />
        </div>
      </EntryContext>
    </Page>
  )
}

/** The type of the movements, and why they are. */
function What() {
  const { i18n } = useLingui()
  const actor = useEntry()
  const type = useWritten(({ draft }) => draft.type)
  const note = useWritten(({ draft }) => draft.note)
  return (
    <div className={styles.fields}>
      <EntryField name="type" label={i18n._(names.type)} hint={i18n._(hints[type])}>
        <RadioGroup
          segmented
          value={type}
          onChange={(to) => actor.send({ type: 'SET_TYPE', to: to as StaffMovementType })}
          options={staffMovementTypes.map((value) => ({ value, label: i18n._(movementTypeSays[value]) }))}
        />
      </EntryField>
      <EntryField name="note" label={i18n._(names.note)} required={type === 'loss' || type === 'adjustment'}>
        <TextInput value={note} maxLength={255} onChange={(to) => actor.send({ type: 'SET_NOTE', note: to })} />
      </EntryField>
    </div>
  )
}

const hints = {
  inbound: /*i18n*/ { id: 'stock.inbound_hint', message: 'Gelen ürünler stoğa eklenir.' },
  outbound: /*i18n*/ { id: 'stock.outbound_hint', message: 'Giden ürünler stoktan düşer.' },
  adjustment: /*i18n*/ {
    id: 'stock.adjustment_hint',
    message: 'Adet farktır: artı stoğa eklenir, eksi (−3) stoktan düşer.',
  },
  loss: /*i18n*/ { id: 'stock.loss_hint', message: 'Kırılan, bozulan ya da kaybolan ürünler stoktan düşer.' },
}
