import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Says } from '#api/rules/platform/rule.ts'
import { paysTo } from '#machines/sales/order/order-state.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { SendingDialogs } from '#screens/platform/steps/SendingDialogs.tsx'
import { setUpFixOf } from '#screens/sales/setup/set-up-fixes.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ChooseQuantities } from './ChooseQuantities.tsx'
import { MoneyQuestion } from './MoneyQuestion.tsx'
import type { OrderActor } from './order-actor.ts'
import { restockSays, stepSays } from './order-words.ts'
import { ReceivedPayment } from './ReceivedPayment.tsx'
import { useMoneyNotices } from './use-money-notices.ts'

const giveUp = /*i18n*/ { id: 'common.cancel', message: 'Vazgeç' }
const title = /*i18n*/ { id: 'order_page.not_changed', message: 'Sipariş değişmedi' }

/** What the button of the question says where one word could be taken for leaving the question. */
const forGood: Readonly<Record<string, Says>> = {
  CANCEL: /*i18n*/ { id: 'order_page.cancel_order', message: 'Siparişi iptal et' },
  REJECT: /*i18n*/ { id: 'order_page.reject_order', message: 'Siparişi reddet' },
}

/** The questions before a step, and what is told when it was not taken. */
export function StepDialogs({ actor }: { actor: OrderActor }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { command, record: order, failure } = context
  const words = i18n._(command && command.type !== 'RESTOCK' ? stepSays(command.type) : restockSays)
  const back = () => actor.send({ type: 'CANCEL' })
  const money = value === 'confirming' && command !== null && paysTo(command) === 'not_paid'
  useMoneyNotices(actor)
  return (
    <>
      <ConfirmDialog
        open={value === 'confirming' && !money}
        onClose={back}
        title={i18n._(
          /*i18n*/ {
            id: 'order_page.confirm_for_good',
            message: 'Sipariş {number}: {step}',
            values: { number: order?.number ?? '', step: words },
          },
        )}
        description={i18n._(
          /*i18n*/ {
            id: 'order_page.for_good',
            message:
              'Bu adım kalıcıdır: sipariş bir daha değiştirilemez. İade edilmemiş ürünleri yeniden stoğa eklenir.',
          },
        )}
        confirm={i18n._(forGood[command?.type ?? ''] ?? stepSays(command?.type ?? ''))}
        cancel={i18n._(giveUp)}
        destructive
        onConfirm={() => actor.send({ type: 'CONFIRM' })}
      />
      <MoneyQuestion
        open={money}
        step={command?.type ?? 'MARK_NOT_PAID'}
        order={order}
        onClose={back}
        onConfirm={() => actor.send({ type: 'CONFIRM' })}
      />
      <ReceivedPayment actor={actor} />
      <Dialog
        open={value === 'choosing'}
        onClose={back}
        title={i18n._(/*i18n*/ { id: 'order_page.which_came_back', message: 'Hangi ürünler geri geldi?' })}
        description={i18n._(
          /*i18n*/ { id: 'order_page.came_back_about', message: 'Yazdığınız adetler stoğa geri alınır.' },
        )}
        footer={
          <>
            <Button onPress={back}>{i18n._(giveUp)}</Button>
            <Act actor={actor} event={{ type: 'CONFIRM' }} variant="primary">
              {words}
            </Act>
          </>
        }
      >
        {value === 'choosing' && <ChooseQuantities actor={actor} />}
      </Dialog>
      <SendingDialogs
        actor={actor}
        at={value}
        failure={failure}
        title={i18n._(title)}
        act="notUpdated"
        linkOf={setUpFixOf(i18n, useHolder())}
      />
    </>
  )
}
