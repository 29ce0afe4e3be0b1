import { useLingui } from '@lingui/react'
import { formatGranters, formatPermission, someGranter } from '#api/registry/permission-words.ts'
import { useHolder, useSessionShop } from '#screens/platform/session/use-session.ts'
import { Section } from '#ui/Section.tsx'
import styles from './account.module.css'

/** What I may do, in words, and who can give me more. */
export function OwnPermissions() {
  const { i18n } = useLingui()
  const { permissions } = useHolder()
  const shop = useSessionShop()
  const say = (says: { id: string; message: string }) => i18n._(says)
  const words = permissions.map((code) => formatPermission(code, say))
  const granters = formatGranters(shop?.granters ?? [], []) || say(someGranter)
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'account.permissions', message: 'Yetkilerim' })}
      description={i18n._(
        /*i18n*/ {
          id: 'account.permissions_about',
          message: 'Bu yetkileri {granters} değiştirebilir; değişiklik yeniden girişinizde geçerli olur.',
          values: { granters },
        },
      )}
    >
      {words.length > 0 ? (
        <ul className={styles.codes}>
          {words
            .toSorted((one, other) => one.localeCompare(other, i18n.locale))
            .map((word) => (
              <li key={word}>{word}</li>
            ))}
        </ul>
      ) : (
        <p className={styles.done}>
          {i18n._(
            /*i18n*/ {
              id: 'account.no_permissions',
              message: 'Rolünüzün yetkisi yok; yalnızca herkese açık sayfaları görürsünüz.',
            },
          )}
        </p>
      )}
    </Section>
  )
}
