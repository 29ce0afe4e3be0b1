import { useLingui } from '@lingui/react'
import { useSyncExternalStore } from 'react'
import type { User } from '#api/contract/platform/session.ts'
import { paths } from '#api/routes/platform/public-routes.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { useUser } from '#screens/platform/session/use-session.ts'
import type { Icon } from '#ui/Button.tsx'
import { DropdownMenu } from '#ui/DropdownMenu.tsx'
import { AccountIcon, InfoIcon, LogOutIcon, MonitorIcon, MoonIcon, SunIcon } from '#ui/icons.ts'
import styles from './AccountMenu.module.css'
import { leaveBy } from './leaving.ts'
import { chooseTheme, type Theme, theme } from './theme.ts'

/** How the panel can look, in words. */
export const looks = [
  { id: 'system', icon: MonitorIcon, says: /*i18n*/ { id: 'theme.system', message: 'Sistemin görünümü' } },
  { id: 'light', icon: SunIcon, says: /*i18n*/ { id: 'theme.light', message: 'Açık görünüm' } },
  { id: 'dark', icon: MoonIcon, says: /*i18n*/ { id: 'theme.dark', message: 'Koyu görünüm' } },
] as const satisfies readonly { id: Theme; icon: Icon; says: Says }[]

/** Who is signed in, the way to the own account, how the panel looks, and the way out. */
export function AccountMenu() {
  const { i18n } = useLingui()
  const user = useUser()
  const chosen = useSyncExternalStore(theme.subscribe, theme.now)
  if (!user) return null
  const name = `${user.name} ${user.surname}`
  const signOut = i18n._(/*i18n*/ { id: 'frame.sign_out', message: 'Çıkış yap' })
  return (
    <DropdownMenu
      groups={[
        {
          title: `${name} · ${user.email}`,
          items: [
            {
              id: 'account',
              icon: AccountIcon,
              label: i18n._(/*i18n*/ { id: 'account.title', message: 'Hesabım' }),
              href: paths.account,
            },
            {
              id: 'changelogs',
              icon: InfoIcon,
              label: i18n._(/*i18n*/ { id: 'changelogs.title', message: 'Yenilikler' }),
              href: '/changelogs',
            },
          ],
        },
        {
          items: looks.map(({ id, icon, says }) => ({
            id,
            icon,
            label: i18n._(says),
            current: id === chosen,
            onSelect: () => chooseTheme(id),
          })),
        },
        {
          items: [{ id: 'sign-out', icon: LogOutIcon, label: signOut, onSelect: () => leaveBy({ kind: 'signOut' }) }],
        },
      ]}
      trigger={
        <button
          type="button"
          className={styles.person}
          title={name}
          aria-label={i18n._(/*i18n*/ { id: 'frame.account', message: 'Hesap: {name}', values: { name } })}
          data-initials={initials(user)}
        />
      }
    />
  )
}

function initials({ name, surname }: Pick<User, 'name' | 'surname'>): string {
  const first = (word: string) => [...word.trim()][0] ?? ''
  return (first(name) + first(surname)).toLocaleUpperCase('tr')
}
