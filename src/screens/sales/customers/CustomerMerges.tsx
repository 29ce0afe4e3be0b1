import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { CustomerMerges as Merges } from '#api/contract/sales/customer-merge.ts'
import { customers } from '#api/resources/sales/customers.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { permits } from '#api/rules/platform/session.ts'
import { ShortFields } from '#screens/platform/account/ShortFields.tsx'
import { useAfterSending } from '#screens/platform/account/use-after-sending.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { customerMerges, mergeUndoing } from '#screens/sales/wiring/customer-merges.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Link } from '#ui/Link.tsx'
import { Section } from '#ui/Section.tsx'
import styles from './customer-merges.module.css'

export const mergePath = (id: number, from?: number) => `/customers/merge/${id}${from ? `?with=${from}` : ''}`

export const likenessSays: Readonly<Record<Merges['duplicates'][number]['by'][number], Says>> = {
  phone: /*i18n*/ { id: 'merge.by_phone', message: 'aynı telefon' },
  email: /*i18n*/ { id: 'merge.by_email', message: 'aynı e-posta' },
  tax_number: /*i18n*/ { id: 'merge.by_tax_number', message: 'aynı vergi no' },
  tc_number: /*i18n*/ { id: 'merge.by_tc_number', message: 'aynı TC kimlik no' },
  name: /*i18n*/ { id: 'merge.by_name', message: 'benzer ad, aynı il' },
}

interface CustomerMergesProps {
  customer: number
  /** What is known of the customer is another now. */
  onParted: () => void
}

/** Who may be the same as a customer, and who was made one with them, each with its way back. */
export function CustomerMerges({ customer, onParted }: CustomerMergesProps) {
  const { i18n } = useLingui()
  const mayEdit = permits(useHolder(), customers.codes.edit)
  const actor = useActorRef(customerMerges, { input: { query: { id: customer } } })
  const { data, failure } = useSelector(actor, ({ context }) => context)
  if (failure && !data)
    return (
      <ErrorState
        title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
    )
  if (!data || (data.duplicates.length === 0 && data.merges.length === 0)) return null
  return (
    <Section title={i18n._(/*i18n*/ { id: 'merge.alike', message: 'Benzer ve birleştirilen kayıtlar' })}>
      {data.duplicates.length > 0 && (
        <ul className={styles.rows}>
          {data.duplicates.map((one) => (
            <li key={one.id}>
              <Alike one={one} />
              {mayEdit && (
                <Link href={mergePath(customer, one.id)}>
                  {i18n._(/*i18n*/ { id: 'merge.compare', message: 'Karşılaştır ve birleştir' })}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {data.merges.map((merge) => (
        <Merged key={merge.id} merge={merge} mayEdit={mayEdit} onParted={onParted} />
      ))}
    </Section>
  )
}

/** A contact that may be the same, and by what. */
export function Alike({ one }: { one: Merges['duplicates'][number] }) {
  const { i18n } = useLingui()
  const told = [one.email, one.phone, one.city].filter(Boolean).join(' · ')
  return (
    <div>
      <Link href={`/customers/details/${one.id}`}>{one.name}</Link>
      <p className={styles.soft}>
        {one.by.map((way) => i18n._(likenessSays[way])).join(', ')}
        {told && ` — ${told}`}
      </p>
    </div>
  )
}

interface MergedProps {
  merge: Merges['merges'][number]
  mayEdit: boolean
  onParted: () => void
}

function Merged({ merge, mayEdit, onParted }: MergedProps) {
  const { i18n } = useLingui()
  const { moment } = useFormats()
  const actor = useActorRef(
    useMemo(() => mergeUndoing(merge), [merge]),
    { input: { fields: {} } },
  )
  useAfterSending(actor, onParted)
  const says = i18n._(
    /*i18n*/ {
      id: 'merge.done',
      message: '{name} bununla birleştirildi ({at}, {user}).',
      values: { name: merge.from, at: moment(merge.at), user: merge.user },
    },
  )
  if (!mayEdit) return <p>{says}</p>
  return (
    <ShortFields
      actor={actor}
      act="notApplied"
      labels={{}}
      variant="plain"
      submit={i18n._(/*i18n*/ { id: 'merge.undo', message: 'Birleştirmeyi geri al' })}
    >
      <p>{says}</p>
    </ShortFields>
  )
}
