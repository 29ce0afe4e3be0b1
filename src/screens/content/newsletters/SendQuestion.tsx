import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { dayAt } from '#api/rules/platform/formats.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { shopTimeZone } from '#locales/shop-time.ts'
import { chosenIn } from '#machines/content/newsletter/newsletter.context.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { FormNote } from '#screens/platform/session/FormNote.tsx'
import { Act } from '#screens/platform/steps/Act.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useMailFix } from './NoMail.tsx'
import type { NewsletterActor } from './newsletter-actor.ts'
import { sendLabels } from './send-labels.ts'

/** The button that sends, and the question before it: what has left nobody takes back. */
export function SendQuestion({ desk }: { desk: NewsletterActor }) {
  const { i18n } = useLingui()
  const format = useFormats()
  const linkOf = useMailFix()
  const context = useSelector(desk, (snapshot) => snapshot.context)
  const asking = useSelector(desk, (snapshot) => snapshot.matches('asking') || snapshot.matches('sending'))
  const busy = useSelector(desk, (snapshot) => snapshot.matches('sending'))
  const { draft, audience, act, failure } = context
  const refused = act === 'send' && failure ? failureMessages(failure, 'notSent') : []
  const elsewhere = refused.filter(({ at }) => !at?.includes('planned_for'))
  const title = chosenIn(context)?.title ?? ''
  const later = draft.planned_for
  const verb =
    later !== null
      ? i18n._(/*i18n*/ { id: 'newsletters.plan', message: 'Gönderimi planla' })
      : i18n._(/*i18n*/ { id: 'newsletters.send_now', message: 'Gönder' })
  return (
    <>
      <Act
        actor={desk}
        event={{ type: 'ASK', today: dayAt(new Date(), shopTimeZone()) }}
        variant="primary"
        linkOf={linkOf}
        nameOf={(path) => {
          const says = Object.entries(sendLabels).find(([field]) => field === path)?.[1]
          return says && i18n._(says)
        }}
      >
        {verb}
      </Act>
      {elsewhere.length > 0 && <FormNote tone="failed" refusals={elsewhere} />}
      <ConfirmDialog
        open={asking}
        onClose={() => desk.send({ type: 'CANCEL' })}
        title={i18n._(/*i18n*/ { id: 'newsletters.ask', message: '“{title}” gönderilsin mi?', values: { title } })}
        description={
          later !== null
            ? i18n._(
                /*i18n*/ {
                  id: 'newsletters.ask_later',
                  message: '{day} günü kendiliğinden başlar; o güne kadar vazgeçebilirsiniz.',
                  values: { day: later === '' ? '' : format.day(later) },
                },
              )
            : i18n._(
                /*i18n*/ {
                  id: 'newsletters.ask_now',
                  message:
                    '{count, plural, other {# kişiye gider}}. Sürerken durdurulabilir; giden e-posta geri alınamaz.',
                  values: { count: audience?.to_send ?? 0 },
                },
              )
        }
        confirm={verb}
        cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
        busy={busy}
        onConfirm={() => desk.send({ type: 'CONFIRM' })}
      />
    </>
  )
}
