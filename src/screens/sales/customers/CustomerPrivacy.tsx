import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import {
  type Consent,
  type ConsentChannel,
  consentChannels,
  type PersonalData,
} from '#api/contract/sales/personal-data.ts'
import { customers } from '#api/resources/sales/customers.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { permits } from '#api/rules/platform/session.ts'
import { consentHowLabel, eraseNameLabel } from '#api/rules/sales/personal-data.ts'
import { ShortField, ShortFields } from '#screens/platform/account/ShortFields.tsx'
import { useAfterSending } from '#screens/platform/account/use-after-sending.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import {
  consentNoting,
  customerErasing,
  personalData,
  personalDataSaving,
} from '#screens/sales/wiring/personal-data.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Field } from '#ui/Field.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './customer-merges.module.css'

const channelSays: Readonly<Record<ConsentChannel, Says>> = {
  email: /*i18n*/ { id: 'common.email', message: 'E-posta' },
  sms: /*i18n*/ { id: 'consents.sms', message: 'SMS' },
  call: /*i18n*/ { id: 'consents.call', message: 'Arama' },
}

const words = {
  given: /*i18n*/ { id: 'consents.given', message: 'İzin verdi' },
  withdrawn: /*i18n*/ { id: 'consents.withdrawn', message: 'İznini geri aldı' },
  complained: /*i18n*/ { id: 'consents.complained', message: 'Şikâyet etti' },
}

interface CustomerPrivacyProps {
  customer: number
  name: string
  /** What is known of the customer is another now. */
  onErased: () => void
}

/** What a customer allows, everything that is held on them, and erasing it (KVKK). */
export function CustomerPrivacy({ customer, name, onErased }: CustomerPrivacyProps) {
  const { i18n } = useLingui()
  const { moment } = useFormats()
  const mayEdit = permits(useHolder(), customers.codes.edit)
  const actor = useActorRef(personalData, { input: { query: { id: customer } } })
  const { data, failure } = useSelector(actor, ({ context }) => context)
  return (
    <Section title={i18n._(/*i18n*/ { id: 'personal_data.title', message: 'Kişisel veriler (KVKK)' })}>
      {failure && !data && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {!data && !failure && <Skeleton shape="form" rows={2} />}
      {data?.erased_at && (
        <p>
          {i18n._(
            /*i18n*/ {
              id: 'personal_data.erased',
              message: 'Kişinin isteğiyle {at} tarihinde silindi; faturalar ve muhasebe kayıtları saklanır.',
              values: { at: moment(data.erased_at) },
            },
          )}
        </p>
      )}
      {data && !data.erased_at && (
        <>
          <Consents consents={data.consents} />
          <Bounces bounces={data.bounces} />
          {mayEdit && (
            <>
              <NewConsent customer={customer} onNoted={() => actor.send({ type: 'REFRESH' })} />
              <SaveFile customer={customer} />
              <Erase customer={customer} name={name} data={data} onErased={onErased} />
            </>
          )}
        </>
      )}
    </Section>
  )
}

/** The newest word of each channel; one of which nothing was said is not allowed. */
function Consents({ consents }: { consents: readonly Consent[] }) {
  const { i18n } = useLingui()
  const { moment } = useFormats()
  const says = (newest: Consent | undefined) => {
    if (!newest) return i18n._(/*i18n*/ { id: 'consents.none', message: 'İzin yok' })
    const withdrawn = newest.complaint ? words.complained : words.withdrawn
    const word = newest.given ? words.given : withdrawn
    return [i18n._(word), moment(newest.at), newest.how, newest.user].join(' · ')
  }
  return (
    <ul className={styles.rows}>
      {consentChannels.map((channel) => (
        <li key={channel}>
          <div>
            {i18n._(channelSays[channel])}
            <p className={styles.soft}>{says(consents.find((one) => one.channel === channel))}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Addresses that a mail server refused for good: no newsletter goes there. */
function Bounces({ bounces }: Pick<PersonalData, 'bounces'>) {
  const { i18n } = useLingui()
  const { moment } = useFormats()
  if (bounces.length === 0) return null
  return (
    <ul className={styles.rows}>
      {bounces.map(({ email, reply, at }) => (
        <li key={`${email} ${at}`}>
          <div>
            {i18n._(
              /*i18n*/ {
                id: 'bounces.bounced',
                message: '{email} adresi geri döndü; bülten gönderilmez',
                values: { email },
              },
            )}
            <p className={styles.soft}>{[moment(at), reply].join(' · ')}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function NewConsent({ customer, onNoted }: { customer: number; onNoted: () => void }) {
  const { i18n } = useLingui()
  const actor = useActorRef(
    useMemo(() => consentNoting(customer), [customer]),
    { input: { fields: { channel: 'email', given: '1', how: '' } } },
  )
  useAfterSending(actor, onNoted)
  const { channel = '', given = '' } = useSelector(actor, ({ context }) => context.fields)
  const fill = (field: string) => (text: string) => actor.send({ type: 'FILL', field, text })
  const title = i18n._(/*i18n*/ { id: 'consents.title', message: 'İletişim izinleri' })
  return (
    <ShortFields
      actor={actor}
      act="notSaved"
      labels={{ how: consentHowLabel }}
      variant="plain"
      submit={i18n._(/*i18n*/ { id: 'consents.note', message: 'İzni kaydet' })}
    >
      <Field name="channel" label={title}>
        <RadioGroup
          segmented
          value={channel}
          onChange={fill('channel')}
          options={consentChannels.map((value) => ({ value, label: i18n._(channelSays[value]) }))}
        />
      </Field>
      <Field name="given" label={i18n._(/*i18n*/ { id: 'consents.word', message: 'Ne dedi' })}>
        <RadioGroup
          segmented
          value={given}
          onChange={fill('given')}
          options={[
            { value: '1', label: i18n._(words.given) },
            { value: '0', label: i18n._(words.withdrawn) },
            { value: 'complaint', label: i18n._(words.complained) },
          ]}
        />
      </Field>
      <ShortField
        actor={actor}
        name="how"
        label={consentHowLabel}
        hint={i18n._(
          /*i18n*/ { id: 'consents.how_hint', message: 'Örneğin imzalı form, kayıtlı görüşme, internet sitesi.' },
        )}
      />
    </ShortFields>
  )
}

function SaveFile({ customer }: { customer: number }) {
  const { i18n } = useLingui()
  const lang = i18n.locale === 'en' ? 'en' : 'tr'
  const actor = useActorRef(
    useMemo(() => personalDataSaving(customer, lang), [customer, lang]),
    { input: { fields: { format: 'xlsx' } } },
  )
  const { format = '' } = useSelector(actor, ({ context }) => context.fields)
  return (
    <ShortFields
      actor={actor}
      act="notLoaded"
      labels={{}}
      variant="plain"
      submit={i18n._(/*i18n*/ { id: 'personal_data.download', message: 'Hakkında tutulan her şeyi indir' })}
    >
      <Field name="format" label={i18n._(/*i18n*/ { id: 'personal_data.format', message: 'Dosya türü' })}>
        <RadioGroup
          segmented
          value={format}
          onChange={(text) => actor.send({ type: 'FILL', field: 'format', text })}
          options={[
            { value: 'xlsx', label: 'Excel' },
            { value: 'json', label: 'JSON' },
          ]}
        />
      </Field>
    </ShortFields>
  )
}

interface EraseProps extends CustomerPrivacyProps {
  data: PersonalData
}

function Erase({ customer, name, data, onErased }: EraseProps) {
  const { i18n } = useLingui()
  const actor = useActorRef(
    useMemo(() => customerErasing(customer, name, data), [customer, name, data]),
    { input: { fields: { typed: '' } } },
  )
  useAfterSending(actor, onErased)
  return (
    <ShortFields
      actor={actor}
      act="notApplied"
      labels={{ typed: eraseNameLabel }}
      variant="plain"
      submit={i18n._(/*i18n*/ { id: 'personal_data.erase', message: 'Bilgilerini kalıcı olarak sil' })}
    >
      <p>
        {i18n._(
          /*i18n*/ {
            id: 'personal_data.erases',
            message:
              'İletişim bilgileri, adresleri, notları, izinleri ve e-postaları silinir, siparişlerindeki adı kaldırılır. Faturalar, siparişlerin sözleşmeleri ve muhasebe kayıtları yasa gereği kalır. Geri alınamaz.',
          },
        )}
      </p>
      <ShortField actor={actor} name="typed" label={eraseNameLabel} placeholder={name} autoComplete="off" />
    </ShortFields>
  )
}
