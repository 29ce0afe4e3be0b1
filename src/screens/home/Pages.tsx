import { useLingui } from '@lingui/react'
import { type MenuEntry, menuOf } from '#api/menu.ts'
import { paths } from '#api/outside.ts'
import { routes } from '#api/routes.ts'
import { Link } from '#ui/Link.tsx'
import { titleOf } from '../frame/use-title.ts'
import { useHolder } from '../session/use-session.ts'
import styles from './Home.module.css'

/** Every page that this person may open, under its heading. */
export function Pages() {
  const { i18n } = useLingui()
  const holder = useHolder()
  const menu = menuOf(routes, holder, (title) => i18n._(title)).filter((entry) => entry.path !== paths.home)
  const alone = menu.filter((entry) => entry.path !== null)
  const headed = menu.filter((entry) => entry.path === null).flatMap(sections)
  return (
    <div className={styles.pages}>
      {headed.map((section) => (
        <section key={section.title.id}>
          <h2 className={styles.heading}>{titleOf(i18n, section)}</h2>
          <Links entries={section.children} />
        </section>
      ))}
      {alone.length > 0 && (
        <section>
          <h2 className={styles.heading}>{i18n._(/*i18n*/ { id: 'home.more', message: 'Diğer' })}</h2>
          <Links entries={alone} />
        </section>
      )}
    </div>
  )
}

/** A heading and the headings under it, each with its own links. */
function sections(entry: MenuEntry): MenuEntry[] {
  const links = entry.children.filter((child) => child.path !== null)
  const own = links.length > 0 ? [{ ...entry, children: links }] : []
  return [...own, ...entry.children.filter((child) => child.path === null).flatMap(sections)]
}

function Links({ entries }: { entries: readonly MenuEntry[] }) {
  const { i18n } = useLingui()
  return (
    <ul className={styles.links}>
      {entries.map((entry) => (
        <li key={entry.path}>
          <Link href={entry.path ?? paths.home}>{titleOf(i18n, entry)}</Link>
        </li>
      ))}
    </ul>
  )
}
