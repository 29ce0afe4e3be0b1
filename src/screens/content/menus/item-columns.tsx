import { useLingui } from '@lingui/react'
import { type CSSProperties, useMemo } from 'react'
import { itemSays, linkSays } from '#api/resources/content/menu-places.ts'
import tree from '#screens/catalog/categories/tree.module.css'
import { Badge } from '#ui/Badge.tsx'
import type { Column } from '#ui/data-table.ts'
import { useIdAt } from '#ui/field-context.ts'
import { GripIcon } from '#ui/icons.ts'
import { useTreeHandle, useTreeName } from '#ui/tree-dragging.ts'
import { itemKind, useHeldItem } from './ItemArea.tsx'
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
      {open && <Handle at={at} name={name} />}
      {Icon && (
        <span className={styles.icon}>
          <Icon aria-hidden />
        </span>
      )}
      <span className={chosen ? styles.chosen : styles.name} aria-current={chosen || undefined}>
        {open ? <Dragged at={at} name={name} /> : <span className={tree.words}>{name}</span>}
      </span>
    </span>
  )
}

/** For the mouse and for fingers; the keys move a row by Alt and the arrows. */
function Handle({ at, name }: { at: number; name: string }) {
  const { i18n } = useLingui()
  const { release } = useHeldItem()
  const { handle, preview } = useTreeHandle(itemKind, String(at), release)
  const title = i18n._(/*i18n*/ { id: 'categories.drag', message: 'Sürükleyin: {name}', values: { name } })
  return (
    <span ref={preview} className={tree.preview}>
      <span ref={handle} className={tree.handle} title={title} data-handle={at}>
        <GripIcon aria-hidden />
      </span>
    </span>
  )
}

function Dragged({ at, name }: { at: number; name: string }) {
  const { release } = useHeldItem()
  return (
    <span ref={useTreeName(itemKind, String(at), release)} className={tree.dragged}>
      <span className={tree.words} data-name="">
        {name}
      </span>
    </span>
  )
}
