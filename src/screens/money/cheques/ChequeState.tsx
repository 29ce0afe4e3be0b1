import { useLingui } from '@lingui/react'
import type { ChequeStatus } from '#api/contract/money/cheques.ts'
import { chequeWords } from '#machines/money/cheque/cheque.words.ts'
import type { Tone } from '#ui/Badge.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'

const tones: Partial<Record<ChequeStatus, Tone>> = {
  portfolio: 'accent',
  deposited: 'amber',
  cleared: 'grass',
  bounced: 'tomato',
}

/** Where a cheque stands. */
export function ChequeState({ status }: { status: ChequeStatus }) {
  const { i18n } = useLingui()
  const tone = tones[status]
  return (
    <StatusDot {...(tone ? { tone } : {})}>
      {i18n._(chequeWords.states[status] ?? { id: status, message: status })}
    </StatusDot>
  )
}
