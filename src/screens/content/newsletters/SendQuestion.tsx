import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Newsletters } from '#api/contract/content/newsletters.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { ShortFormActor } from '#screens/platform/account/ShortFields.tsx'
import { useFormats } from '#screens/platform/formats.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Refusable } from '#ui/Refusable.tsx'
import { RefusalList } from '#ui/RefusalList.tsx'
import { useMailFix } from './NoMail.tsx'
import { sendLabels } from './send-labels.ts'

interface SendQuestionProps {
  form: ShortFormActor
  data: Newsletters
  /** How many it would reach now, once that is known. */
  to_send: number | null
}

/** The button that sends, and the question before it: what has left nobody takes back. */
export function SendQuestion({ form, data, to_send }: SendQuestionProps) {
  const { i18n } = useLingui()
  const format = useFormats()
  const { fields, failure } = useSelector(form, ({ context }) => context)
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
  const linkOf = useMailFix()
  const nameOf = (path: string) => {
    const says = Object.entries(sendLabels).find(([field]) => field === path)?.[1]
    return says && i18n._(says)
  }
  const refusals = useShown(useRefusals(form, { type: 'SUBMIT' }), { linkOf, nameOf })
  const failed = useShown(failure ? failureMessages(failure, 'notSent') : [], { linkOf })
  const ask = (text: string) => form.send({ type: 'FILL', field: 'asked', text })
  const title = data.rows.find(({ id }) => String(id) === fields.newsletter_id)?.title ?? ''
  const later = fields.when === 'day'
  const verb = later
    ? i18n._(/*i18n*/ { id: 'newsletters.plan', message: 'Gönderimi planla' })
    : i18n._(/*i18n*/ { id: 'newsletters.send_now', message: 'Gönder' })
  return (
    <>
      <div>
        <Refusable variant="primary" refusals={refusals} busy={busy} onPress={() => ask('1')}>
          {verb}
        </Refusable>
      </div>
      <ConfirmDialog
        open={fields.asked === '1'}
        onClose={() => ask('')}
        title={i18n._(/*i18n*/ { id: 'newsletters.ask', message: '“{title}” gönderilsin mi?', values: { title } })}
        description={
          later
            ? i18n._(
                /*i18n*/ {
                  id: 'newsletters.ask_later',
                  message: '{day} günü kendiliğinden başlar; o güne kadar vazgeçebilirsiniz.',
                  values: { day: fields.planned_for ? format.day(fields.planned_for) : '' },
                },
              )
            : i18n._(
                /*i18n*/ {
                  id: 'newsletters.ask_now',
                  message:
                    '{count, plural, other {# kişiye gider}}. Sürerken durdurulabilir; giden e-posta geri alınamaz.',
                  values: { count: to_send ?? 0 },
                },
              )
        }
        confirm={verb}
        cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
        busy={busy}
        onConfirm={() => form.send({ type: 'SUBMIT' })}
      >
        {failed.length > 0 && <RefusalList refusals={failed} />}
      </ConfirmDialog>
    </>
  )
}
