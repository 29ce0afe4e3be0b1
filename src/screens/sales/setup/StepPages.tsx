import { useLingui } from '@lingui/react'
import type { SetUp } from '#api/contract/sales/readiness.ts'
import { gate } from '#api/registry/gate.ts'
import { titleOf } from '#screens/platform/frame/use-title.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Link } from '#ui/Link.tsx'
import type { StepView } from './set-up-steps.ts'
import styles from './setup.module.css'

interface StepPagesProps {
  pages: NonNullable<StepView['pages']>
  has: SetUp['has']
}

/** The pages where a step is done, as far as they open for this person, each with what there is already. */
export function StepPages({ pages, has }: StepPagesProps) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const none = i18n._(/*i18n*/ { id: 'set_up.none', message: 'Henüz yok' })
  return (
    <ul className={styles.pages}>
      {pages.map((page) => {
        const answer = gate(page.path, holder)
        const names = page.has && (has[page.has].join(', ') || none)
        if (answer.kind !== 'open') return names && <li key={page.path}>{names}</li>
        return (
          <li key={page.path}>
            <Link href={page.path}>{titleOf(i18n, answer.place.route)}</Link>
            {names && <span className={styles.quiet}> · {names}</span>}
          </li>
        )
      })}
    </ul>
  )
}
