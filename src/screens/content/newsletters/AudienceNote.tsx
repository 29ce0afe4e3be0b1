import { useLingui } from '@lingui/react'
import type { Audience } from '#api/contract/content/newsletter-sendings.ts'
import { stateSays } from './state-words.ts'

/** How many a newsletter reaches, and how many not, and why. */
export function AudienceNote({ audience }: { audience: Audience | null }) {
  const { i18n } = useLingui()
  if (!audience) return null
  const { to_send, ...others } = audience
  const left = [
    [others.no_consent, /*i18n*/ { id: 'newsletters.no_consent', message: 'izin vermeyen' }],
    [others.no_address, /*i18n*/ { id: 'newsletters.no_address', message: 'e-postası olmayan' }],
    [others.bounced, stateSays.bounced],
    [others.same_address, /*i18n*/ { id: 'newsletters.same_address', message: 'aynı adresli' }],
  ] as const
  const reached = i18n._(
    /*i18n*/ {
      id: 'newsletters.reaches',
      message: '{count, plural, other {# kişiye gider}}',
      values: { count: to_send },
    },
  )
  const without = left
    .filter(([count]) => count > 0)
    .map(([count, says]) => `${i18n._(says).toLocaleLowerCase(i18n.locale)}: ${i18n.number(count)}`)
  return <span role="status">{[reached, ...without].join(' · ')}</span>
}
