import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useParams, useSearch } from 'wouter'
import { type MergedField, type MergePair, mergedFields } from '#api/contract/sales/customer-merge.ts'
import { customers } from '#api/resources/sales/customers.ts'
import { idIn } from '#api/rules/platform/ids.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { ShortFields, type ShortFormActor } from '#screens/platform/account/ShortFields.tsx'
import { useAfterSending } from '#screens/platform/account/use-after-sending.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { open } from '#screens/platform/frame/place.ts'
import { RecordMissing } from '#screens/platform/records/FormStates.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { customerMerging, mergePair } from '#screens/sales/wiring/customer-merges.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Field } from '#ui/Field.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ChooseDuplicate } from './ChooseDuplicate.tsx'
import styles from './customer-merges.module.css'

/** Two contacts become one, field by field: `/customers/merge/7?with=9`. Whose page it is stays. */
export default function MergePage() {
  const id = Number(useParams<{ id: string }>().id)
  const from = idIn(new URLSearchParams(useSearch()).get('with') ?? '')
  return from === null ? (
    <ChooseDuplicate key={id} customer={id} />
  ) : (
    <Compare key={`${id} ${from}`} into={id} from={from} />
  )
}

function Compare({ into, from }: { into: number; from: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(mergePair, { input: { query: { into, from } } })
  const { data, failure } = useSelector(actor, ({ context }) => context)
  const title = i18n._(/*i18n*/ { id: 'merge.title', message: 'Müşteri birleştir' })
  if (failure?.kind === 'notFound') return <RecordMissing list="/customers" title={title} />
  return (
    <Page title={title}>
      {failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {!data && !failure && <Skeleton shape="form" rows={6} />}
      {data && <Choosing pair={data} />}
    </Page>
  )
}

function Choosing({ pair }: { pair: MergePair }) {
  const { i18n } = useLingui()
  const { into, from } = pair
  const differing = mergedFields.filter((field) => into.values[field] !== from.values[field])
  // What only one of them knows is kept unless somebody says otherwise.
  const fields = Object.fromEntries(
    differing.map((field) => [field, into.values[field] === '' ? 'from' : 'into'] as const),
  )
  const actor = useActorRef(
    useMemo(() => customerMerging(pair), [pair]),
    { input: { fields } },
  )
  useAfterSending(actor, () => open(`/customers/details/${into.id}`, { replace: true }))
  const labels = Object.fromEntries(
    mergedFields.map((field) => [`fields.${field}`, customers.fields[field].label] as const),
  )
  return (
    <Section title={i18n._(/*i18n*/ { id: 'merge.choose', message: 'Hangisi kalsın?' })}>
      <p className={styles.note}>
        {i18n._(
          /*i18n*/ {
            id: 'merge.goes_over',
            message:
              '{from} kaydının {orders, plural, other {# siparişi}}, {addresses, plural, other {# adresi}}, {notes, plural, other {# notu}}, ödemeleri ve cari hareketleri {into} kaydına geçer; bağlantıları onu açar.',
            values: {
              from: `${from.label} (${from.id})`,
              into: `${into.label} (${into.id})`,
              orders: from.orders,
              addresses: from.addresses,
              notes: from.notes,
            },
          },
        )}
      </p>
      <ShortFields
        actor={actor}
        act="notApplied"
        labels={labels}
        submit={i18n._(/*i18n*/ { id: 'merge.merge', message: 'Birleştir' })}
      >
        {differing.length === 0 && (
          <EmptyState title={i18n._(/*i18n*/ { id: 'merge.no_difference', message: 'Bilgileri birbirinin aynı.' })} />
        )}
        {differing.map((field) => (
          <SideChoice key={field} actor={actor} pair={pair} field={field} />
        ))}
      </ShortFields>
    </Section>
  )
}

interface SideChoiceProps {
  actor: ShortFormActor
  pair: MergePair
  field: MergedField
}

/** Both values of a field, of which one stays. */
function SideChoice({ actor, pair, field }: SideChoiceProps) {
  const { i18n } = useLingui()
  const chosen = useSelector(actor, ({ context }) => context.fields[field] ?? 'into')
  const declared = customers.fields[field]
  const said = (side: 'into' | 'from') => {
    const value = pair[side].values[field]
    const choice = declared.kind === 'choice' ? declared.choices.find((one) => one.value === value) : undefined
    if (choice) return i18n._(choice.says)
    return value || i18n._(/*i18n*/ { id: 'merge.empty', message: '(boş)' })
  }
  return (
    <div className={styles.pair}>
      <Field name={`fields.${field}`} label={i18n._(declared.label)}>
        <RadioGroup
          value={chosen}
          onChange={(side) => actor.send({ type: 'FILL', field, text: side })}
          options={(['into', 'from'] as const).map((side) => ({
            value: side,
            label: <span className={styles.side}>{said(side)}</span>,
            hint: `${pair[side].label} (${pair[side].id})`,
          }))}
        />
      </Field>
    </div>
  )
}
