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
import { StepDay } from './StepDay.tsx'

interface ChoicesProps {
  actor: Actor<typeof chequePageMachine>
  cheque: Cheque
}

/** When the next step happened, and where the cheque may go by it: an account that collects or takes its money, or a supplier who is paid with it. */
export function ChequeChoices({ actor, cheque }: ChoicesProps) {
  const { i18n } = useLingui()
  const day = useSelector(actor, ({ context }) => context.day)
  const { status, account } = cheque
  return (
    <Section title={i18n._(/*i18n*/ { id: 'cheques.next', message: 'Sonraki işlem' })}>
      <div className={styles.fields}>
        <StepDay day={day} onDay={(day) => actor.send({ type: 'SET_DAY', day })} />
        {status === 'portfolio' && (
          <>
            <AccountChoice actor={actor} cheque={cheque} />
            <Supplier actor={actor} />
          </>
        )}
        {status === 'deposited' && (
          <p className={styles.quiet}>
            {i18n._(/*i18n*/ { id: 'cheques.at_bank', message: 'Tahsil eden hesap' })}: {account?.name}
          </p>
        )}
      </div>
    </Section>
  )
}

function AccountChoice({ actor, cheque: { accounts, currency } }: ChoicesProps) {
  const { i18n } = useLingui()
  const chosen = useSelector(actor, ({ context }) => chosenAccount(context))
  const none = /*i18n*/ {
    id: 'cheques.no_account',
    message: 'Mağazanın {currency} hesabı yok: önce bir kasa ya da banka hesabı açın.',
    values: { currency },
  }
  return (
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
