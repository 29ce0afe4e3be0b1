import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Simulation } from '#api/contract/sales/campaign-simulator.ts'
import { ChoicesFailed } from '#screens/platform/records/controls/ChoicesFailed.tsx'
import { useChoices } from '#screens/platform/records/controls/use-choices.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Combobox } from '#ui/Combobox.tsx'
import { DateInput } from '#ui/DateInput.tsx'
import { focusField } from '#ui/focus-field.ts'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './simulator.module.css'
import { nameOfPath, trialNames, useSimulator, useTrial } from './simulator-actor.ts'
import { TrialField } from './TrialField.tsx'

const none: readonly number[] = []

/** Who would buy it, when, paid how and with which code. */
export function Trial() {
  const { i18n } = useLingui()
  const actor = useSimulator()
  const { day, payment_method, code } = useTrial(({ draft }) => draft)
  const payments = useTrial(({ options }) => options?.payment_methods)
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ trial: 'simulating' }))
  const change = (changes: Partial<Pick<Simulation, 'day' | 'payment_method' | 'code'>>) =>
    actor.send({ type: 'CHANGE', changes })
  return (
    <Section title={i18n._(/*i18n*/ { id: 'campaign_simulator.who', message: 'Kim, ne zaman, nasıl' })}>
      <form
        className={styles.trial}
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'SIMULATE' })
        }}
      >
        <div className={styles.fields}>
          <Customer />
          <TrialField
            name="day"
            label={i18n._(trialNames.day)}
            hint={i18n._(
              /*i18n*/ {
                id: 'campaign_simulator.day_hint',
                message: 'Mağazanın saatiyle. Kampanyalar bütün günler sürer: günün saati fark etmez.',
              },
            )}
          >
            <DateInput value={day} onChange={(value) => change({ day: value })} onUnread={(day) => change({ day })} />
          </TrialField>
          <TrialField name="payment_method" label={i18n._(trialNames.payment_method)}>
            <Select
              value={payment_method}
              onChange={(method) => change({ payment_method: method as Simulation['payment_method'] })}
              options={(payments ?? []).map(({ method, name }) => ({ value: method, label: name }))}
              {...(payments?.length ? {} : { placeholder: i18n._(noPayment) })}
            />
          </TrialField>
          <TrialField
            name="code"
            label={i18n._(trialNames.code)}
            hint={i18n._(
              /*i18n*/ { id: 'campaign_simulator.code_hint', message: 'Boşsa yalnızca kampanyalar denenir.' },
            )}
          >
            <TextInput value={code} code maxLength={50} onChange={(value) => change({ code: value })} />
          </TrialField>
        </div>
        <div>
          <Act
            actor={actor}
            event={{ type: 'SIMULATE' }}
            variant="primary"
            busy={busy}
            nameOf={(path) => nameOfPath(actor, path, (says) => i18n._(says))}
            reveal={focusField}
          >
            {i18n._(/*i18n*/ { id: 'campaign_simulator.simulate', message: 'Dene' })}
          </Act>
        </div>
      </form>
    </Section>
  )
}

const noPayment = /*i18n*/ { id: 'new_order.no_payment', message: 'Mağazada ödeme yöntemi yok' }

function Customer() {
  const { i18n } = useLingui()
  const actor = useSimulator()
  const customer = useTrial((one) => one.customer)
  const choices = useChoices('campaign-simulator/customers', none)
  return (
    <TrialField
      name="customer_id"
      label={i18n._(trialNames.customer_id)}
      hint={i18n._(
        /*i18n*/ { id: 'campaign_simulator.customer_hint', message: 'Seçilmezse alan, kayıtlı olmayan biridir.' },
      )}
    >
      <Combobox
        choices={choices.found}
        selected={customer && { value: customer.id, label: customer.name }}
        onSelect={(choice) =>
          actor.send(
            choice
              ? { type: 'CHOOSE_CUSTOMER', customer: { id: choice.value, name: choice.label } }
              : { type: 'NO_CUSTOMER' },
          )
        }
        {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
        busy={choices.busy}
        clearable
        placeholder={i18n._(/*i18n*/ { id: 'records.find', message: 'Yazarak arayın' })}
      />
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </TrialField>
  )
}
