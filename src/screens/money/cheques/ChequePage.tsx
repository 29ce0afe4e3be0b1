import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useParams } from 'wouter'
import type { Actor } from 'xstate'
import { cheques } from '#api/listings/money/cheques.ts'
import { chequeLabels } from '#api/rules/money/cheques.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { type ChequeStep, chequeSteps } from '#machines/money/cheque/cheque.chart.ts'
import { chequeWords } from '#machines/money/cheque/cheque.words.ts'
import { type ChequePageTypes, chartOf, type chequePageMachine } from '#machines/money/cheque/cheque-page.machine.ts'
import { chequePage } from '#screens/money/wiring/cheques.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { StepButtons } from '#screens/platform/steps/StepButtons.tsx'
import { StepPage } from '#screens/platform/steps/StepPage.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
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
      <Question actor={actor} />
    </>
  )
}

function says(type: string): Says {
  return chequeWords.events[type] ?? { id: type, message: type }
}

/** What opens the debt again is asked about first. */
function Question({ actor }: { actor: Actor<typeof chequePageMachine> }) {
  const { i18n } = useLingui()
  const format = useFormats()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { command, record } = context
  const type = command?.type ?? 'BOUNCE'
  const values = {
    amount: record ? format.money(record.amount, record.currency) : '',
    customer: record?.customer.name ?? '',
    orders: record?.orders.map(({ number }) => number).join(', ') ?? '',
    count: record?.orders.length ?? 0,
  }
  const asks =
    record?.status === 'bounced'
      ? /*i18n*/ {
          id: 'cheques.ask_paper',
          message: 'Çekin kendisi {customer} adına iade edilir; borç zaten açık. Geri alınamaz.',
        }
      : /*i18n*/ {
          id: 'cheques.ask_debt',
          message:
            '{customer} yeniden {amount} borçlanır. {count, plural, =0 {} other {Siparişlerin borcu yeniden açılır: {orders}.}} Geri alınamaz.',
        }
  return (
    <ConfirmDialog
      open={value === 'confirming'}
      onClose={() => actor.send({ type: 'CANCEL' })}
      title={i18n._(says(type))}
      description={i18n._({ ...asks, values })}
      confirm={i18n._(says(type))}
      cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
      destructive={type === 'BOUNCE'}
      onConfirm={() => actor.send({ type: 'CONFIRM' })}
    />
  )
}
