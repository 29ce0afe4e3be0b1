import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { deliveryValid } from '#api/rules/sales/new-order.ts'
import { productRequired } from '#api/rules/sales/new-order-lines.ts'
import { hasUnsaved } from '#machines/sales/new-order/new-order.context.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import bar from '#screens/platform/records/form.module.css'
import { useShown } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { RulesInTheWay } from '#screens/platform/steps/RulesInTheWay.tsx'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { emptyListFixes, setUpFixOf } from '#screens/sales/setup/set-up-fixes.ts'
import { RefusalList } from '#ui/RefusalList.tsx'
import styles from './new-order.module.css'
import { sumsIn, useOrder, useShowing, useWritten } from './order-form.ts'
import { nameOfPath } from './order-names.ts'

const save = /*i18n*/ { id: 'new_order.store', message: 'Siparişi kaydet' }
const submit = { type: 'SUBMIT' } as const

/** At the bottom: what it comes to, what stands in the way, and the button that stores it. Ctrl+S stores it too. */
export function OrderBar() {
  const { i18n } = useLingui()
  const actor = useOrder()
  const refusalOptions = useRefusalOptions()
  const busy = useSelector(actor, ({ value }) => value === 'storing')
  const currency = useWritten(({ options }) => options?.currency ?? '')
  const total = useWritten((one) => sumsIn(one).total)
  const reveal = () => actor.send({ type: 'REVEAL' })
  useOffers([offer(actor, submit, save, 'save')])
  return (
    <div className={bar.bar}>
      <Failed />
      <span className={bar.state} role="status">
        <State />
      </span>
      <InTheWay />
      <span className={styles.barTotal}>
        {i18n._(/*i18n*/ { id: 'new_order.total', message: 'Ödenecek' })}{' '}
        <strong>
          <Amount of={total} currency={currency} />
        </strong>
      </span>
      <Act
        actor={actor}
        event={submit}
        variant="primary"
        busy={busy}
        keys="save"
        {...refusalOptions}
        onRefused={reveal}
      >
        {i18n._(save)}
      </Act>
    </div>
  )
}

function useRefusalOptions() {
  const { i18n } = useLingui()
  const actor = useOrder()
  const reveal = useShowing()
  const emptyListFix = setUpFixOf(i18n, useHolder(), emptyListFixes)
  const options = useWritten((one) => one.options)
  const empty: Readonly<Record<string, boolean>> = {
    [productRequired.id]: options?.sells === false,
    [deliveryValid.id]: options?.shipping_methods.length === 0,
  }
  return {
    reveal,
    nameOf: (path: string) => nameOfPath(i18n, actor.getSnapshot().context, path),
    linkOf: (refusal: Refusal) => (empty[refusal.id] ? emptyListFix(refusal) : undefined),
  }
}

function State() {
  const { i18n } = useLingui()
  const waits = useSelector(useOrder(), ({ value }) => value === 'expired')
  const unsaved = useWritten(hasUnsaved)
  if (waits)
    return i18n._(/*i18n*/ { id: 'records.waits', message: 'Oturum sona erdi. Tekrar giriş yapınca kaydedilecek.' })
  if (!unsaved) return null
  return (
    <>
      <span className={bar.unsaved} aria-hidden="true" />
      {i18n._(/*i18n*/ { id: 'records.unsaved', message: 'Kaydedilmemiş değişiklikler var' })}
    </>
  )
}

/** Why the last try failed, with links to the fields that the server named. */
function Failed() {
  const failure = useSelector(useOrder(), (snapshot) =>
    snapshot.matches({ form: 'failed' }) ? snapshot.context.failure : null,
  )
  const shown = useShown(failure ? failureMessages(failure, 'notSaved') : [], useRefusalOptions())
  if (!failure) return null
  return (
    <div className={bar.failed} role="alert">
      <RefusalList refusals={shown} />
    </div>
  )
}

/** How many rules stand in the way, once somebody began to write; behind the number all of them, each leading to its field. */
function InTheWay() {
  const actor = useOrder()
  const shown = useShown(useRefusals(actor, submit), useRefusalOptions())
  const begun = useWritten((one) => hasUnsaved(one) || one.revealed)
  const editable = useSelector(actor, (snapshot) => snapshot.hasTag('editable'))
  return begun && editable ? <RulesInTheWay shown={shown} /> : null
}
