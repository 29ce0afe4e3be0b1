import { useLingui } from '@lingui/react'
import type { IncomingLine } from '#api/contract/money/incoming-invoices.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import type { IncomingActor } from './incoming.ts'

/** Takes the match of a line back. */
export function Unmatch({ actor, line: { line, name } }: { actor: IncomingActor; line: IncomingLine }) {
  const { i18n } = useLingui()
  const label = i18n._(/*i18n*/ { id: 'incoming.unmatch', message: 'Değiştir' })
  return (
    <Act
      actor={actor}
      size="compact"
      event={{ type: 'STEP', step: { type: 'MATCH', line } }}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </Act>
  )
}
