import { useLingui } from '@lingui/react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { menuPathOf, type Place } from '#api/registry/routes.ts'
import { bars } from '#screens/bars.ts'
import { ExpiredDialog } from './ExpiredDialog.tsx'
import styles from './Frame.module.css'
import { useFavicon } from './favicon.ts'
import { Header } from './Header.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { Toasts } from './Toasts.tsx'
import { product } from './use-title.ts'

interface FrameProps {
  place: Place
  children: ReactNode
}

/** What stands around every screen behind the gate: header, footer, questions and messages. */
export function Frame({ place, children }: FrameProps) {
  const { i18n } = useLingui()
  const main = useRef<HTMLElement>(null)
  const path = JSON.stringify([place.route.path, place.params])
  const before = useRef(path)
  useFavicon()
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    window.scrollTo(0, 0)
    // Readers start at the new page, unless it has taken the focus to a field of its own.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [path])
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {i18n._(/*i18n*/ { id: 'frame.skip', message: 'İçeriğe geç' })}
      </a>
      <Header current={menuPathOf(place.route)} />
      {/* They come beside the page: it waits for none of them. */}
      <Suspense fallback={null}>
        {bars.map((Bar, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are always the same
          <Bar key={at} />
        ))}
      </Suspense>
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>© 2024 {product}</footer>
      <ExpiredDialog />
      <LeaveDialog />
      <Toasts />
    </div>
  )
}
