import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { discountKinds, staffChannels } from '#api/contract/sales/new-order.ts'
import { channelSays } from '#api/listings/sales/orders.ts'
import { fullAccess, permits } from '#api/rules/platform/session.ts'
import type { FastSaleContext } from '#machines/sales/fast-sale/fast-sale.context.ts'
import { AmountInput } from '#screens/catalog/products/form/AmountInput.tsx'
import { ChoicesFailed } from '#screens/platform/records/controls/ChoicesFailed.tsx'
import { useChoices } from '#screens/platform/records/controls/use-choices.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Combobox } from '#ui/Combobox.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Approval } from './Approval.tsx'
import { TillAddress } from './TillAddress.tsx'
import { TillCoupon } from './TillCoupon.tsx'
import { TillField } from './TillField.tsx'
import styles from './till.module.css'
import { tillNames, useSale, useTill } from './till-actor.ts'

const none: readonly number[] = []

/** To whom it is sold, how it goes there, what is taken off: all of it is filled in for whoever walks in. */
export function TillDetails() {
  const { i18n } = useLingui()
  return (
    <Section title={i18n._(/*i18n*/ { id: 'till.details', message: 'Müşteri ve teslimat' })}>
      <div className={styles.fields}>
        <OrderType />
        <Customer />
        <Method />
        <Shipping />
        <Discount />
        <TillCoupon />
        <Note />
      </div>
      <Override />
      <TillAddress />
    </Section>
  )
}

function useChange() {
  const actor = useTill()
  return (changes: Partial<FastSaleContext['draft']>) => actor.send({ type: 'CHANGE', changes } as never)
}

/** A phone order has one way of paying: why it cannot be one stands beside it. */
function OrderType() {
  const { i18n } = useLingui()
  const actor = useTill()
  const change = useChange()
  const type = useSale(({ draft }) => draft.order_type)
  const refused = useShown(useRefusals(actor, { type: 'CHANGE', changes: { order_type: 'phone' } }))
  return (
    <TillField name="order_type" label={i18n._(tillNames.order_type)}>
      <RadioGroup
        segmented
        value={type ?? ''}
        onChange={(value) => change({ order_type: value as typeof type })}
        options={staffChannels.map((value) => ({
          value,
          label: i18n._(channelSays[value]),
          ...(value === 'phone' && type !== 'phone' ? { refusals: refused } : {}),
        }))}
      />
    </TillField>
  )
}

function Customer() {
  const { i18n } = useLingui()
  const actor = useTill()
  const customer = useSale((one) => one.customer)
  const choices = useChoices('fast-sale/customers', none)
  const asking = useSelector(actor, (snapshot) => snapshot.matches({ sale: 'asking' }))
  return (
    <TillField name="customer_id" label={i18n._(tillNames.customer_id)}>
      <Combobox
        choices={choices.found}
        selected={customer && { value: customer.id, label: customer.name }}
        onSelect={(choice) => actor.send(choice ? { type: 'CHOOSE_CUSTOMER', id: choice.value } : { type: 'WALK_IN' })}
        {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
        busy={choices.busy || asking}
        clearable
        placeholder={i18n._(/*i18n*/ { id: 'records.find', message: 'Yazarak arayın' })}
      />
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </TillField>
  )
}

function Method() {
  const { i18n } = useLingui()
  const change = useChange()
  const chosen = useSale(({ draft }) => draft.shipping_method_id)
  const methods = useSale(({ options }) => options?.shipping_methods)
  return (
    <TillField name="shipping_method_id" label={i18n._(tillNames.shipping_method_id)}>
      <Select
        value={String(chosen ?? '')}
        onChange={(id) => change({ shipping_method_id: Number(id) })}
        options={(methods ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        {...(methods?.length
          ? {}
          : { placeholder: i18n._(/*i18n*/ { id: 'new_order.no_method', message: 'Mağazada yöntem yok' }) })}
      />
    </TillField>
  )
}

/** What is handed over costs nothing to send. */
function Shipping() {
  const { i18n } = useLingui()
  const change = useChange()
  const price = useSale(({ draft }) => draft.shipping_price)
  return (
    <TillField name="shipping_price" label={i18n._(tillNames.shipping_price)}>
      <AmountInput
        value={price}
        decimals={2}
        maxLength={20}
        onChange={(shipping_price) => change({ shipping_price })}
      />
    </TillField>
  )
}

function Discount() {
  const { i18n } = useLingui()
  const change = useChange()
  const discount = useSale(({ draft }) => draft.discount)
  return (
    <div className={styles.pair}>
      <TillField name="discount" label={i18n._(tillNames.discount)}>
        <AmountInput
          value={discount.value}
          maxLength={20}
          onChange={(value) => change({ discount: { ...discount, value } })}
        />
      </TillField>
      <TillField
        name="discount-kind"
        label={i18n._(/*i18n*/ { id: 'new_order.discount_kind', message: 'İndirim türü' })}
      >
        <Select
          value={discount.type}
          onChange={(type) => change({ discount: { ...discount, type: type as typeof discount.type } })}
          options={discountKinds.map((value) => ({ value, label: i18n._(kinds[value]) }))}
        />
      </TillField>
    </div>
  )
}

const kinds = {
  fixed: /*i18n*/ { id: 'new_order.fixed', message: 'Tutar' },
  percentage: /*i18n*/ { id: 'new_order.percentage', message: 'Yüzde' },
}

function Note() {
  const { i18n } = useLingui()
  const change = useChange()
  const note = useSale(({ draft }) => draft.note)
  return (
    <TillField name="note" label={i18n._(tillNames.note)}>
      <TextInput value={note} onChange={(text) => change({ note: text })} />
    </TillField>
  )
}

/** Whoever may do everything passes over the numbers in which products are bought, or allows it at the till of another; the log tells it. */
function Override() {
  const { i18n } = useLingui()
  const change = useChange()
  const on = useSale(({ draft }) => draft.override === 1)
  const may = useSale(({ holder, draft }) => permits(holder, [fullAccess]) || draft.approval !== undefined)
  const about = i18n._(
    /*i18n*/ {
      id: 'till.approve_quantities',
      message: 'Bu satışta ürünlerin en az, en çok ve artış adetleri aşılır; kim onayladığı kayda geçer.',
    },
  )
  if (!may)
    return (
      <Approval
        what="quantities"
        says={i18n._(/*i18n*/ { id: 'till.ask_quantities', message: 'Alım adetlerini aşmak için onay al' })}
        about={about}
        onApproved={(approval) => change({ override: 1, approval })}
      />
    )
  return (
    <Checkbox
      label={i18n._(
        /*i18n*/ { id: 'till.override_says', message: 'En az, en çok ve artış adetlerini aş (kayda geçer)' },
      )}
      checked={on}
      onChange={(now) => change({ override: now ? 1 : 0 })}
    />
  )
}
