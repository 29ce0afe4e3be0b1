import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

interface TemplateLoadingProps<Data> {
  /** Of the machine that loads it. */
  snapshot: {
    readonly value: unknown
    readonly context: { readonly data: Data | null; readonly failure: ApiFailure | null }
  }
  onRetry: () => void
  title?: (data: Data) => string
  children: (data: Data) => ReactNode
}

/** A page of templates, or of one: what it loads, and the way on while it cannot. */
export function TemplateLoading<Data>({ snapshot, onRetry, title, children }: TemplateLoadingProps<Data>) {
  const { i18n } = useLingui()
  const { value, context } = snapshot
  const { data, failure } = context
  const failed = value === 'failed' && failure
  return (
    <Page title={data && title ? title(data) : undefined} missing={failure?.kind === 'notFound'}>
      {failed && <ErrorState title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))} onRetry={onRetry} />}
      {!data && !failed && <Skeleton shape="form" rows={8} />}
      {data && children(data)}
    </Page>
  )
}
