import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useParams } from 'wouter'
import type { Actor } from 'xstate'
import type { GivenCheque } from '#api/contract/money/given-cheques.ts'
import { givenCheques } from '#api/listings/money/given-cheques.ts'
import { givenChequeLabels } from '#api/rules/money/given-cheques.ts'
import type { Formats } from '#api/rules/platform/formats.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { GivenChequeStep } from '#machines/money/given-cheque/given-cheque.chart.ts'
import { givenChequeWords } from '#machines/money/given-cheque/given-cheque.words.ts'
import {
  type GivenChequePageTypes,
  givenChartOf,
  type givenChequePageMachine,
} from '#machines/money/given-cheque/given-cheque-page.machine.ts'
import { stepsOf } from '#machines/platform/steps-of.ts'
import styles from '#screens/money/cheques/cheques.module.css'
import { StepDay } from '#screens/money/cheques/StepDay.tsx'
import { givenChequePage } from '#screens/money/wiring/given-cheques.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { StepButtons } from '#screens/platform/steps/StepButtons.tsx'
import { StepPage } from '#screens/platform/steps/StepPage.tsx'
import { StepQuestion } from '#screens/platform/steps/StepQuestion.tsx'
import { Section } from '#ui/Section.tsx'
import { GivenChequeFacts, GivenChequeHistory } from './GivenChequeFacts.tsx'
import { GivenChequeState } from './GivenChequeState.tsx'

type PageActor = Actor<typeof givenChequePageMachine>

const notTaken = /*i18n*/ { id: 'cheques.not_taken', message: 'Çek değişmedi' }
const refresh = /*i18n*/ { id: 'cheques.refresh', message: 'Çeki yenile' }
const labels = new Map<string, Says>(Object.entries(givenChequeLabels))

/** One cheque of the shop's own: what stands on it, whose it is and what became of it: `/given-cheques/edit/:id`. */
export default function GivenChequePage() {
  const { id } = useParams<{ id: string }>()
  return <Opened key={id} id={Number(id)} />
}

function Opened({ id }: { id: number }) {
  const { i18n } = useLingui()
  const format = useFormats()
  const actor = useActorRef(givenChequePage, { input: { id, holder: useHolder() } })
  return (
    <>
      <StepPage<GivenChequePageTypes>
        actor={actor}
        list={givenCheques}
        id={id}
        title={({ number, account }) => `${account.name} ${number}`}
        state={({ status }) => <GivenChequeState status={status} />}
        steps={(cheque) => (
          <StepButtons<GivenChequePageTypes>
            actor={actor}
            at={givenChartOf(cheque)}
            steps={stepsOf(givenChartOf(cheque)).map(({ type }) => ({ type }) as GivenChequeStep)}
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
              <GivenChequeFacts cheque={cheque} />
              <GivenChequeHistory cheque={cheque} />
            </div>
            {stepsOf(givenChartOf(cheque)).length > 0 && <Next actor={actor} />}
          </div>
        )}
      </StepPage>
      <StepQuestion<GivenChequePageTypes>
        actor={actor}
        says={says}
        about={(_, cheque) => aboutStep(cheque, format)}
        destructive={(type) => type === 'BOUNCE'}
      />
    </>
  )
}

function Next({ actor }: { actor: PageActor }) {
  const { i18n } = useLingui()
  const day = useSelector(actor, ({ context }) => context.day)
  return (
    <Section title={i18n._(/*i18n*/ { id: 'cheques.next', message: 'Sonraki işlem' })}>
      <div className={styles.fields}>
        <StepDay day={day} onDay={(day) => actor.send({ type: 'SET_DAY', day })} />
      </div>
    </Section>
  )
}

function says(type: string): Says {
  return givenChequeWords.events[type] ?? { id: type, message: type }
}

/** What comes of a step that opens the debt again, and of taking the paper back. */
function aboutStep({ status, supplier, amount, currency }: GivenCheque, format: Formats) {
  if (status === 'bounced')
    return /*i18n*/ {
      id: 'given_cheques.ask_paper',
      message: 'Çek geri alınır ve iptal edilir; {supplier} alacağı zaten açık. Geri alınamaz.',
      values: { supplier: supplier.name },
    }
  return /*i18n*/ {
    id: 'given_cheques.ask_debt',
    message: 'Mağaza {supplier} tedarikçisine yeniden {amount} borçlanır. Geri alınamaz.',
    values: { supplier: supplier.name, amount: format.money(amount, currency) },
  }
}
