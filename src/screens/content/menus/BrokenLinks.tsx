import { useLingui } from '@lingui/react'
import type { Items } from '#machines/content/menu-tree/tree.ts'
import styles from './menus.module.css'
import type { KnownTargets } from './use-menu-preview.ts'

/** How many items lead to what visitors do not reach; each of them is marked in its row. */
export function BrokenLinks({ items, preview }: { items: Items; preview: KnownTargets }) {
  const { i18n } = useLingui()
  const count = items.filter((item) => preview.stateOf(item) !== 'shown').length
  if (count === 0) return null
  return (
    <p role="status" className={styles.broken}>
      {i18n._(
        /*i18n*/ {
          id: 'menus.broken_links',
          message:
            '{count, plural, other {# öğenin bağlantısı kırık: ziyaretçiler bu öğeleri görmez. Kayıtları yayına alın ya da başka bir kayıt seçin.}}',
          values: { count },
        },
      )}
    </p>
  )
}
