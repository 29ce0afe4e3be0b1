import { useActorRef } from '@xstate/react'
import type { AnyListing } from '#api/listings/platform/listing.ts'
import type { CustomerMessageStep } from '#machines/content/customer-message/customer-message.chart.ts'
import { customerMessageWords } from '#machines/content/customer-message/customer-message.words.ts'
import {
  type CustomerMessagePageTypes,
  messageChartOf,
} from '#machines/content/customer-message/customer-message-page.machine.ts'
import { stepsOf } from '#machines/platform/steps-of.ts'
import type { feedbackPage } from '#screens/content/wiring/customer-messages.ts'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { StepButtons } from '#screens/platform/steps/StepButtons.tsx'
import { StepPage } from '#screens/platform/steps/StepPage.tsx'
import { MessageAnswer } from './MessageAnswer.tsx'
import { MessageState } from './MessageState.tsx'
import { Assignee, MessageText } from './MessageText.tsx'
import styles from './messages.module.css'

interface MessageProps {
  id: number
  inbox: AnyListing
  page: typeof feedbackPage
}

const notTaken = /*i18n*/ { id: 'messages.not_taken', message: 'Mesaj değişmedi' }
const refresh = /*i18n*/ { id: 'messages.refresh', message: 'Mesajı yenile' }
/** What is asked for beside what it needs, and not at the head of the page. */
const inPlace = ['ANSWER', 'ASSIGN']

/** What a customer wrote, who takes care of it, what was answered, and the next answer. */
export function Message({ id, inbox, page }: MessageProps) {
  const actor = useActorRef(page, { input: { id, holder: useHolder() } })
  useUnsavedGuard(() => actor.getSnapshot().context.typed !== '')
  return (
    <StepPage<CustomerMessagePageTypes>
      actor={actor}
      list={inbox}
      id={id}
      title={({ subject, name }) => subject || name}
      state={({ status }) => <MessageState status={status} />}
      steps={(message) => (
        <StepButtons<CustomerMessagePageTypes>
          actor={actor}
          at={messageChartOf(message)}
          steps={stepsOf(messageChartOf(message))
            .filter(({ type }) => !inPlace.includes(type))
            .map(({ type }) => ({ type }) as CustomerMessageStep)}
          says={(type) => customerMessageWords.events[type] ?? { id: type, message: type }}
        />
      )}
      refresh={refresh}
      notTaken={notTaken}
    >
      {(message) => (
        <div className={styles.message}>
          <MessageText message={message} />
          {message.status !== 'closed' && (
            <>
              <Assignee actor={actor} message={message} />
              <MessageAnswer actor={actor} />
            </>
          )}
        </div>
      )}
    </StepPage>
  )
}
