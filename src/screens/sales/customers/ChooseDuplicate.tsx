import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { open } from '#screens/platform/frame/place.ts'
import { useChoices } from '#screens/platform/records/controls/use-choices.ts'
import { RecordMissing } from '#screens/platform/records/FormStates.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { customerMerges } from '#screens/sales/wiring/customer-merges.ts'
import { Combobox } from '#ui/Combobox.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Field } from '#ui/Field.tsx'
import { Link } from '#ui/Link.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Alike, mergePath } from './CustomerMerges.tsx'
import styles from './customer-merges.module.css'

/** Who is to be made one with a customer: one that was found to be alike, or any other. */
export function ChooseDuplicate({ customer }: { customer: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(customerMerges, { input: { query: { id: customer } } })
  const { data, failure } = useSelector(actor, ({ context }) => context)
  const choices = useChoices('customers', [])
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
      {!data && !failure && <Skeleton shape="form" rows={3} />}
      {data && (
        <Section title={i18n._(/*i18n*/ { id: 'merge.with_whom', message: 'Kiminle birleştirilsin?' })}>
          {data.duplicates.length === 0 && (
            <p className={styles.note}>
              {i18n._(/*i18n*/ { id: 'merge.none_alike', message: 'Buna benzeyen bir kayıt bulunamadı.' })}
            </p>
          )}
          <ul className={styles.rows}>
            {data.duplicates.map((one) => (
              <li key={one.id}>
                <Alike one={one} />
                <Link href={mergePath(customer, one.id)}>
                  {i18n._(/*i18n*/ { id: 'merge.compare', message: 'Karşılaştır ve birleştir' })}
                </Link>
              </li>
            ))}
          </ul>
          <Field name="with" label={i18n._(/*i18n*/ { id: 'merge.other', message: 'Başka bir müşteri' })}>
            <Combobox
              choices={choices.found.filter(({ value }) => value !== customer)}
              selected={null}
              onSelect={(choice) => choice && open(mergePath(customer, choice.value))}
              {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
              busy={choices.busy}
            />
          </Field>
        </Section>
      )}
    </Page>
  )
}
