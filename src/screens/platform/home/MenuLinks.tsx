import { useLingui } from '@lingui/react'
import type { MenuEntry } from '#api/routes/platform/menu.ts'
import { paths } from '#api/routes/platform/public-routes.ts'
import { titleOf } from '#screens/platform/frame/use-title.ts'
import { Link } from '#ui/Link.tsx'
import styles from './Home.module.css'

/** Entries of the menu as links on a page, each under its heading. */
export function MenuLinks({ entries }: { entries: readonly MenuEntry[] }) {
  const { i18n } = useLingui()
  return entries.flatMap(sections).map((section) => (
    <section key={section.title.id}>
      <h2 className={styles.heading}>{titleOf(i18n, section)}</h2>
      <Links entries={section.children} />
    </section>
  ))
}

/** A heading and the headings under it, each with its own links. */
function sections(entry: MenuEntry): MenuEntry[] {
  const links = entry.children.filter((child) => child.path !== null)
  const own = links.length > 0 ? [{ ...entry, children: links }] : []
  return [...own, ...entry.children.filter((child) => child.path === null).flatMap(sections)]
}

export function Links({ entries }: { entries: readonly MenuEntry[] }) {
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
