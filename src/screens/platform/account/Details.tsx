import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { Account } from '#api/contract/platform/account.ts'
import { languageNames, panelLanguages } from '#api/contract/platform/languages.ts'
import { outcomes } from '#api/rules/platform/outcomes.ts'
import { stale } from '#api/rules/platform/records.ts'
import { emailLabel } from '#api/rules/platform/session.ts'
import { speakAs } from '#screens/platform/frame/spoken.ts'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { details, fieldsOf } from '#screens/platform/wiring/account.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import styles from './account.module.css'
import { ShortField, ShortFields, type ShortFormActor } from './ShortFields.tsx'

const labels = {
  name: /*i18n*/ { id: 'account.name', message: 'Ad' },
  surname: /*i18n*/ { id: 'account.surname', message: 'Soyad' },
  phone: /*i18n*/ { id: 'account.phone', message: 'Telefon' },
  email: emailLabel,
  language: /*i18n*/ { id: 'account.language', message: 'Panelin dili' },
}

interface DetailsProps {
  account: Account
  /** Reads it anew: it was saved, here or by somebody else. */
  onReload: () => void
}

/** Who I am, as colleagues and mails know me. */
export function Details({ account, onReload }: DetailsProps) {
  const { i18n } = useLingui()
  const actor = useActorRef(details, { input: { fields: fieldsOf(account) } })
  useAfterSave(actor, onReload)
  const isStale = useSelector(actor, ({ context }) => context.failure?.error === stale.id)
  return (
    <Section title={i18n._(/*i18n*/ { id: 'account.details', message: 'Bilgilerim' })}>
      <ShortFields
        actor={actor}
        act="notSaved"
        labels={labels}
        submit={i18n._(/*i18n*/ { id: 'records.save', message: 'Kaydet' })}
        onwards={
          isStale && (
            <Button onPress={onReload}>
              {i18n._(/*i18n*/ { id: 'account.reload', message: 'Son hâlini getir, yazdıklarımı bırak' })}
            </Button>
          )
        }
      >
        <div className={styles.pair}>
          <ShortField actor={actor} name="name" label={labels.name} autoComplete="given-name" />
          <ShortField actor={actor} name="surname" label={labels.surname} autoComplete="family-name" />
        </div>
        <div className={styles.pair}>
          <ShortField
            actor={actor}
            name="email"
            label={labels.email}
            type="email"
            autoComplete="email"
            hint={i18n._(/*i18n*/ { id: 'account.email_hint', message: 'Panele bu adresle girilir.' })}
          />
          <ShortField actor={actor} name="phone" label={labels.phone} type="tel" autoComplete="tel" />
        </div>
        <Language actor={actor} />
      </ShortFields>
    </Section>
  )
}

function Language({ actor }: { actor: ShortFormActor }) {
  const { i18n } = useLingui()
  const language = useSelector(actor, ({ context }) => context.fields.language ?? '')
  return (
    <Field
      name="language"
      label={i18n._(labels.language)}
      hint={i18n._(
        /*i18n*/ {
          id: 'account.language_hint',
          message: 'Panel girişte bu dilde açılır, size yazılan e-postalar bu dildedir.',
        },
      )}
    >
      <Select
        value={language || browsers}
        onChange={(chosen) => actor.send({ type: 'FILL', field: 'language', text: chosen === browsers ? '' : chosen })}
        options={[
          { value: browsers, label: i18n._(/*i18n*/ { id: 'account.language_browser', message: 'Tarayıcının dili' }) },
          ...panelLanguages.map((code) => ({ value: code, label: languageNames[code] })),
        ]}
      />
    </Field>
  )
}

/** A list of the browser has no choice without a value. */
const browsers = 'browser'

/** What was saved shows at once: in the header, in the language of the panel, and in the form. */
function useAfterSave(actor: ShortFormActor, onReload: () => void): void {
  useUnsavedGuard(() => {
    const { fields, saved } = actor.getSnapshot().context
    return fields !== saved && Object.entries(fields).some(([key, text]) => text !== saved[key])
  })
  const show = useEffectEvent(({ language }: Account) => {
    toast({ type: 'success', message: outcomes.saved })
    sessionActor().send({ type: 'FOLLOW_IN' })
    if (language) speakAs({ code: language, id: null, row: null })
    onReload()
  })
  useEffect(() => {
    const hearing = actor.on('sent', ({ answer }) => show(answer as Account))
    return () => hearing.unsubscribe()
  }, [actor])
}
