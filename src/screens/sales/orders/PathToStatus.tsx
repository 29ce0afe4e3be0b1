import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { type OrderStatus, orderStatuses } from '#api/contract/sales/order-status.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { OrderStep } from '#api/rules/sales/order-steps.ts'
import { factsOf } from '#machines/sales/order/order-facts.ts'
import { wayTo } from '#machines/sales/order/order-way.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { actFix, fixOf } from '#screens/platform/steps/act-fix.ts'
import { Field } from '#ui/Field.tsx'
import { Refusable } from '#ui/Refusable.tsx'
import { RefusalList } from '#ui/RefusalList.tsx'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import { Ended } from './Ended.tsx'
import styles from './order.module.css'
import type { PartProps } from './order-actor.ts'
import { orderFixOf } from './order-fixes.ts'
import { paymentSays, statusSays, stepSays } from './order-words.ts'

/** "What must happen first": the shortest way to a chosen status, and the rules that still stand on it. */
export function PathToStatus({ actor, order, first = null }: PartProps & { first?: OrderStatus | null }) {
  const { i18n } = useLingui()
  const aim = useSelector(actor, ({ context }) => context.aim) ?? first
  const label = i18n._(/*i18n*/ { id: 'order_page.aim', message: 'Şu duruma gelmek için' })
  return (
    <Section title={i18n._(/*i18n*/ { id: 'order_page.first', message: 'Önce ne olmalı?' })}>
      <div className={styles.aim}>
        <Field name="aim" label={label}>
          <Select
            value={aim ?? ''}
            placeholder={i18n._(/*i18n*/ { id: 'order_page.choose_status', message: 'Durum seçin' })}
            onChange={(status) => actor.send({ type: 'SHOW_PATH', status: status as OrderStatus })}
            options={orderStatuses.map((status) => ({ value: status, label: i18n._(statusSays(status)) }))}
          />
        </Field>
      </div>
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
          {at === 0 ? (
            <Act
              actor={actor}
              event={{ type: 'STEP', step }}
              size="compact"
              variant={rules.length === 0 ? 'primary' : 'plain'}
              linkOf={(refusal) => orderFixOf(i18n, actor)(refusal, step.type)}
            >
              {i18n._(stepSays(step.type))}
            </Act>
          ) : (
            <Later actor={actor} type={step.type} first={way[0]?.step} />
          )}{' '}
          → {i18n._(to === 'paid' || to === 'not_paid' ? paymentSays(to) : statusSays(to))}
          {rules.length > 0 && <Rules actor={actor} rules={rules} step={step.type} />}
        </li>
      ))}
    </ol>
  )
}

interface LaterProps extends Pick<PartProps, 'actor'> {
  type: OrderStep['type']
  /** The step that the way begins with. */
  first: OrderStep | undefined
}

/** A step that comes after others: it says with which one the way begins, and takes that. */
function Later({ actor, type, first }: LaterProps) {
  const { i18n } = useLingui()
  const label = first ? i18n._(stepSays(first.type)) : ''
  const fix = first && fixOf(i18n, label, actFix(actor, { type: 'STEP', step: first }))
  const text = i18n._(
    /*i18n*/ { id: 'order_page.begins_with', message: 'Yol “{step}” adımıyla başlar.', values: { step: label } },
  )
  return (
    <Refusable size="compact" refusals={[{ id: 'order_page.begins_with', text, ...(fix ? { fix } : {}) }]}>
      {i18n._(stepSays(type))}
    </Refusable>
  )
}

/** What stands in the way of a step, with where it is mended. */
function Rules({ actor, rules, step }: Pick<PartProps, 'actor'> & { rules: readonly Refusal[]; step: string }) {
  const { i18n } = useLingui()
  const linkOf = orderFixOf(i18n, actor)
  return (
    <div className={styles.rules}>
      <RefusalList refusals={useShown(rules, { linkOf: (refusal) => linkOf(refusal, step) })} />
    </div>
  )
}
