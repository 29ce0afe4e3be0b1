import { useLingui } from '@lingui/react'
import type { Changelogs } from '#api/contract/platform/changelogs.ts'
import { languageOf } from '#api/contract/platform/languages.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { Badge } from '#ui/Badge.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './changelogs.module.css'

/** A release by its title and day, marked while the person has not read it. */
export function ReleaseLink({ release: { id, day, title, read } }: { release: Changelogs['rows'][number] }) {
  const { i18n } = useLingui()
  const formats = useFormats()
  return (
    <p className={styles.release}>
      <Link href={`/changelog-detail/${id}`}>{title[languageOf(i18n.locale)]}</Link>
      {!read && <Badge tone="accent">{i18n._(/*i18n*/ { id: 'changelogs.unread', message: 'Okunmadı' })}</Badge>}
      <time dateTime={day}>{formats.day(day)}</time>
    </p>
  )
}
