import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import type { Newsletter } from '#api/contract/content/newsletters.ts'
import { failureMessages, outcomes } from '#api/rules/platform/outcomes.ts'
import { newsletterDeleting } from '#screens/content/wiring/newsletters.ts'
import { useAfterSending } from '#screens/platform/account/use-after-sending.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { RefusalList } from '#ui/RefusalList.tsx'
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
    { input: { fields: { asked: '' } } },
  )
  const { asked, failure, busy } = useSelector(
    actor,
    (snapshot) => ({
      asked: snapshot.context.fields.asked === '1',
      failure: snapshot.context.failure,
      busy: snapshot.hasTag('busy'),
    }),
    (one, other) => one.asked === other.asked && one.failure === other.failure && one.busy === other.busy,
  )
  useAfterSending(actor, () => {
    toast({ type: 'success', message: outcomes.deleted })
    go(newsletterAddress({}))
    onDeleted()
  })
  const ask = (text: string) => actor.send({ type: 'FILL', field: 'asked', text })
  const shown = useShown(failure ? failureMessages(failure, 'notDeleted') : [])
  const word = i18n._(/*i18n*/ { id: 'records.delete', message: 'Sil' })
  return (
    <>
      <Button variant="plain" onPress={() => ask('1')}>
        {word}
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => ask('')}
        title={i18n._(/*i18n*/ { id: 'newsletters.delete', message: '“{title}” silinsin mi?', values: { title } })}
        description={i18n._(
          /*i18n*/ {
            id: 'newsletters.delete_about',
            message: 'Şablon kalıcı olarak silinir. Gönderilmiş bültenler ve sonuçları kalır.',
          },
        )}
        confirm={word}
        cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
        destructive
        busy={busy}
        onConfirm={() => actor.send({ type: 'SUBMIT' })}
      >
        {shown.length > 0 && <RefusalList refusals={shown} />}
      </ConfirmDialog>
    </>
  )
}
