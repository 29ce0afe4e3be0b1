import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { cheques } from '#api/listings/money/cheques.ts'
import { chequeLabels } from '#api/rules/money/cheques.ts'
import { newCheque } from '#screens/money/wiring/cheques.ts'
import { AddDialog, useOpenAdded } from '#screens/platform/account/AddDialog.tsx'
import { ShortField, ShortFields } from '#screens/platform/account/ShortFields.tsx'
import styles from './cheques.module.css'
import { AmountField, ChosenField, DayField } from './ShortParts.tsx'

export const todayHint = /*i18n*/ { id: 'cheques.today_hint', message: 'Boş bırakılırsa bugün.' }
const add = /*i18n*/ { id: 'cheques.add', message: 'Çek al' }
const about = /*i18n*/ {
  id: 'cheques.add_about',
  message: 'Çek müşterinin hesabına yazılır. Belli siparişleri ödüyorsa tahsilatta “Çek” seçin.',
}

/** Takes a cheque that is for no order in particular, and leads to its page. */
export function NewCheque() {
  return (
    <AddDialog label={add} about={about}>
      <Fields />
    </AddDialog>
  )
}

function Fields() {
  const { i18n } = useLingui()
  const actor = useActorRef(newCheque, { input: { fields: {} } })
  useOpenAdded(actor, cheques)
  const part = <N extends keyof typeof chequeLabels>(name: N) => ({ actor, name, label: chequeLabels[name] })
  return (
    <ShortFields actor={actor} act="notSaved" labels={chequeLabels} submit={i18n._(add)}>
      <ChosenField {...part('customer_id')} to="customers" />
      <div className={styles.pair}>
        <AmountField {...part('amount')} />
        <ChosenField {...part('currency_id')} to="shop-currencies" />
        <DayField {...part('due_on')} />
        <DayField {...part('received_on')} hint={i18n._(todayHint)} />
        <ShortField actor={actor} name="number" label={chequeLabels.number} />
        <ShortField actor={actor} name="bank" label={chequeLabels.bank} />
        <ShortField actor={actor} name="branch" label={chequeLabels.branch} />
        <ShortField actor={actor} name="drawer" label={chequeLabels.drawer} />
      </div>
      <ShortField actor={actor} name="iban" label={chequeLabels.iban} />
    </ShortFields>
  )
}
