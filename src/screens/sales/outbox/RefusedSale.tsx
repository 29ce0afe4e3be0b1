import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Actor } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { refusals } from '#machines/platform/refusals.ts'
import type { outboxMachine, UnsentSale } from '#machines/sales/outbox/outbox.machine.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { sentencesOf, useShown } from '#screens/platform/sentences.ts'
import { Refusable } from '#ui/Refusable.tsx'
import styles from './outbox.module.css'

interface RefusedSaleProps {
  readonly actor: Actor<typeof outboxMachine>
  readonly sale: UnsentSale
}

/** A sale that a rule stands in the way of: what it says, and the ways out of it. */
export function RefusedSale({ actor, sale: { key, total, currency, refused } }: RefusedSaleProps) {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const snapshot = useSelector(actor, (now) => now)
  useEffect(() => {
    const mended = actor.on('mended', (one) => one.key === key && navigate(`/fastsale?resume=${key}`))
    return () => mended.unsubscribe()
  }, [actor, key, navigate])
  const mend = { type: 'MEND', key } as const
  const giveUp = { type: 'GIVE_UP', key } as const
  return (
    <li className={styles.sale}>
      <div className={styles.text}>
        <strong>{formatsOf(i18n).money(total, currency)}</strong>
        <p>{refused && sentencesOf(i18n, failureMessages(refused, 'notSent'))}</p>
      </div>
      <Refusable refusals={useShown(refusals(snapshot, mend))} onPress={() => actor.send(mend)}>
        {i18n._(/*i18n*/ { id: 'outbox.mend', message: 'Kasada düzelt' })}
      </Refusable>
      <Refusable refusals={useShown(refusals(snapshot, giveUp))} onPress={() => actor.send(giveUp)}>
        {i18n._(/*i18n*/ { id: 'outbox.give_up', message: 'Satıştan vazgeç' })}
      </Refusable>
    </li>
  )
}
