import { useLingui } from '@lingui/react'
import type { GivenChequeStatus } from '#api/contract/money/given-cheques.ts'
import { givenChequeWords } from '#machines/money/given-cheque/given-cheque.words.ts'
import type { Tone } from '#ui/Badge.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'

const tones: Partial<Record<GivenChequeStatus, Tone>> = { given: 'amber', cleared: 'grass', bounced: 'tomato' }

/** Where a given cheque stands. */
export function GivenChequeState({ status }: { status: GivenChequeStatus }) {
  const { i18n } = useLingui()
  const tone = tones[status]
  return (
    <StatusDot {...(tone ? { tone } : {})}>
      {i18n._(givenChequeWords.states[status] ?? { id: status, message: status })}
    </StatusDot>
  )
}
