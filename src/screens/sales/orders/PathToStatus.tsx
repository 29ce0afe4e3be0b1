import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { type OrderStatus, orderStatuses } from '#api/contract/sales/order-status.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { factsOf } from '#machines/sales/order/order-facts.ts'
import { wayTo } from '#machines/sales/order/order-way.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Field } from '#ui/Field.tsx'
import { RefusalList } from '#ui/RefusalList.tsx'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import { Ended } from './Ended.tsx'
import styles from './order.module.css'
import type { PartProps } from './order-actor.ts'
import { orderFixOf } from './order-fixes.ts'
import { paymentSays, statusSays, stepSays } from './order-words.ts'

/** "What must happen first": the shortest way to a chosen status, and the rules that still stand on it. */
export function PathToStatus({ actor, order }: PartProps) {
  const { i18n } = useLingui()
  const aim = useSelector(actor, ({ context }) => context.aim)
  const label = i18n._(/*i18n*/ { id: 'order_page.aim', message: 'Şu duruma gelmek için' })
  return (
    <Section title={i18n._(/*i18n*/ { id: 'order_page.first', message: 'Önce ne olmalı?' })}>
      <Field name="aim" label={label}>
        <Select
          value={aim ?? ''}
          placeholder={i18n._(/*i18n*/ { id: 'order_page.choose_status', message: 'Durum seçin' })}
          onChange={(status) => actor.send({ type: 'SHOW_PATH', status: status as OrderStatus })}
          options={orderStatuses.map((status) => ({ value: status, label: i18n._(statusSays(status)) }))}
        />
      </Field>
      <div aria-live="polite">{aim && <Way actor={actor} order={order} aim={aim} />}</div>
    </Section>
  )
}

function Way({ actor, order, aim }: Pick<PartProps, 'actor' | 'order'> & { aim: OrderStatus }) {
  const { i18n } = useLingui()
  const holder = useSelector(actor, ({ context }) => context.holder)
  const way = wayTo(factsOf(order), aim, holder)
  if (way === null)
    return (
      <Ended status={order.status}>
        {i18n._(
          /*i18n*/ {
            id: 'order_page.no_way',
            message: 'Şemada “{status}” durumundan oraya giden bir yol yok.',
            values: { status: i18n._(statusSays(order.status)) },
          },
        )}
      </Ended>
    )
  if (way.length === 0)
    return (
      <p className={styles.quiet}>
        {i18n._(/*i18n*/ { id: 'order_page.there_already', message: 'Sipariş zaten bu durumda.' })}
      </p>
    )
  return (
    <ol className={styles.way}>
      {way.map(({ step, to, rules }, at) => (
        <li key={to} data-refused={rules.length > 0 || undefined}>
          {at === 0 && rules.length === 0 ? (
            <Act actor={actor} event={{ type: 'STEP', step }} size="compact" variant="primary">
              {i18n._(stepSays(step.type))}
            </Act>
          ) : (
            i18n._(stepSays(step.type))
          )}{' '}
          → {i18n._(to === 'paid' || to === 'not_paid' ? paymentSays(to) : statusSays(to))}
          {rules.length > 0 && <Rules actor={actor} rules={rules} />}
        </li>
      ))}
    </ol>
  )
}

/** What stands in the way of a step, with where it is mended. */
function Rules({ actor, rules }: Pick<PartProps, 'actor'> & { rules: readonly Refusal[] }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.rules}>
      <RefusalList refusals={useShown(rules, { linkOf: orderFixOf(i18n, actor) })} />
    </div>
  )
}
