import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Says } from '#api/rules/platform/rule.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { Badge } from '#ui/Badge.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './templates.module.css'

interface TemplateRowProps {
  href: string
  says: Says
  /** The shop has words of its own. */
  own: boolean
  updated_at: string | null
  children?: ReactNode
}

/** One of what the shop writes by itself: what it is, in whose words, and since when. */
export function TemplateRow({ href, says, own, updated_at, children }: TemplateRowProps) {
  const { i18n } = useLingui()
  const format = useFormats()
  return (
    <li>
      <Link href={href}>{i18n._(says)}</Link>
      {children}
      {own ? (
        <Badge tone="accent">{i18n._(/*i18n*/ { id: 'emails.own', message: 'Mağazanın metni' })}</Badge>
      ) : (
        <Badge>{i18n._(/*i18n*/ { id: 'emails.built', message: 'Hazır metin' })}</Badge>
      )}
      {own && updated_at && <span className={styles.quiet}>{format.moment(updated_at)}</span>}
    </li>
  )
}
