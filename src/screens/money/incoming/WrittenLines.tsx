import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import {
  type ExpenseAccount,
  expenseAccounts,
  type IncomingAdding,
  type IncomingDraft,
} from '#api/contract/money/incoming-invoices.ts'
import { ledgerAccounts } from '#api/contract/platform/ledger.ts'
import { wrongInDraft } from '#api/rules/money/incoming-invoices.ts'
import { draftOf } from '#machines/money/incoming-invoice/incoming-page.machine.ts'
import { AmountInput } from '#screens/catalog/products/form/AmountInput.tsx'
import styles from '#screens/money/purchases/purchases.module.css'
import { SearchChoice } from '#screens/platform/records/controls/SearchChoice.tsx'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { DateInput } from '#ui/DateInput.tsx'
import { Field } from '#ui/Field.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TrashIcon } from '#ui/icons.ts'
import { NumberInput } from '#ui/NumberInput.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { type IncomingActor, type IncomingProps, names, says } from './incoming.ts'

/** An invoice that came on paper is written as it stands there. */
export function WrittenLines({ actor, invoice }: IncomingProps) {
  const { i18n } = useLingui()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const busy = useSelector(actor, ({ value, context }) => value === 'sending' && context.command?.type === 'WRITE')
  const draft = draftOf(invoice, context)
  const set = (key: 'number' | 'day' | 'payable') => (value: string) => actor.send({ type: 'SET', key, value })
  return (
    <>
      <div className={styles.fields}>
        <WrittenField draft={draft} name="number">
          <TextInput value={draft.number} maxLength={50} onChange={set('number')} />
        </WrittenField>
        <WrittenField draft={draft} name="day">
          <DateInput value={draft.day} onChange={set('day')} />
        </WrittenField>
        <WrittenField draft={draft} name="payable">
          <AmountInput value={draft.payable} decimals={2} maxLength={20} onChange={set('payable')} />
        </WrittenField>
      </div>
      <Adding actor={actor} />
      <ul className={styles.lines}>
        {draft.lines.map(({ line }, at) => (
          <Line key={line} actor={actor} draft={draft} at={at} />
        ))}
      </ul>
      <div className={styles.acts}>
        <Act
          actor={actor}
          event={{ type: 'STEP', step: { type: 'WRITE' } }}
          busy={busy}
          keys="save"
          nameOf={(path) => {
            const [first = '', index = '', part = ''] = path.split('.')
            const label = names[(part || first) as keyof typeof names]
            const name = draft.lines[Number(index)]?.name
            return label && [i18n._(label), part && name].filter(Boolean).join(' · ')
          }}
        >
          {i18n._(says('WRITE'))}
        </Act>
      </div>
    </>
  )
}

/** A product or an expense is added as a line of its own, with all that is written. */
function Adding({ actor }: { actor: IncomingActor }) {
  const { i18n } = useLingui()
  const write = (adding: IncomingAdding) => actor.send({ type: 'STEP', step: { type: 'WRITE', adding } })
  return (
    <div className={styles.adding}>
      <Field name="product" label={i18n._(/*i18n*/ { id: 'incoming.add_goods', message: 'Ürün satırı ekle' })}>
        <SearchChoice to="purchases/variants" onChoose={({ value }) => write({ id: value })} />
      </Field>
      <Field name="expense" label={i18n._(/*i18n*/ { id: 'incoming.add_expense', message: 'Gider satırı ekle' })}>
        <Select
          value=""
          placeholder={i18n._(/*i18n*/ { id: 'incoming.choose_account', message: 'Hesabı seçin' })}
          onChange={(account) => write({ account: account as ExpenseAccount })}
          options={expenseAccounts.map((code) => ({ value: code, label: `${code} ${i18n._(ledgerAccounts[code])}` }))}
        />
      </Field>
    </div>
  )
}

function Line({ actor, draft, at }: { actor: IncomingActor; draft: IncomingDraft; at: number }) {
  const { i18n } = useLingui()
  const written = draft.lines[at]
  if (!written) return null
  const { line, name } = written
  type Key = 'name' | 'quantity' | 'unit_price' | 'tax_rate'
  const set = (key: Key) => (value: string) => actor.send({ type: 'SET_LINE', line, key, value })
  const field = (key: Key) => ({ draft, name: `lines.${at}.${key}`, label: `${i18n._(names[key])}: ${name}` })
  return (
    <li className={styles.line}>
      <WrittenField {...field('name')}>
        <TextInput value={name} maxLength={255} onChange={set('name')} />
      </WrittenField>
      <WrittenField {...field('quantity')} hint={i18n._(names.quantity)}>
        <NumberInput whole value={String(written.quantity)} maxLength={7} onChange={set('quantity')} />
      </WrittenField>
      <WrittenField {...field('unit_price')} hint={i18n._(names.unit_price)}>
        <AmountInput value={written.unit_price} decimals={2} maxLength={20} onChange={set('unit_price')} />
      </WrittenField>
      <WrittenField {...field('tax_rate')} hint={i18n._(names.tax_rate)}>
        <NumberInput whole value={String(written.tax_rate)} maxLength={3} onChange={set('tax_rate')} />
      </WrittenField>
      <IconButton
        icon={TrashIcon}
        label={i18n._(/*i18n*/ { id: 'new_order.remove', message: 'Çıkar: {name}', values: { name } })}
        onPress={() => actor.send({ type: 'REMOVE_LINE', line })}
      />
    </li>
  )
}

interface WrittenFieldProps {
  draft: IncomingDraft
  name: string
  hint?: string
  /** A line says its name, which is not drawn. */
  label?: string
  children: ReactNode
}

function WrittenField({ draft, name, label, hint, children }: WrittenFieldProps) {
  const { i18n } = useLingui()
  const wrong = wrongInDraft(draft).filter(({ at }) => at?.includes(name))
  return (
    <Field
      name={name}
      label={label ?? i18n._(names[name as keyof typeof names])}
      bare={label !== undefined}
      {...(hint ? { hint } : {})}
      error={wrong.map((one) => sentenceOf(i18n, one))}
    >
      {children}
    </Field>
  )
}
