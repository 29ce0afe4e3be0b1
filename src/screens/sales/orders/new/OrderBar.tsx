import { useLingui } from '@lingui/react'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { deliveryValid } from '#api/rules/sales/new-order.ts'
import { productRequired } from '#api/rules/sales/new-order-lines.ts'
import { hasUnsaved } from '#machines/sales/new-order/new-order.context.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { SubmitBar } from '#screens/platform/steps/SubmitBar.tsx'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { emptyListFixes, setUpFixOf } from '#screens/sales/setup/set-up-fixes.ts'
import styles from './new-order.module.css'
import { sumsIn, useOrder, useShowing, useWritten } from './order-form.ts'
import { nameOfPath } from './order-names.ts'

const save = /*i18n*/ { id: 'new_order.store', message: 'Siparişi kaydet' }

/** At the bottom: what it comes to, what stands in the way, and the button that stores it. */
export function OrderBar() {
  const { i18n } = useLingui()
  const currency = useWritten(({ options }) => options?.currency ?? '')
  const total = useWritten((one) => sumsIn(one).total)
  return (
    <SubmitBar actor={useOrder()} label={save} hasUnsaved={hasUnsaved} options={useRefusalOptions()}>
      <span className={styles.barTotal}>
        {i18n._(/*i18n*/ { id: 'new_order.total', message: 'Ödenecek' })}{' '}
        <strong>
          <Amount of={total} currency={currency} />
        </strong>
      </span>
    </SubmitBar>
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
