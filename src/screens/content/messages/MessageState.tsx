import { useLingui } from '@lingui/react'
import type { CustomerMessageStatus } from '#api/contract/content/customer-messages.ts'
import { customerMessageWords } from '#machines/content/customer-message/customer-message.words.ts'
import type { Tone } from '#ui/Badge.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'

const tones: Partial<Record<CustomerMessageStatus, Tone>> = { open: 'amber', answered: 'grass' }

/** Where a message stands. */
export function MessageState({ status }: { status: CustomerMessageStatus }) {
  const { i18n } = useLingui()
  const tone = tones[status]
  return (
    <StatusDot {...(tone ? { tone } : {})}>
      {i18n._(customerMessageWords.states[status] ?? { id: status, message: status })}
    </StatusDot>
  )
}
