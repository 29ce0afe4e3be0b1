import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useParams } from 'wouter'
import type { IncomingInvoice } from '#api/contract/money/incoming-invoices.ts'
import { incomingInvoices } from '#api/listings/money/incoming-invoices.ts'
import { incomingSteps } from '#machines/money/incoming-invoice/incoming-invoice.chart.ts'
import { incomingWords } from '#machines/money/incoming-invoice/incoming-invoice.words.ts'
import { chartOf, type IncomingPageTypes, isWritten } from '#machines/money/incoming-invoice/incoming-page.machine.ts'
import { incomingPage } from '#screens/money/wiring/incoming-invoices.ts'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { StepButtons } from '#screens/platform/steps/StepButtons.tsx'
import { StepPage } from '#screens/platform/steps/StepPage.tsx'
import { StepQuestion } from '#screens/platform/steps/StepQuestion.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import { IncomingBody } from './IncomingBody.tsx'
import { type IncomingActor, says } from './incoming.ts'

const notTaken = /*i18n*/ { id: 'incoming.not_taken', message: 'Fatura değişmedi' }
const refresh = /*i18n*/ { id: 'incoming.refresh', message: 'Faturayı yenile' }
const tones = { received: 'amber', matched: 'slate', booked: 'grass', rejected: 'tomato', cancelled: 'slate' } as const

/** One incoming invoice: matched, booked, answered: `/fastBuy/details/:id`. */
export default function IncomingPage() {
  const { id } = useParams<{ id: string }>()
  return <Opened key={id} id={Number(id)} />
}

function Opened({ id }: { id: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(incomingPage, { input: { id, holder: useHolder() } })
  useUnsavedGuard(() => isWritten(actor.getSnapshot().context))
  return (
    <>
      <StepPage<IncomingPageTypes>
        actor={actor}
        list={incomingInvoices}
        id={id}
        title={({ number, supplier }) => `${number} · ${supplier}`}
        state={({ status }) => (
          <StatusDot tone={tones[status]}>
            {i18n._(incomingWords.states[status] ?? { id: status, message: status })}
          </StatusDot>
        )}
        steps={(invoice) => <Steps actor={actor} invoice={invoice} />}
        refresh={refresh}
        notTaken={notTaken}
      >
        {(invoice) => <IncomingBody actor={actor} invoice={invoice} />}
      </StepPage>
      <StepQuestion<IncomingPageTypes>
        actor={actor}
        says={says}
        about={(type) => questions[type as keyof typeof questions] ?? questions.CANCEL}
        destructive={(type) => type !== 'UNBOOK'}
      />
    </>
  )
}

function Steps({ actor, invoice }: { actor: IncomingActor; invoice: IncomingInvoice }) {
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const at = chartOf(invoice, context)
  return <StepButtons<IncomingPageTypes> actor={actor} at={at} steps={incomingSteps(at)} says={says} />
}

const questions = {
  CANCEL: /*i18n*/ {
    id: 'incoming.ask_cancel',
    message: 'Fatura bir daha açılmaz; numarası yeniden eklenebilir. Defterlerde bir şey değişmez.',
  },
  REJECT: /*i18n*/ {
    id: 'incoming.ask_reject',
    message:
      'Ret burada yazılır ve geri alınmaz; fatura defterlere işlenmez. Aynı yanıtı e-fatura portalınızda da verin.',
  },
  UNBOOK: /*i18n*/ {
    id: 'incoming.ask_unbook',
    message: 'Fatura defterlerden ters kayıtla çıkar, borç düşer; bu faturayla giren ürünler stoktan çıkar.',
  },
}
