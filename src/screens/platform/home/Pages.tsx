import { useLingui } from '@lingui/react'
import { routes } from '#api/registry/routes.ts'
import { menuOf } from '#api/routes/platform/menu.ts'
import { paths } from '#api/routes/platform/public-routes.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import styles from './Home.module.css'
import { Links, MenuLinks } from './MenuLinks.tsx'

/** Every page that this person may open, under its heading. */
export function Pages() {
  const { i18n } = useLingui()
  const holder = useHolder()
  const menu = menuOf(routes, holder, (title) => i18n._(title)).filter((entry) => entry.path !== paths.home)
  const alone = menu.filter((entry) => entry.path !== null)
  return (
    <div className={styles.pages}>
      <MenuLinks entries={menu.filter((entry) => entry.path === null)} />
      {alone.length > 0 && (
        <section>
          <h2 className={styles.heading}>{i18n._(/*i18n*/ { id: 'home.more', message: 'Diğer' })}</h2>
          <Links entries={alone} />
        </section>
      )}
    </div>
  )
}
