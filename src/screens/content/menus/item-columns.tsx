import { useLingui } from '@lingui/react'
import { type CSSProperties, useMemo } from 'react'
import { itemSays, linkSays } from '#api/resources/content/menu-places.ts'
import { DraggedName, TreeHandle } from '#screens/platform/tree/TreeHandle.tsx'
import tree from '#screens/platform/tree/tree.module.css'
import { Badge } from '#ui/Badge.tsx'
import type { Column } from '#ui/data-table.ts'
import { useIdAt } from '#ui/field-context.ts'
import type { ItemRow } from './item-rows.ts'
import { stateSays, unnamed } from './item-words.ts'
import { drawnIcons } from './menu-icons.ts'
import styles from './menus.module.css'

/** The name of an item in its place, and where it leads. */
export function useItemColumns({ open, path }: { open: boolean; path: string }): readonly Column<ItemRow>[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo(() => {
    void locale
    return [
      {
        id: 'name',
        header: i18n._(itemSays.name),
        cell: (row) => <ItemName row={row} open={open} path={path} />,
        matters: true,
      },
      {
        id: 'link',
        header: i18n._(itemSays.link),
        cell: ({ item, state }) =>
          state === 'shown' ? (
            i18n._(linkSays[item.link])
          ) : (
            <>
              {i18n._(linkSays[item.link])} <Badge tone="amber">{i18n._(stateSays[state])}</Badge>
            </>
          ),
        width: 210,
        matters: true,
      },
    ]
  }, [i18n, locale, open, path])
}

function ItemName({ row, open, path }: { row: ItemRow; open: boolean; path: string }) {
  const { i18n } = useLingui()
  const { at, level, item, chosen } = row
  const name = row.name || i18n._(unnamed)
  const Icon = item.icon ? drawnIcons[item.icon] : null
  return (
    <span id={useIdAt(`${path}.${at}.level`)} className={tree.branch} style={{ '--depth': level - 1 } as CSSProperties}>
      {open && <TreeHandle id={at} name={name} />}
      {Icon && (
        <span className={styles.icon}>
          <Icon aria-hidden />
        </span>
      )}
      <span className={chosen ? styles.chosen : styles.name} aria-current={chosen || undefined}>
        {open ? (
          <DraggedName id={at}>
            <span className={tree.words} data-name="">
              {name}
            </span>
          </DraggedName>
        ) : (
          <span className={tree.words}>{name}</span>
        )}
      </span>
    </span>
  )
}
