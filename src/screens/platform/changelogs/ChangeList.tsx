import { useLingui } from '@lingui/react'
import type { ChangeKind, Release } from '#api/contract/platform/changelogs.ts'
import { languageOf } from '#api/contract/platform/languages.ts'
import { gate } from '#api/registry/gate.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Badge } from '#ui/Badge.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './changelogs.module.css'

const kinds: Readonly<Record<ChangeKind, Says>> = {
  new: /*i18n*/ { id: 'changelogs.new', message: 'Yeni' },
  better: /*i18n*/ { id: 'changelogs.better', message: 'Daha iyi' },
  mended: /*i18n*/ { id: 'changelogs.mended', message: 'Düzeltildi' },
}

/** What a release brought, each change with the way to its page where the person may open it. */
export function ChangeList({ changes }: Pick<Release, 'changes'>) {
  const { i18n } = useLingui()
  const holder = useHolder()
  return (
    <ul className={styles.changes}>
      {changes.map(({ kind, says, link }) => {
        const words = says[languageOf(i18n.locale)]
        return (
          <li key={says.tr} className={styles.change}>
            <span className={styles.kind}>
              <Badge tone={kind === 'new' ? 'accent' : 'slate'}>{i18n._(kinds[kind])}</Badge>
            </span>
            {link && gate(link, holder).kind === 'open' ? (
              <Link href={link} tone="quiet">
                {words}
              </Link>
            ) : (
              <span>{words}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
