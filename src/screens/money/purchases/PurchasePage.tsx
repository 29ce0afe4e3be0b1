import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useParams } from 'wouter'
import type { Purchase } from '#api/contract/money/purchases.ts'
import { purchases } from '#api/listings/money/purchases.ts'
import { purchaseSteps } from '#machines/money/purchase/purchase.chart.ts'
import { purchaseWords } from '#machines/money/purchase/purchase.words.ts'
import { chartOf, hasUnsent, type PurchasePageTypes } from '#machines/money/purchase/purchase-page.machine.ts'
import { purchasePage } from '#screens/money/wiring/purchases.ts'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { StepButtons } from '#screens/platform/steps/StepButtons.tsx'
import { StepPage } from '#screens/platform/steps/StepPage.tsx'
import { StepQuestion } from '#screens/platform/steps/StepQuestion.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import { PurchaseBody } from './PurchaseBody.tsx'
import { type PurchaseActor, says } from './purchase.ts'

const notTaken = /*i18n*/ { id: 'purchases.not_taken', message: 'Alış değişmedi' }
const refresh = /*i18n*/ { id: 'purchases.refresh', message: 'Alışı yenile' }

/** One purchase: written, ordered, received in parts: `/fastBuy/purchase/details/:id`. */
export default function PurchasePage() {
  const { id } = useParams<{ id: string }>()
  return <Opened key={id} id={Number(id)} />
}

function Opened({ id }: { id: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(purchasePage, { input: { id, holder: useHolder() } })
  useUnsavedGuard(() => hasUnsent(actor.getSnapshot().context))
  return (
    <>
      <StepPage<PurchasePageTypes>
        actor={actor}
        list={purchases}
        id={id}
        title={({ number, supplier }) => `${number} · ${supplier}`}
        state={({ status }) => (
          <StatusDot {...(status === 'invoiced' || status === 'received' ? { tone: 'grass' } : {})}>
            {i18n._(purchaseWords.states[status] ?? { id: status, message: status })}
          </StatusDot>
        )}
        steps={(purchase) => <Steps actor={actor} purchase={purchase} />}
        refresh={refresh}
        notTaken={notTaken}
      >
        {(purchase) => <PurchaseBody actor={actor} purchase={purchase} />}
      </StepPage>
      <StepQuestion<PurchasePageTypes>
        actor={actor}
        says={says}
        about={(type) => questions[type as keyof typeof questions] ?? questions.CANCEL}
        destructive={(type) => type === 'CANCEL'}
      />
    </>
  )
}

function Steps({ actor, purchase }: { actor: PurchaseActor; purchase: Purchase }) {
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const at = chartOf(purchase, context)
  return <StepButtons<PurchasePageTypes> actor={actor} at={at} steps={purchaseSteps(at)} says={says} />
}

const questions = {
  CANCEL: /*i18n*/ {
    id: 'purchases.ask_cancel',
    message: 'Alış bir daha açılmaz; hiç ürün gelmediği için stok değişmez.',
  },
  CLOSE: /*i18n*/ {
    id: 'purchases.ask_close',
    message: 'Gelmeyen ürünler artık beklenmez; gelenler stokta kalır. Geri alınamaz.',
  },
  REOPEN: /*i18n*/ {
    id: 'purchases.ask_reopen',
    message: 'Fatura defterlerden ters kayıtla çıkar ve borç düşer; ürünler stokta kalır.',
  },
}
