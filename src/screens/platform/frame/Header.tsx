import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { gate, landing } from '#api/registry/gate.ts'
import { routes } from '#api/registry/routes.ts'
import { menuOf } from '#api/routes/platform/menu.ts'
import { useHolder, useSessionShop } from '#screens/platform/session/use-session.ts'
import { header } from '#screens/platform/wiring/session.ts'
import { MenuBar, type MenuBarEntry } from '#ui/MenuBar.tsx'
import { useMedia } from '#ui/useMedia.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { GlobalShortcuts } from './GlobalShortcuts.tsx'
import styles from './Header.module.css'
import { LanguageMenu } from './LanguageMenu.tsx'
import { Logo } from './Logo.tsx'
import { MenuSheet } from './MenuSheet.tsx'
import { barEntries } from './menu-entries.ts'
import { Notices } from './Notices.tsx'
import { PanelLink } from './PanelLink.tsx'
import { StorefrontLink } from './StorefrontLink.tsx'
import { useLatestNotices } from './use-latest-notices.ts'

/** Comes after the header, which does without it, also when it cannot be fetched. */
const RunningJobs = lazy(() => import('#screens/platform/jobs/RunningJobs.tsx').catch(() => ({ default: () => null })))

/** The bar at the top: the shop, the menu, and at the right what is the same on every screen (rule R9). */
export function Header({ current }: { current: string | null }) {
  const { i18n } = useLingui()
  const shop = useSessionShop()
  const holder = useHolder()
  const narrow = useMedia('(max-width: 1199px)')
  const entries = useMenu()
  const actor = useActorRef(header)
  const languages = useSelector(actor, ({ context }) => context.languages)
  const notifications = useLatestNotices(actor)
  const unread = useSelector(actor, (snapshot) => snapshot.matches({ notifications: 'unread' }))
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && actor.send({ type: 'REFRESH' })
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [actor])
  const menu = i18n._(/*i18n*/ { id: 'frame.menu', message: 'Menü' })
  return (
    <header className={styles.header}>
      {narrow && <MenuSheet entries={entries} current={current} label={menu} languages={languages} />}
      <PanelLink href={landing(holder)} className={styles.brand}>
        <Logo />
        <span className={styles.shop}>{shop?.name}</span>
      </PanelLink>
      {!narrow && (
        <div className={styles.menu}>
          <MenuBar entries={entries} current={current} label={menu} />
        </div>
      )}
      <div className={styles.tools}>
        <GlobalShortcuts />
        {gate('/jobs', holder).kind === 'open' && (
          <Suspense fallback={null}>
            <RunningJobs />
          </Suspense>
        )}
        {!narrow && <StorefrontLink />}
        <Notices
          notifications={notifications}
          failed={unread}
          onLook={() => actor.send({ type: 'REFRESH' })}
          onRead={(read) => actor.send({ type: 'READ', read })}
        />
        {!narrow && <LanguageMenu languages={languages} />}
        <AccountMenu />
      </div>
    </header>
  )
}

function useMenu(): readonly MenuBarEntry[] {
  const { i18n } = useLingui()
  const holder = useHolder()
  return useMemo(() => {
    const spoken = (title: { id: string; message: string }) => i18n._(title)
    return barEntries(menuOf(routes, holder, spoken), i18n)
  }, [holder, i18n, i18n.locale, i18n.messages])
}
