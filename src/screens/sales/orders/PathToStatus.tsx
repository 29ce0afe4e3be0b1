import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { type OrderStatus, orderStatuses } from '#api/contract/sales/order-status.ts'
import { factsOf } from '#machines/sales/order/order-facts.ts'
import { wayTo } from '#machines/sales/order/order-way.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Field } from '#ui/Field.tsx'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import { Ended } from './Ended.tsx'
import styles from './order.module.css'
import type { PartProps } from './order-actor.ts'
import { statusSays, stepSays } from './order-words.ts'

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
      {way.map(({ step, to, rules }) => (
        <li key={to} data-refused={rules.length > 0 || undefined}>
          {i18n._(stepSays(step.type))} → {i18n._(statusSays(to))}
          {rules.length > 0 && (
            <ul className={styles.rules}>
              {rules.map((rule) => (
                <li key={rule.id} data-rule={rule.id}>
                  {sentenceOf(i18n, rule)}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
