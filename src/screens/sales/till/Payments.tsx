import { useLingui } from '@lingui/react'
import { AmountInput } from '#screens/catalog/products/form/AmountInput.tsx'
import { Act } from '#screens/platform/steps/Act.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TrashIcon } from '#ui/icons.ts'
import { Select } from '#ui/Select.tsx'
import { TillField } from './TillField.tsx'
import styles from './till.module.css'
import { useSale, useTill } from './till-actor.ts'

/** The parts of the money, each in its way; a way that is not there yet is added with what is still to be paid. */
export function Payments() {
  const { i18n } = useLingui()
  const actor = useTill()
  const payments = useSale(({ draft }) => draft.payments)
  const methods = useSale(({ options }) => options?.payment_methods)
  const offered = (methods ?? []).filter(({ method }) => !payments.some((one) => one.method === method))
  return (
    <>
      {payments.map(({ method }, index) => (
        <Payment key={method} index={index} />
      ))}
      <div className={styles.ways}>
        {offered.map(({ method, name }) => (
          <Act key={method} actor={actor} event={{ type: 'ADD_PAYMENT', method }}>
            {i18n._(/*i18n*/ { id: 'till.add_payment', message: '+ {name}', values: { name } })}
          </Act>
        ))}
      </div>
    </>
  )
}

function Payment({ index }: { index: number }) {
  const { i18n } = useLingui()
  const actor = useTill()
  const payment = useSale(({ draft }) => draft.payments[index])
  const methods = useSale(({ options }) => options?.payment_methods)
  if (!payment) return null
  const name = methods?.find(({ method }) => method === payment.method)?.name ?? payment.method
  const set = (changes: Partial<typeof payment>) => actor.send({ type: 'SET_PAYMENT', index, changes })
  return (
    <div className={styles.payment}>
      <TillField name={`payments.${index}.amount`} label={name}>
        <AmountInput value={payment.amount} decimals={2} maxLength={20} onChange={(amount) => set({ amount })} />
      </TillField>
      <Account index={index} name={name} />
      <IconButton
        icon={TrashIcon}
        label={i18n._(/*i18n*/ { id: 'new_order.remove', message: 'Çıkar: {name}', values: { name } })}
        onPress={() => actor.send({ type: 'REMOVE_PAYMENT', index })}
      />
    </div>
  )
}

/** Into which account it comes: the usual one of its way unless another is chosen. */
function Account({ index, name }: { index: number; name: string }) {
  const { i18n } = useLingui()
  const actor = useTill()
  const payment = useSale(({ draft }) => draft.payments[index])
  const accounts = useSale(({ options }) => options?.accounts)
  const usual = useSale(({ options }) =>
    options?.usual_accounts.find(({ method }) => method === payment?.method),
  )?.account_id
  if (!accounts || accounts.length < 2) return null
  return (
    <TillField
      name={`payments.${index}.account_id`}
      label={i18n._(/*i18n*/ { id: 'till.account', message: 'Hesap: {name}', values: { name } })}
    >
      <Select
        value={String(payment?.account_id ?? usual ?? '')}
        onChange={(id) => actor.send({ type: 'SET_PAYMENT', index, changes: { account_id: Number(id) } })}
        options={accounts.map(({ id, name: called }) => ({ value: String(id), label: called }))}
      />
    </TillField>
  )
}
