import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { couponRefusals } from '#api/rules/sales/order-campaigns.ts'
import { factsOf } from '#machines/sales/new-order/new-order.context.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Missed } from './Missed.tsx'
import styles from './new-order.module.css'
import { OrderField } from './OrderField.tsx'
import { useOrder, useWritten } from './order-form.ts'
import { names } from './order-names.ts'

/** The coupon of the order: its code is typed, and what is found stands there with why it does not apply, if it does not. */
export function Coupon() {
  const { i18n } = useLingui()
  const actor = useOrder()
  const [typed, setTyped] = useState('')
  const coupon = useWritten((one) => one.coupon)
  const asked = useWritten((one) => one.coupon_code !== '')
  const reasons = useWritten((context) =>
    couponRefusals(factsOf(context))
      .map((one) => sentenceOf(i18n, one))
      .join(' '),
  )
  const use = () => {
    if (typed.trim() !== '') actor.send({ type: 'USE_COUPON', code: typed })
  }
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          use()
        }}
      >
        <OrderField name="coupon_code" label={i18n._(names.coupon_code)} hint={coupon?.name ?? i18n._(couponHint)}>
          <TextInput value={coupon?.code ?? typed} code maxLength={50} readOnly={coupon !== null} onChange={setTyped} />
        </OrderField>
        {coupon && reasons !== '' && <p className={styles.quiet}>{reasons}</p>}
      </form>
      {(coupon || asked || typed.trim() !== '') && (
        <div>
          {coupon || asked ? (
            <Button
              onPress={() => {
                setTyped('')
                actor.send({ type: 'NO_COUPON' })
              }}
            >
              {i18n._(/*i18n*/ { id: 'new_order.no_coupon', message: 'Kuponu çıkar' })}
            </Button>
          ) : (
            <Button onPress={use}>{i18n._(/*i18n*/ { id: 'new_order.use_coupon', message: 'Kuponu uygula' })}</Button>
          )}
        </div>
      )}
      <Missed what="notChecked" />
    </>
  )
}

const couponHint = /*i18n*/ { id: 'new_order.coupon_hint', message: 'Kodu yazıp uygulayın.' }
