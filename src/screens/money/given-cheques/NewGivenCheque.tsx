import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { givenCheques } from '#api/listings/money/given-cheques.ts'
import { givenChequeLabels } from '#api/rules/money/given-cheques.ts'
import styles from '#screens/money/cheques/cheques.module.css'
import { todayHint } from '#screens/money/cheques/NewCheque.tsx'
import { AmountField, ChosenField, DayField } from '#screens/money/cheques/ShortParts.tsx'
import { newGivenCheque } from '#screens/money/wiring/given-cheques.ts'
import { AddDialog, useOpenAdded } from '#screens/platform/account/AddDialog.tsx'
import { ShortField, ShortFields } from '#screens/platform/account/ShortFields.tsx'

const add = /*i18n*/ { id: 'given_cheques.add', message: 'Çek ver' }
const about = /*i18n*/ {
  id: 'given_cheques.add_about',
  message: 'Çek tedarikçiye borcu hemen düşürür; parası vadesinde bankadan çıkar.',
}

/** Gives a cheque of the shop's own to a supplier, and leads to its page. */
export function NewGivenCheque() {
  return (
    <AddDialog label={add} about={about}>
      <Fields />
    </AddDialog>
  )
}

function Fields() {
  const { i18n } = useLingui()
  const actor = useActorRef(newGivenCheque, { input: { fields: {} } })
  useOpenAdded(actor, givenCheques)
  const part = (name: keyof typeof givenChequeLabels) => ({ actor, name, label: givenChequeLabels[name] })
  return (
    <ShortFields actor={actor} act="notSaved" labels={givenChequeLabels} submit={i18n._(add)}>
      <ChosenField {...part('supplier_id')} to="suppliers" />
      <ChosenField {...part('account_id')} to="bank-accounts" />
      <div className={styles.pair}>
        <ShortField {...part('number')} />
        <AmountField {...part('amount')} />
        <DayField {...part('due_on')} />
        <DayField {...part('given_on')} hint={i18n._(todayHint)} />
      </div>
      <ShortField {...part('note')} />
    </ShortFields>
  )
}
