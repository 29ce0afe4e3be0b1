import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { asOrder } from '#api/rules/sales/fast-sale-facts.ts'
import { couponRefusals } from '#api/rules/sales/order-campaigns.ts'
import { factsOf } from '#machines/sales/fast-sale/fast-sale.context.ts'
import { couponIn } from '#machines/sales/fast-sale/fast-sale.discounts.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { TillField } from './TillField.tsx'
import styles from './till.module.css'
import { tillNames, useSale, useTill } from './till-actor.ts'

/** The coupon of the sale: its code is typed, and why it gives nothing stands under it. */
export function TillCoupon() {
  const { i18n } = useLingui()
  const actor = useTill()
  const [typed, setTyped] = useState('')
  const code = useSale(({ draft }) => draft.coupon_code ?? '')
  const name = useSale(({ campaigns }) => couponIn(campaigns)?.name)
  const asking = useSelector(actor, (snapshot) => snapshot.matches({ sale: 'checking' }))
  const reasons = useSale((context) => sentencesOf(i18n, couponRefusals(asOrder(factsOf(context)))))
  const use = () => {
    if (typed.trim() !== '') actor.send({ type: 'USE_COUPON', code: typed })
  }
  const has = code !== ''
  return (
    <form
      // Coupons are scanned too; once the sale has one, what is scanned here is a product again.
      data-takes-scans={has ? undefined : ''}
      onSubmit={(event) => {
        event.preventDefault()
        use()
      }}
    >
      <TillField name="coupon_code" label={i18n._(tillNames.coupon_code)} hint={name ?? i18n._(hint)}>
        <TextInput value={has ? code : typed} code maxLength={50} readOnly={has} onChange={setTyped} />
      </TillField>
      {reasons !== '' && <p className={styles.quiet}>{reasons}</p>}
      {(has || asking) && (
        <Button
          onPress={() => {
            setTyped('')
            actor.send({ type: 'NO_COUPON' })
          }}
        >
          {i18n._(/*i18n*/ { id: 'new_order.no_coupon', message: 'Kuponu çıkar' })}
        </Button>
      )}
      {!has && !asking && typed.trim() !== '' && (
        <Button onPress={use}>{i18n._(/*i18n*/ { id: 'new_order.use_coupon', message: 'Kuponu uygula' })}</Button>
      )}
    </form>
  )
}

const hint = /*i18n*/ { id: 'new_order.coupon_hint', message: 'Kodu yazıp uygulayın.' }
