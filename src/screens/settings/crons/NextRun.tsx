import { useLingui } from '@lingui/react'
import type { CronState } from '#api/contract/settings/crons.ts'
import { nextInWords } from './cron-words.ts'

/** When it runs next, in words. */
export function NextRun({ state }: { state: CronState | null }) {
  const { i18n } = useLingui()
  if (!state) return <>–</>
  if (state.next_at === null) return <>{i18n._(/*i18n*/ { id: 'crons.off', message: 'kapalı: çalışmaz' })}</>
  return <time dateTime={state.next_at}>{nextInWords(i18n, state.next_at)}</time>
}
