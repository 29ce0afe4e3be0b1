import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { recordFormMachine } from '#machines/platform/record-form/record-form.machine.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'

/** No such record, or another shop's (rules R6, R181). */
export function RecordMissing({ list, title }: { list: string; title: string }) {
  const { i18n } = useLingui()
  const words = i18n._(notFound.says)
  return (
    <Page title={title} missing>
      <EmptyState
        title={words}
        action={
          <ButtonLink href={list}>{i18n._(/*i18n*/ { id: 'records.to_list', message: 'Listeye dön' })}</ButtonLink>
        }
      />
    </Page>
  )
}

/** The record could not be fetched. */
export function RecordUnreachable({ actor }: { actor: Actor<typeof recordFormMachine> }) {
  const { i18n } = useLingui()
  const failure = useSelector(actor, ({ context }) => context.failure)
  const words = failure && sentencesOf(i18n, failureMessages(failure, 'notLoaded'))
  return <ErrorState title={words} onRetry={() => actor.send({ type: 'RETRY' })} />
}
