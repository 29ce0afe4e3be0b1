import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { saleLabels } from '#api/rules/sales/fast-sale.ts'
import { variantName } from '#machines/sales/new-order/new-order.context.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { focusField } from '#ui/focus-field.ts'
import { Cash } from './Cash.tsx'
import { Payments } from './Payments.tsx'
import styles from './till.module.css'
import { type TillActor, tillNames, useErrorsAt, useSale, useStage, useTill } from './till-actor.ts'
import { Unpriced } from './Unpriced.tsx'

/** How it is paid; before that, the step that leads there. */
export function TillPayment() {
  const { i18n } = useLingui()
  const actor = useTill()
  const stage = useStage()
  const nameOf = (path: string) => nameOfPath(actor, path, (says) => i18n._(says))
  const busy = stage === 'storing'
  if (stage === 'writing')
    return (
      <Act
        actor={actor}
        event={{ type: 'PAY' }}
        variant="primary"
        className={styles.big}
        nameOf={nameOf}
        reveal={focusField}
      >
        {i18n._(/*i18n*/ { id: 'till.pay', message: 'Ödemeye geç' })}
      </Act>
    )
  return (
    <section className={styles.paying} aria-label={i18n._(/*i18n*/ { id: 'new_order.payment', message: 'Ödeme' })}>
      <Payments />
      <Cash />
      <Unpriced />
      <Wrong />
      <Act
        actor={actor}
        event={{ type: 'COMPLETE' }}
        variant="primary"
        keys="save"
        className={styles.big}
        busy={busy}
        nameOf={nameOf}
        reveal={focusField}
      >
        {i18n._(/*i18n*/ { id: 'till.complete', message: 'Satışı bitir' })}
      </Act>
      {!busy && (
        <Button onPress={() => actor.send({ type: 'BACK' })}>
          {i18n._(/*i18n*/ { id: 'till.back', message: 'Ürünlere dön' })}
        </Button>
      )}
    </section>
  )
}

/** That the payments do not come to the total, and why the last try failed. */
function Wrong() {
  const { i18n } = useLingui()
  const waits = useSelector(useTill(), ({ value }) => value === 'expired')
  const failure = useSale((one) => one.failure)
  const wrong = useErrorsAt('payments')
  const changed = useErrorsAt('discounts')
  return (
    <div role="alert" className={styles.failed}>
      {wrong.length > 0 && <p>{sentencesOf(i18n, wrong)}</p>}
      {changed.length > 0 && <p>{sentencesOf(i18n, changed)}</p>}
      {waits ? (
        <p>
          {i18n._(/*i18n*/ { id: 'records.waits', message: 'Oturum sona erdi. Tekrar giriş yapınca kaydedilecek.' })}
        </p>
      ) : (
        failure && <p>{sentencesOf(i18n, failureMessages(failure, 'notSaved'))}</p>
      )}
    </div>
  )
}

/** A field in words, with the product that it belongs to: `Adet · Keten elbise`. */
function nameOfPath(actor: TillActor, path: string, say: (says: Refusal & never) => string): string {
  const [first = '', second = '', third = ''] = path.split('.')
  const names: Readonly<Record<string, { id: string; message: string }>> = { ...tillNames, method: saleLabels.payments }
  const says = names[third] ?? names[first]
  const { draft, variants } = actor.getSnapshot().context
  const variant = first === 'lines' ? variants[draft.lines[Number(second)]?.variant_id ?? 0] : undefined
  const name = says ? say(says as never) : path
  return variant ? `${name} · ${variantName(variant)}` : name
}
