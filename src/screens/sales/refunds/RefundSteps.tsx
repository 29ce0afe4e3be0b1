import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { accountLabel } from '#api/rules/sales/refunds.ts'
import { type RefundAct, type RefundStep, refundState, refundSteps } from '#machines/sales/refund/refund.chart.ts'
import { factsOf } from '#machines/sales/refund/refund-facts.ts'
import { chosenAccount, chosenRestock, type RefundPageTypes } from '#machines/sales/refund-page/refund-page.context.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Steps } from '#screens/platform/steps/Steps.tsx'
import order from '#screens/sales/orders/order.module.css'
import { Field } from '#ui/Field.tsx'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import styles from './refund.module.css'
import type { PartProps } from './refund-actor.ts'
import { refundFixOf } from './refund-fixes.ts'
import { stepSays } from './refund-words.ts'

/** The steps that are still ahead of the refund, each as a button that tells what stands in its way. */
export function RefundSteps({ actor, refund }: PartProps) {
  const { i18n } = useLingui()
  const at = refundState(factsOf(refund))
  const ahead = refundSteps(at)
  const plain = ahead.filter((act) => act !== 'RECEIVE' && act !== 'PAY_BACK')
  const guided = ahead.filter((act) => act === 'RECEIVE' || act === 'PAY_BACK')
  useOffers(guided.map((act) => offer(actor, { type: 'STEP', step: { type: act } }, stepSays(act))))
  return (
    <Section title={i18n._(/*i18n*/ { id: 'order_page.steps', message: 'Olabilecek adımlar' })}>
      <div className={styles.acts}>
        {plain.length > 0 && (
          <div>
            <Steps<RefundPageTypes>
              actor={actor}
              at={at}
              steps={plain.map((type) => ({ type }) as RefundStep)}
              says={stepSays}
              nameOf={() => i18n._(accountLabel)}
              linkOf={refundFixOf(i18n, { actor, refund })}
            />
          </div>
        )}
        {ahead.includes('RECEIVE') && <Receiving actor={actor} refund={refund} />}
        {ahead.includes('PAY_BACK') && <Paying actor={actor} refund={refund} />}
        {ahead.length === 0 && (
          <p className={order.quiet}>
            {i18n._(/*i18n*/ { id: 'refunds.no_steps', message: 'Bu iadenin yapılacak adımı kalmadı.' })}
          </p>
        )}
      </div>
    </Section>
  )
}

interface StepProps extends PartProps {
  act: RefundAct
  variant: 'primary' | 'plain'
}

function Step({ actor, refund, act, variant }: StepProps) {
  const { i18n } = useLingui()
  const busy = useSelector(actor, ({ value, context }) => value === 'sending' && context.command?.type === act)
  return (
    <Act
      actor={actor}
      event={{ type: 'STEP', step: { type: act } }}
      variant={variant}
      busy={busy}
      nameOf={() => i18n._(accountLabel)}
      linkOf={refundFixOf(i18n, { actor, refund })}
    >
      {i18n._(stepSays(act))}
    </Act>
  )
}

/** The goods: what is whole goes back into the stock, what is broken does not. */
function Receiving({ actor, refund }: PartProps) {
  const { i18n } = useLingui()
  const restock = useSelector(actor, ({ context }) => chosenRestock(context))
  const spoiling = refund.lines.filter((line) => line.restock === 0 && line.decision !== 'rejected')
  const reasons = [...new Set(spoiling.map(({ reason }) => reason))].join(', ')
  return (
    <div className={styles.act}>
      <Switch
        id="restock"
        label={i18n._(/*i18n*/ { id: 'refunds.restock', message: 'Kabul edilen ürünleri stoğa al' })}
        hint={
          spoiling.length > 0
            ? i18n._(
                /*i18n*/ {
                  id: 'refunds.restock_reason',
                  message: 'Nedeni “{reasons}” olan ürün stoğa alınmaz. Ürün satılabilir durumdaysa açın.',
                  values: { reasons },
                },
              )
            : i18n._(/*i18n*/ { id: 'refunds.restock_hint', message: 'Ürün yeniden satılamayacak durumdaysa kapatın.' })
        }
        checked={restock}
        onChange={(checked) => actor.send({ type: 'SET_RESTOCK', restock: checked })}
      />
      <Step actor={actor} refund={refund} act="RECEIVE" variant="plain" />
    </div>
  )
}

/** The money: out of which account it goes. */
function Paying({ actor, refund }: PartProps) {
  const { i18n } = useLingui()
  const chosen = useSelector(actor, ({ context }) => chosenAccount(context)?.id ?? null)
  const { accounts, order: of, status } = refund
  const none = /*i18n*/ {
    id: 'refunds.no_account',
    message: 'Mağazanın {currency} hesabı yok; para geri ödenemez.',
    values: { currency: of.currency },
  }
  return (
    <div className={styles.act}>
      <Field name="account_id" label={i18n._(accountLabel)} {...(accounts.length === 0 ? { hint: i18n._(none) } : {})}>
        <Select
          value={chosen === null ? '' : String(chosen)}
          onChange={(id) => actor.send({ type: 'ACCOUNT', account_id: Number(id) })}
          options={accounts.map(({ id, name, currency }) => ({ value: String(id), label: `${name} (${currency})` }))}
          {...(chosen === null
            ? { placeholder: i18n._(/*i18n*/ { id: 'refunds.choose_account', message: 'Hesap seçin' }) }
            : {})}
        />
      </Field>
      <Step actor={actor} refund={refund} act="PAY_BACK" variant={status === 'accepted' ? 'primary' : 'plain'} />
    </div>
  )
}
