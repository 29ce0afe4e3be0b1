import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { givenCheques } from '#api/listings/money/given-cheques.ts'
import { editPath } from '#api/resources/platform/resource.ts'
import { givenChequeLabels } from '#api/rules/money/given-cheques.ts'
import styles from '#screens/money/cheques/cheques.module.css'
import { todayHint } from '#screens/money/cheques/NewCheque.tsx'
import { AmountField, ChosenField, DayField } from '#screens/money/cheques/ShortParts.tsx'
import { newGivenCheque } from '#screens/money/wiring/given-cheques.ts'
import { ShortField, ShortFields } from '#screens/platform/account/ShortFields.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { PlusIcon } from '#ui/icons.ts'

const add = /*i18n*/ { id: 'given_cheques.add', message: 'Çek ver' }

/** Gives a cheque of the shop's own to a supplier, and leads to its page. */
export function NewGivenCheque() {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" icon={PlusIcon} onPress={() => setOpen(true)}>
        {i18n._(add)}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={i18n._(add)}
        description={i18n._(
          /*i18n*/ {
            id: 'given_cheques.add_about',
            message: 'Çek tedarikçiye borcu hemen düşürür; parası vadesinde bankadan çıkar.',
          },
        )}
      >
        <Fields />
      </Dialog>
    </>
  )
}

function Fields() {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const actor = useActorRef(newGivenCheque, { input: { fields: {} } })
  useEffect(() => {
    const hearing = actor.on('sent', ({ answer }) => navigate(editPath(givenCheques, (answer as { id: number }).id)))
    return () => hearing.unsubscribe()
  }, [actor, navigate])
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
