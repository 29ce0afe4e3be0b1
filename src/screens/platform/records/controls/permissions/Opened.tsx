import { useLingui } from '@lingui/react'
import { opensOf } from '#api/registry/opens.ts'
import { actSays } from '#api/resources/platform/code-families.ts'
import { titleOf } from '#screens/platform/frame/use-title.ts'
import own from './permissions.module.css'

/** What somebody with these codes can open and do, asked of the gate that guards the pages themselves. */
export function Opened({ codes }: { codes: readonly number[] }) {
  const { i18n } = useLingui()
  const { screens, lists } = opensOf({ permissions: codes })
  return (
    <details className={own.opened}>
      <summary>
        {i18n._(
          /*i18n*/ {
            id: 'permissions.opens',
            message: 'Bu yetkilerle {count, plural, other {# ekran}} açılır',
            values: { count: screens.length },
          },
        )}
      </summary>
      <ul className={own.screens}>
        {screens.map((route) => (
          <li key={route.path}>
            {titleOf(i18n, route)} <span className={own.code}>{route.path}</span>
          </li>
        ))}
      </ul>
      <ul className={own.lists}>
        {lists.map(({ title, acts, name }) => (
          <li key={name}>
            {i18n._(title)}: {acts.map((act) => i18n._(actSays[act])).join(', ')}
          </li>
        ))}
      </ul>
    </details>
  )
}
