import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { useParams } from 'wouter'
import type { Cheque } from '#api/contract/money/cheques.ts'
import { cheques } from '#api/listings/money/cheques.ts'
import { chequeLabels } from '#api/rules/money/cheques.ts'
import type { Formats } from '#api/rules/platform/formats.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { type ChequeStep, chequeSteps } from '#machines/money/cheque/cheque.chart.ts'
import { chequeWords } from '#machines/money/cheque/cheque.words.ts'
import { type ChequePageTypes, chartOf } from '#machines/money/cheque/cheque-page.machine.ts'
import { chequePage } from '#screens/money/wiring/cheques.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { StepButtons } from '#screens/platform/steps/StepButtons.tsx'
import { StepPage } from '#screens/platform/steps/StepPage.tsx'
import { StepQuestion } from '#screens/platform/steps/StepQuestion.tsx'
import { ChequeChoices } from './ChequeChoices.tsx'
import { ChequeFacts } from './ChequeFacts.tsx'
import { ChequeHistory } from './ChequeHistory.tsx'
import { ChequeState } from './ChequeState.tsx'
import styles from './cheques.module.css'

const notTaken = /*i18n*/ { id: 'cheques.not_taken', message: 'Çek değişmedi' }
const refresh = /*i18n*/ { id: 'cheques.refresh', message: 'Çeki yenile' }

const labels = new Map<string, Says>(Object.entries(chequeLabels))

/** One cheque: what stands on it, where it goes and where it was: `/cheques/edit/:id`. */
export default function ChequePage() {
  const { id } = useParams<{ id: string }>()
  return <Opened key={id} id={Number(id)} />
}

function Opened({ id }: { id: number }) {
  const { i18n } = useLingui()
  const format = useFormats()
  const actor = useActorRef(chequePage, { input: { id, holder: useHolder() } })
  return (
    <>
      <StepPage<ChequePageTypes>
        actor={actor}
        list={cheques}
        id={id}
        title={({ number, bank }) => `${bank} ${number}`}
        state={({ status }) => <ChequeState status={status} />}
        steps={(cheque) => (
          <StepButtons<ChequePageTypes>
            actor={actor}
            at={chartOf(cheque)}
            steps={chequeSteps(chartOf(cheque)).map((type) => ({ type }) as ChequeStep)}
            says={says}
            nameOf={(path) => {
              const label = labels.get(path)
              return label && i18n._(label)
            }}
          />
        )}
        refresh={refresh}
        notTaken={notTaken}
      >
        {(cheque) => (
          <div className={styles.cheque}>
            <div className={styles.part}>
              <ChequeFacts cheque={cheque} onEdited={() => actor.send({ type: 'REFRESH' })} />
              <ChequeHistory cheque={cheque} />
            </div>
            {chequeSteps(chartOf(cheque)).length > 0 && <ChequeChoices actor={actor} cheque={cheque} />}
          </div>
        )}
      </StepPage>
      <StepQuestion<ChequePageTypes>
        actor={actor}
        says={says}
        about={(_, cheque) => aboutStep(cheque, format)}
        destructive={(type) => type === 'BOUNCE'}
      />
    </>
  )
}

function says(type: string): Says {
  return chequeWords.events[type] ?? { id: type, message: type }
}

/** What comes of a step that opens the debt again, and of giving the paper back. */
function aboutStep({ status, customer, amount, currency, orders }: Cheque, format: Formats) {
  if (status === 'bounced')
    return /*i18n*/ {
      id: 'cheques.ask_paper',
      message: 'Çekin kendisi {customer} adına iade edilir; borç zaten açık. Geri alınamaz.',
      values: { customer: customer.name },
    }
  return /*i18n*/ {
    id: 'cheques.ask_debt',
    message:
      '{customer} yeniden {amount} borçlanır. {count, plural, =0 {} other {Siparişlerin borcu yeniden açılır: {orders}.}} Geri alınamaz.',
    values: {
      customer: customer.name,
      amount: format.money(amount, currency),
      orders: orders.map(({ number }) => number).join(', '),
      count: orders.length,
    },
  }
}
