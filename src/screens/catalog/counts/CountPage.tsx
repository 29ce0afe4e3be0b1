import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { useParams } from 'wouter'
import type { StockCount } from '#api/contract/catalog/stock-counts.ts'
import { stockCounts } from '#api/listings/catalog/stock-counts.ts'
import { type CountPageTypes, chartOf, hasUnsent } from '#machines/catalog/stock-count/count-page.machine.ts'
import { type StockCountStep, stockCountSteps } from '#machines/catalog/stock-count/stock-count.chart.ts'
import { stockCountWords } from '#machines/catalog/stock-count/stock-count.words.ts'
import { countPage } from '#screens/catalog/wiring/stock-counts.ts'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { StepButtons } from '#screens/platform/steps/StepButtons.tsx'
import { StepPage } from '#screens/platform/steps/StepPage.tsx'
import { StepQuestion } from '#screens/platform/steps/StepQuestion.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import { CountBody } from './CountBody.tsx'
import { says } from './count.ts'

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
      <StepQuestion<CountPageTypes>
        actor={actor}
        says={says}
        about={aboutStep}
        destructive={(type) => type === 'CANCEL'}
      />
    </>
  )
}

/** What comes of booking a count, and of giving it up. */
function aboutStep(type: string, { lines }: StockCount) {
  if (type === 'CANCEL')
    return /*i18n*/ { id: 'counts.ask_cancel', message: 'Sayılanlar işlenmez ve sayım bir daha açılmaz.' }
  return /*i18n*/ {
    id: 'counts.ask_book',
    message:
      '{count, plural, other {# fark stok düzeltmesi olarak yazılır.}} {left, plural, =0 {} other {Sayılmayan # varyant olduğu gibi kalır.}} Geri alınamaz.',
    values: {
      count: lines.filter(({ expected, counted }) => counted !== null && counted !== expected).length,
      left: lines.filter(({ counted }) => counted === null).length,
    },
  }
}
