import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import type { Newsletter } from '#api/contract/content/newsletters.ts'
import { outcomes } from '#api/rules/platform/outcomes.ts'
import { newsletterDeleting } from '#screens/content/wiring/newsletters.ts'
import { ConfirmedSubmit, unconfirmed } from '#screens/platform/account/ConfirmedSubmit.tsx'
import { useAfterSending } from '#screens/platform/account/use-after-sending.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'
import { newsletterAddress } from './newsletter-address.ts'

interface DeleteNewsletterProps {
  newsletter: Newsletter
  onDeleted: () => void
}

/** The button that deletes a newsletter, and the question before it. */
export function DeleteNewsletter({ newsletter: { id, title }, onDeleted }: DeleteNewsletterProps) {
  const { i18n } = useLingui()
  const [, go] = useLocation()
  const actor = useActorRef(
    useMemo(() => newsletterDeleting(id), [id]),
    { input: unconfirmed },
  )
  useAfterSending(actor, () => {
    toast({ type: 'success', message: outcomes.deleted })
    go(newsletterAddress({}))
    onDeleted()
  })
  return (
    <ConfirmedSubmit
      actor={actor}
      act="notDeleted"
      title={i18n._(/*i18n*/ { id: 'newsletters.delete', message: '“{title}” silinsin mi?', values: { title } })}
      about={i18n._(
        /*i18n*/ {
          id: 'newsletters.delete_about',
          message: 'Şablon kalıcı olarak silinir. Gönderilmiş bültenler ve sonuçları kalır.',
        },
      )}
      verb={i18n._(/*i18n*/ { id: 'records.delete', message: 'Sil' })}
      destructive
    />
  )
}
