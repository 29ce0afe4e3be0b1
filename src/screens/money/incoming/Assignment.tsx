import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { AmountInput } from '#screens/catalog/products/form/AmountInput.tsx'
import styles from '#screens/money/purchases/purchases.module.css'
import { useFormats } from '#screens/platform/formats.ts'
import { ChoicesFailed } from '#screens/platform/records/controls/ChoicesFailed.tsx'
import { useChoices } from '#screens/platform/records/controls/use-choices.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Combobox } from '#ui/Combobox.tsx'
import { Field } from '#ui/Field.tsx'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import { type IncomingProps, names, says } from './incoming.ts'

/** Of whom the invoice is, which purchase it is of, and at which rate it is booked. */
export function Assignment({ actor, invoice }: IncomingProps) {
  const { i18n } = useLingui()
  return (
    <Section title={i18n._(/*i18n*/ { id: 'incoming.assignment', message: 'Kimin faturası' })}>
      <div className={styles.fields}>
        <Supplier actor={actor} invoice={invoice} />
        {invoice.purchases.length > 0 && <Purchase actor={actor} invoice={invoice} />}
        {invoice.currency !== invoice.home_currency && <Rate actor={actor} invoice={invoice} />}
      </div>
      {invoice.supplier_id === null && (
        <div className={styles.acts}>
          <Act actor={actor} event={{ type: 'STEP', step: { type: 'ASSIGN', new_supplier: 1 } }}>
            {i18n._(
              /*i18n*/ {
                id: 'incoming.add_supplier',
                message: '{name} firmasını tedarikçi olarak ekle',
                values: { name: invoice.sender.name },
              },
            )}
          </Act>
        </div>
      )}
    </Section>
  )
}

function Supplier({ actor, invoice: { supplier_id } }: IncomingProps) {
  const { i18n } = useLingui()
  const choices = useChoices('suppliers', supplier_id === null ? [] : [supplier_id])
  return (
    <Field name="supplier_id" label={i18n._(names.supplier_id)} required>
      <Combobox
        choices={choices.found}
        selected={choices.named[0] ?? null}
        onSelect={(choice) =>
          choice && actor.send({ type: 'STEP', step: { type: 'ASSIGN', supplier_id: choice.value, purchase_id: null } })
        }
        {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
        busy={choices.busy}
        placeholder={i18n._(/*i18n*/ { id: 'records.find', message: 'Yazarak arayın' })}
      />
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </Field>
  )
}

function Purchase({ actor, invoice: { purchase_id, purchases, currency } }: IncomingProps) {
  const { i18n } = useLingui()
  const format = useFormats()
  const none = i18n._(/*i18n*/ { id: 'incoming.no_purchase', message: 'Hiçbiri: ürünler bu faturayla stoğa girer' })
  return (
    <Field name="purchase_id" label={i18n._(names.purchase_id)}>
      <Select
        value={String(purchase_id ?? 'none')}
        onChange={(chosen) =>
          actor.send({ type: 'STEP', step: { type: 'ASSIGN', purchase_id: Number(chosen) || null } })
        }
        options={[
          { value: 'none', label: none },
          ...purchases.map(({ id, number, day, total }) => ({
            value: String(id),
            label: `${number} · ${format.day(day)} · ${format.money(total, currency)}`,
          })),
        ]}
      />
    </Field>
  )
}

function Rate({ actor, invoice: { rate, currency, home_currency } }: IncomingProps) {
  const { i18n } = useLingui()
  const typed = useSelector(actor, ({ context }) => context.rate ?? rate ?? '')
  const hint = { currency, home: home_currency }
  return (
    <div className={styles.what}>
      <Field
        name="rate"
        label={i18n._(names.rate)}
        hint={i18n._(/*i18n*/ { id: 'incoming.rate_hint', message: '1 {currency} kaç {home}', values: hint })}
      >
        <AmountInput value={typed} maxLength={16} onChange={(text) => actor.send({ type: 'SET_RATE', rate: text })} />
      </Field>
      <Act
        actor={actor}
        event={{ type: 'STEP', step: { type: 'ASSIGN' } }}
        size="compact"
        nameOf={() => i18n._(names.rate)}
      >
        {i18n._(says('ASSIGN'))}
      </Act>
    </div>
  )
}
