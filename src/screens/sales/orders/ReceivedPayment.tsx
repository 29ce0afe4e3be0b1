import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { ReceivedPayment as Received } from '#api/contract/sales/payments.ts'
import { decimalOf, minorOf } from '#api/rules/platform/money.ts'
import { paymentLabels } from '#api/rules/sales/payments.ts'
import type { Transfer, transferActionsMachine } from '#machines/sales/transfer-actions/transfer-actions.machine.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Button } from '#ui/Button.tsx'
import { DateInput } from '#ui/DateInput.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './order.module.css'
import type { OrderActor } from './order-actor.ts'
import { stepSays } from './order-words.ts'

/** Whoever marks money as come: the page of an order, and the list of transfers. */
type PaymentActor = OrderActor | Actor<typeof transferActionsMachine>

/** The question before money of an order is marked as come: how much, into which account, on which day, and how the bank calls it. */
export function ReceivedPayment({ actor: asked }: { actor: PaymentActor }) {
  const { i18n } = useLingui()
  // Both ask the same question.
  const actor = asked as Actor<typeof transferActionsMachine>
  const open = useSelector(actor, ({ value }) => value === 'receiving')
  const order = useSelector(actor, ({ context }) => context.record)
  const command = useSelector(actor, ({ context }) => context.command)
  const words = command ? i18n._(stepSays(command.type)) : ''
  const back = () => actor.send({ type: 'CANCEL' })
  return (
    <Dialog
      open={open}
      onClose={back}
      width="narrow"
      role="alertdialog"
      title={i18n._(
        /*i18n*/ {
          id: 'order_page.confirm_for_good',
          message: 'Sipariş {number}: {step}',
          values: { number: order?.number ?? '', step: words },
        },
      )}
      description={i18n._(
        /*i18n*/ {
          id: 'payments.writes_money',
          message: '{amount} tahsil edilmiş yazılır ve seçtiğiniz hesaba girer. Yanlışsa geri alabilirsiniz.',
          values: { amount: owedBy(order, formatsOf(i18n).money) },
        },
      )}
      footer={
        <>
          <Button onPress={back}>{i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}</Button>
          <Act
            actor={actor}
            event={{ type: 'CONFIRM' }}
            variant="primary"
            nameOf={(field) => i18n._(paymentLabels[field as keyof Received])}
          >
            {words}
          </Act>
        </>
      }
    >
      {open && <Fields actor={actor} order={order} />}
    </Dialog>
  )
}

function Fields({ actor, order }: { actor: Actor<typeof transferActionsMachine>; order: Transfer | null }) {
  const { i18n } = useLingui()
  const payment = useSelector(actor, ({ context }) => context.payment)
  const refusals = useRefusals(actor, { type: 'CONFIRM' })
  const { accounts = [] } = order?.payment_defaults ?? {}
  const change = (changed: Partial<Received>) => actor.send({ type: 'PAYMENT', payment: changed })
  const field = (name: keyof Received) => ({
    name,
    label: i18n._(paymentLabels[name]),
    error: refusals.filter(({ at }) => at?.includes(name)).map((refusal) => sentenceOf(i18n, refusal)),
  })
  return (
    <div className={styles.address}>
      {accounts.length > 0 && (
        <Field {...field('account_id')} required>
          <Select
            value={payment.account_id === null ? '' : String(payment.account_id)}
            onChange={(id) => change({ account_id: Number(id) })}
            options={accounts.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </Field>
      )}
      <Field {...field('day')} required>
        <DateInput value={payment.day} onChange={(day) => change({ day })} onUnread={(day) => change({ day })} />
      </Field>
      <Field {...field('reference')}>
        <TextInput value={payment.reference} onChange={(reference) => change({ reference })} spellCheck={false} />
      </Field>
    </div>
  )
}

function owedBy(order: Transfer | null, money: (decimal: string, currency: string) => string): string {
  const { total = '0', paid_total = '0', currency = 'TRY' } = order ?? {}
  return money(decimalOf((minorOf(total) ?? 0) - (minorOf(paid_total) ?? 0)), currency)
}
