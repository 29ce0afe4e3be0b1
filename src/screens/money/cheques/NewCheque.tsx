import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { cheques } from '#api/listings/money/cheques.ts'
import { editPath } from '#api/resources/platform/resource.ts'
import { chequeLabels } from '#api/rules/money/cheques.ts'
import { AmountInput } from '#screens/catalog/products/form/AmountInput.tsx'
import { newCheque } from '#screens/money/wiring/cheques.ts'
import { ShortField, ShortFields, type ShortFormActor, useFieldErrors } from '#screens/platform/account/ShortFields.tsx'
import { ChoicesFailed } from '#screens/platform/records/controls/ChoicesFailed.tsx'
import { useChoices } from '#screens/platform/records/controls/use-choices.ts'
import { Button } from '#ui/Button.tsx'
import { Combobox } from '#ui/Combobox.tsx'
import { DateInput } from '#ui/DateInput.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { PlusIcon } from '#ui/icons.ts'
import styles from './cheques.module.css'

const add = /*i18n*/ { id: 'cheques.add', message: 'Çek al' }

/** Takes a cheque that is for no order in particular, and leads to its page. */
export function NewCheque() {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" icon={PlusIcon} onPress={() => setOpen(true)}>
        {i18n._(add)}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={i18n._(add)}
        description={i18n._(
          /*i18n*/ {
            id: 'cheques.add_about',
            message: 'Çek müşterinin hesabına yazılır. Belli siparişleri ödüyorsa tahsilatta “Çek” seçin.',
          },
        )}
      >
        <Fields />
      </Dialog>
    </>
  )
}

function Fields() {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const actor = useActorRef(newCheque, { input: { fields: {} } })
  useEffect(() => {
    const hearing = actor.on('sent', ({ answer }) => navigate(editPath(cheques, (answer as { id: number }).id)))
    return () => hearing.unsubscribe()
  }, [actor, navigate])
  return (
    <ShortFields actor={actor} act="notSaved" labels={chequeLabels} submit={i18n._(add)}>
      <Chosen actor={actor} name="customer_id" to="customers" />
      <div className={styles.pair}>
        <Amount actor={actor} />
        <Chosen actor={actor} name="currency_id" to="shop-currencies" />
        <Day actor={actor} name="due_on" />
        <Day actor={actor} name="received_on" />
        <ShortField actor={actor} name="number" label={chequeLabels.number} />
        <ShortField actor={actor} name="bank" label={chequeLabels.bank} />
        <ShortField actor={actor} name="branch" label={chequeLabels.branch} />
        <ShortField actor={actor} name="drawer" label={chequeLabels.drawer} />
      </div>
      <ShortField actor={actor} name="iban" label={chequeLabels.iban} />
    </ShortFields>
  )
}

function Amount({ actor }: Pick<PartProps, 'actor'>) {
  const { i18n } = useLingui()
  const amount = useSelector(actor, ({ context }) => context.fields.amount ?? '')
  return (
    <Field name="amount" label={i18n._(chequeLabels.amount)} error={useFieldErrors(actor, 'amount')}>
      <AmountInput value={amount} onChange={(text) => actor.send({ type: 'FILL', field: 'amount', text })} />
    </Field>
  )
}

interface PartProps {
  actor: ShortFormActor
  name: 'customer_id' | 'currency_id' | 'due_on' | 'received_on'
}

function Chosen({ actor, name, to }: PartProps & { to: string }) {
  const { i18n } = useLingui()
  const id = useSelector(actor, ({ context }) => context.fields[name] ?? '')
  const choices = useChoices(to, id === '' ? [] : [Number(id)])
  return (
    <Field name={name} label={i18n._(chequeLabels[name])} error={useFieldErrors(actor, name)}>
      <Combobox
        choices={choices.found}
        selected={choices.named[0] ?? null}
        onSelect={(choice) => actor.send({ type: 'FILL', field: name, text: choice ? String(choice.value) : '' })}
        {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
        busy={choices.busy}
        placeholder={i18n._(/*i18n*/ { id: 'records.find', message: 'Yazarak arayın' })}
      />
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </Field>
  )
}

function Day({ actor, name }: PartProps) {
  const { i18n } = useLingui()
  const day = useSelector(actor, ({ context }) => context.fields[name] ?? '')
  const fill = (text: string) => actor.send({ type: 'FILL', field: name, text })
  return (
    <Field
      name={name}
      label={i18n._(chequeLabels[name])}
      error={useFieldErrors(actor, name)}
      hint={name === 'received_on' && i18n._(/*i18n*/ { id: 'cheques.today_hint', message: 'Boş bırakılırsa bugün.' })}
    >
      <DateInput value={day} onChange={fill} onUnread={fill} />
    </Field>
  )
}
