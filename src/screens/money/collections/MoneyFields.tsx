import { useLingui } from '@lingui/react'
import type { CollectionMethod } from '#api/contract/sales/orders.ts'
import { collectionMethodSays } from '#api/rules/sales/payment-methods.ts'
import { accountsOf, currencyOf, wholeDebt, wrong } from '#machines/money/collection/collection.context.ts'
import { AmountInput } from '#screens/catalog/products/form/AmountInput.tsx'
import { formatsOf } from '#screens/platform/formats.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { DateInput } from '#ui/DateInput.tsx'
import { Field } from '#ui/Field.tsx'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { ChequeFields } from './ChequeFields.tsx'
import styles from './collection.module.css'
import { collectionNames, type PartProps, useWritten } from './collection-actor.ts'

/** How much money comes, how, and into which account. */
export function MoneyFields({ actor }: PartProps) {
  const { i18n } = useLingui()
  const context = useWritten(actor, (one) => one)
  const { amount, method, payment, outstanding, revealed, refused } = context
  const currency = currencyOf(context)
  const accounts = accountsOf(context)
  const errors = [...(revealed || amount !== '' ? wrong(context) : []), ...refused]
  const field = (name: string) => ({
    name,
    label: i18n._(collectionNames[name] ?? { id: name, message: name }),
    error: [...new Set(errors.filter(({ at }) => at?.includes(name)).map((one) => sentenceOf(i18n, one)))],
  })
  return (
    <aside className={styles.money}>
      <Section title={i18n._(/*i18n*/ { id: 'collect.money', message: 'Gelen para' })}>
        <div className={styles.fields}>
          <Field {...field('amount')} required>
            <AmountInput
              value={amount}
              decimals={2}
              maxLength={20}
              onChange={(text) => actor.send({ type: 'SET_AMOUNT', amount: text })}
              {...(currency ? { suffix: currency } : {})}
            />
          </Field>
          {currency && (
            <Button onPress={() => actor.send({ type: 'WHOLE_DEBT' })}>
              {i18n._(
                /*i18n*/ {
                  id: 'collect.whole',
                  message: 'Borcun tümü: {debt}',
                  values: { debt: formatsOf(i18n).money(wholeDebt(context), currency) },
                },
              )}
            </Button>
          )}
          <Field {...field('method')} required>
            <Select
              value={method}
              onChange={(value) => actor.send({ type: 'SET_METHOD', method: value as CollectionMethod })}
              options={[
                ...(outstanding?.methods ?? []).map((one) => ({ value: one.method, label: one.name })),
                { value: 'cheque', label: i18n._(collectionMethodSays.cheque) },
              ]}
            />
          </Field>
          {method === 'cheque' && <ChequeFields actor={actor} field={field} />}
          {method !== 'cheque' && accounts.length > 0 && (
            <Field {...field('account_id')} required>
              <Select
                value={payment.account_id === null ? '' : String(payment.account_id)}
                onChange={(id) => actor.send({ type: 'SET_PAYMENT', payment: { account_id: Number(id) } })}
                options={accounts.map(({ id, name }) => ({ value: String(id), label: name }))}
              />
            </Field>
          )}
          <Field {...field('day')} required>
            <DateInput
              value={payment.day}
              onChange={(day) => actor.send({ type: 'SET_PAYMENT', payment: { day } })}
              onUnread={(day) => actor.send({ type: 'SET_PAYMENT', payment: { day } })}
            />
          </Field>
          <Field {...field('reference')}>
            <TextInput
              value={payment.reference}
              onChange={(reference) => actor.send({ type: 'SET_PAYMENT', payment: { reference } })}
              spellCheck={false}
            />
          </Field>
        </div>
      </Section>
    </aside>
  )
}
