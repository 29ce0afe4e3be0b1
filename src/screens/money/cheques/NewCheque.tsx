import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { cheques } from '#api/listings/money/cheques.ts'
import { editPath } from '#api/resources/platform/resource.ts'
import { chequeLabels } from '#api/rules/money/cheques.ts'
import { newCheque } from '#screens/money/wiring/cheques.ts'
import { ShortField, ShortFields } from '#screens/platform/account/ShortFields.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { PlusIcon } from '#ui/icons.ts'
import styles from './cheques.module.css'
import { AmountField, ChosenField, DayField } from './ShortParts.tsx'

export const todayHint = /*i18n*/ { id: 'cheques.today_hint', message: 'Boş bırakılırsa bugün.' }
const add = /*i18n*/ { id: 'cheques.add', message: 'Çek al' }

/** Takes a cheque that is for no order in particular, and leads to its page. */
export function NewCheque() {
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
            id: 'cheques.add_about',
            message: 'Çek müşterinin hesabına yazılır. Belli siparişleri ödüyorsa tahsilatta “Çek” seçin.',
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
  const actor = useActorRef(newCheque, { input: { fields: {} } })
  useEffect(() => {
    const hearing = actor.on('sent', ({ answer }) => navigate(editPath(cheques, (answer as { id: number }).id)))
    return () => hearing.unsubscribe()
  }, [actor, navigate])
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
