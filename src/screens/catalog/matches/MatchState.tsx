import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Match, MatchStatus } from '#api/contract/catalog/product-matches.ts'
import { productMatchWords } from '#machines/catalog/product-match/product-match.words.ts'
import type { Tone } from '#ui/Badge.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'

const tones = {
  unmatched: 'slate',
  suggested: 'amber',
  matched: 'grass',
  refused: 'tomato',
} as const satisfies Record<MatchStatus, Tone>

/** Where a marketplace product stands, and by what it was suggested. */
export function MatchState({ row: { status, suggested_by } }: { row: Match }) {
  const { i18n } = useLingui()
  const says = productMatchWords.states[status]
  const words = says ? i18n._(says) : status
  return (
    <StatusDot tone={tones[status]}>
      {status === 'suggested' && suggested_by ? `${words} · ${reasonOf(i18n, suggested_by)}` : words}
    </StatusDot>
  )
}

function reasonOf(i18n: I18n, by: NonNullable<Match['suggested_by']>): string {
  return by === 'barcode'
    ? i18n._(/*i18n*/ { id: 'matches.by_barcode', message: 'Barkod' })
    : i18n._(/*i18n*/ { id: 'matches.by_name', message: 'Ad' })
}
