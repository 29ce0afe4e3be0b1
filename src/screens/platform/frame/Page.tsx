import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { ancestorsOf, matchRoute } from '#api/registry/routes.ts'
import type { Route } from '#api/routes/platform/route.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { listAddress } from './list-address.ts'
import styles from './Page.module.css'
import { useRecentRecord } from './use-recent-record.ts'
import { titleOf, usePageTitle } from './use-title.ts'

interface PageProps {
  /** Better than the title of the route, such as the record's name. */
  title?: string | undefined
  /** There is no such record: the title is that of its list. */
  missing?: boolean
  /** How many there are, beside the title. */
  count?: number | undefined
  /** Beside the title: a state, a mark. */
  aside?: ReactNode
  /** At the right, the main one last. */
  actions?: ReactNode
  /** The page goes to the edges of the window, as a table does. */
  wide?: boolean
  /** What is printed is a paper of its own, without this bar. */
  paper?: boolean
  children: ReactNode
}

/** A screen's own bar, which stays while it scrolls: where it lies, what it is, how many, what can be done. */
export function Page({
  title,
  missing = false,
  count,
  aside,
  actions,
  wide = false,
  paper = false,
  children,
}: PageProps) {
  const { i18n } = useLingui()
  const [path] = useLocation()
  const route = matchRoute(path)?.route
  const heading = title ?? (route ? titleOf(i18n, route) : '')
  usePageTitle(heading)
  useRecentRecord(path, title, missing)
  return (
    <>
      <div className={styles.bar} {...(paper ? { 'data-print': 'hidden' } : {})}>
        <div className={styles.head}>
          {route && <Trail route={route} />}
          <h1 className={styles.title}>{heading}</h1>
          {count !== undefined && <span className={styles.count}>{i18n.number(count)}</span>}
          {aside}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={wide ? styles.wide : styles.page} data-paper={paper || undefined}>
        {children}
      </div>
    </>
  )
}

function Trail({ route }: { route: Route }) {
  const { i18n } = useLingui()
  const trail = ancestorsOf(route).map((above) => ({ label: titleOf(i18n, above), href: listAddress(above.path) }))
  return trail.length > 0 ? <Breadcrumb trail={trail} /> : null
}
