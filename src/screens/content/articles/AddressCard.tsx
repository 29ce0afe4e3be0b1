import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { OldAddresses } from '#api/contract/content/addresses.ts'
import { resources } from '#api/registry/resources.ts'
import { addressLabels } from '#api/rules/content/addresses.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { permits } from '#api/rules/platform/session.ts'
import { type Addressed, addressAdding, oldAddresses } from '#screens/content/wiring/addresses.ts'
import { ShortField, ShortFields, useFieldErrors } from '#screens/platform/account/ShortFields.tsx'
import { useAfterSending } from '#screens/platform/account/use-after-sending.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Field } from '#ui/Field.tsx'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './articles.module.css'
import { OldAddress } from './OldAddress.tsx'

/** The old addresses of a page or a post, which lead to where it is now: they come by themselves, can be added by hand and taken away. */
export function AddressCard({ of, id }: Addressed) {
  const { i18n } = useLingui()
  const actor = useActorRef(oldAddresses, { input: { query: { of, id } } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure } = context
  const mayEdit = permits(useHolder(), resources[of].codes.edit)
  const reread = () => actor.send({ type: 'REFRESH' })
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'content.old_addresses', message: 'Eski adresler' })}
      description={i18n._(
        /*i18n*/ {
          id: 'content.old_addresses_about',
          message:
            'Bu adreslere gelen ziyaretçi şimdiki adrese yönlendirilir. Adres değişince eskisi kendiliğinden eklenir.',
        },
      )}
    >
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {value !== 'failed' && !data && <Skeleton shape="form" rows={1} />}
      {value !== 'failed' && data && (
        <>
          {data.rows.length === 0 && (
            <p className={styles.about}>
              {i18n._(/*i18n*/ { id: 'content.no_old_address', message: 'Eski adresi yok.' })}
            </p>
          )}
          {data.rows.length > 0 && (
            <ul className={styles.addresses}>
              {data.rows.map((row) => (
                <OldAddress
                  key={`${row.language_id} ${row.slug}`}
                  of={of}
                  id={id}
                  address={row}
                  language={data.languages.find((one) => one.id === row.language_id)?.name ?? ''}
                  mayEdit={mayEdit}
                  onRemoved={reread}
                />
              ))}
            </ul>
          )}
          {mayEdit && <Adding of={of} id={id} languages={data.languages} onAdded={reread} />}
        </>
      )}
    </Section>
  )
}

interface AddingProps extends Addressed, Pick<OldAddresses, 'languages'> {
  onAdded: () => void
}

function Adding({ of, id, languages, onAdded }: AddingProps) {
  const { i18n } = useLingui()
  const actor = useActorRef(
    useMemo(() => addressAdding({ of, id }), [of, id]),
    { input: { fields: { language_id: String(languages[0]?.id ?? ''), slug: '' } } },
  )
  const chosen = useSelector(actor, ({ context }) => context.fields.language_id ?? '')
  useAfterSending(actor, onAdded)
  return (
    <ShortFields
      actor={actor}
      act="notSaved"
      labels={addressLabels}
      variant="plain"
      submit={i18n._(/*i18n*/ { id: 'content.add_address', message: 'Adres ekle' })}
    >
      <div className={styles.pair}>
        <Field
          name="language_id"
          label={i18n._(addressLabels.language_id)}
          error={useFieldErrors(actor, 'language_id')}
        >
          <Select
            value={chosen}
            onChange={(text) => actor.send({ type: 'FILL', field: 'language_id', text })}
            options={languages.map((one) => ({ value: String(one.id), label: one.name }))}
          />
        </Field>
        <ShortField
          actor={actor}
          name="slug"
          label={addressLabels.slug}
          hint={i18n._(
            /*i18n*/ { id: 'content.old_address_hint', message: 'Adresin son bölümü: iade-kosullari gibi.' },
          )}
        />
      </div>
    </ShortFields>
  )
}
