import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { Cheque } from '#api/contract/money/cheques.ts'
import { chequeLabels } from '#api/rules/money/cheques.ts'
import { type chequePageMachine, chosenAccount } from '#machines/money/cheque/cheque-page.machine.ts'
import { ChoicesFailed } from '#screens/platform/records/controls/ChoicesFailed.tsx'
import { useChoices } from '#screens/platform/records/controls/use-choices.ts'
import { Combobox } from '#ui/Combobox.tsx'
import { Field } from '#ui/Field.tsx'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import styles from './cheques.module.css'

interface ChoicesProps {
  actor: Actor<typeof chequePageMachine>
  cheque: Cheque
}

/** Where the cheque may go: an account that collects or takes its money, or a supplier who is paid with it. */
export function ChequeChoices({ actor, cheque }: ChoicesProps) {
  const { i18n } = useLingui()
  const { accounts, status, account, currency } = cheque
  const chosen = useSelector(actor, ({ context }) => chosenAccount(context))
  if (status === 'deposited')
    return (
      <Section title={i18n._(/*i18n*/ { id: 'cheques.at_bank', message: 'Tahsil eden hesap' })}>
        <p className={styles.quiet}>{account?.name}</p>
      </Section>
    )
  const none = /*i18n*/ {
    id: 'cheques.no_account',
    message: 'Mağazanın {currency} hesabı yok: önce bir kasa ya da banka hesabı açın.',
    values: { currency },
  }
  return (
    <Section title={i18n._(/*i18n*/ { id: 'cheques.whereto', message: 'Nereye gidecek' })}>
      <div className={styles.fields}>
        <Field
          name="account_id"
          label={i18n._(chequeLabels.account_id)}
          {...(accounts.length === 0 ? { hint: i18n._(none) } : {})}
        >
          <Select
            value={chosen === null ? '' : String(chosen)}
            onChange={(id) => actor.send({ type: 'SET_ACCOUNT', account_id: Number(id) })}
            options={accounts.map(({ id, name }) => ({ value: String(id), label: name }))}
            placeholder={i18n._(/*i18n*/ { id: 'refunds.choose_account', message: 'Hesap seçin' })}
          />
        </Field>
        <Supplier actor={actor} />
      </div>
    </Section>
  )
}

function Supplier({ actor }: Pick<ChoicesProps, 'actor'>) {
  const { i18n } = useLingui()
  const supplier = useSelector(actor, ({ context }) => context.supplier_id)
  const choices = useChoices('suppliers', supplier === null ? [] : [supplier])
  return (
    <Field name="supplier_id" label={i18n._(chequeLabels.supplier_id)}>
      <Combobox
        choices={choices.found}
        selected={choices.named[0] ?? null}
        onSelect={(choice) => actor.send({ type: 'SET_SUPPLIER', supplier_id: choice?.value ?? null })}
        {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
        busy={choices.busy}
        clearable
        placeholder={i18n._(/*i18n*/ { id: 'records.find', message: 'Yazarak arayın' })}
      />
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </Field>
  )
}
