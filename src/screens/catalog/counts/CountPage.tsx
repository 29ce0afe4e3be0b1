import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useParams } from 'wouter'
import { stockCounts } from '#api/listings/catalog/stock-counts.ts'
import { type CountPageTypes, chartOf, hasUnsent } from '#machines/catalog/stock-count/count-page.machine.ts'
import { type StockCountStep, stockCountSteps } from '#machines/catalog/stock-count/stock-count.chart.ts'
import { stockCountWords } from '#machines/catalog/stock-count/stock-count.words.ts'
import { countPage } from '#screens/catalog/wiring/stock-counts.ts'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { StepButtons } from '#screens/platform/steps/StepButtons.tsx'
import { StepPage } from '#screens/platform/steps/StepPage.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import { CountBody } from './CountBody.tsx'
import { type CountActor, says } from './count.ts'

const notTaken = /*i18n*/ { id: 'counts.not_taken', message: 'Sayım değişmedi' }
const refresh = /*i18n*/ { id: 'counts.refresh', message: 'Sayımı yenile' }

/** One stock count: counted by scanner, explained and booked: `/stock-movements/counts/edit/:id`. */
export default function CountPage() {
  const { id } = useParams<{ id: string }>()
  return <Opened key={id} id={Number(id)} />
}

function Opened({ id }: { id: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(countPage, { input: { id, holder: useHolder() } })
  useUnsavedGuard(() => hasUnsent(actor.getSnapshot().context))
  return (
    <>
      <StepPage<CountPageTypes>
        actor={actor}
        list={stockCounts}
        id={id}
        title={({ name }) => name}
        state={({ status }) => (
          <StatusDot {...(status === 'booked' ? { tone: 'grass' } : {})}>
            {i18n._(stockCountWords.states[status] ?? { id: status, message: status })}
          </StatusDot>
        )}
        steps={(count) => (
          <StepButtons<CountPageTypes>
            actor={actor}
            at={chartOf(count)}
            steps={stockCountSteps(chartOf(count)).map((type) => ({ type }) as StockCountStep)}
            says={says}
          />
        )}
        refresh={refresh}
        notTaken={notTaken}
      >
        {(count) => <CountBody actor={actor} count={count} />}
      </StepPage>
      <Question actor={actor} />
    </>
  )
}

/** What cannot be taken back is asked about first. */
function Question({ actor }: { actor: CountActor }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const type = context.command?.type ?? 'BOOK'
  const different = context.record?.lines.filter(({ expected, counted }) => counted !== null && counted !== expected)
  const values = {
    count: different?.length ?? 0,
    left: context.record?.lines.filter(({ counted }) => counted === null).length ?? 0,
  }
  const asks =
    type === 'CANCEL'
      ? /*i18n*/ { id: 'counts.ask_cancel', message: 'Sayılanlar işlenmez ve sayım bir daha açılmaz.' }
      : /*i18n*/ {
          id: 'counts.ask_book',
          message:
            '{count, plural, other {# fark stok düzeltmesi olarak yazılır.}} {left, plural, =0 {} other {Sayılmayan # varyant olduğu gibi kalır.}} Geri alınamaz.',
        }
  return (
    <ConfirmDialog
      open={value === 'confirming'}
      onClose={() => actor.send({ type: 'CANCEL' })}
      title={i18n._(says(type))}
      description={i18n._({ ...asks, values })}
      confirm={i18n._(says(type))}
      cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
      destructive={type === 'CANCEL'}
      onConfirm={() => actor.send({ type: 'CONFIRM' })}
    />
  )
}
