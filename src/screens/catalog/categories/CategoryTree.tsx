import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { categories } from '#api/resources/catalog/categories.ts'
import { permits } from '#api/rules/platform/session.ts'
import { categoryTree, openedBefore } from '#screens/catalog/wiring/categories.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { titleOf } from '#screens/platform/frame/use-title.ts'
import { ImportLink } from '#screens/platform/imports/ImportLink.tsx'
import listStyles from '#screens/platform/records/list.module.css'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { TrashLink } from '#screens/platform/trash/TrashLink.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { PlusIcon } from '#ui/icons.ts'
import { queryIn } from './address.ts'
import { DeleteCategory } from './DeleteCategory.tsx'
import { PlaceDialog } from './PlaceDialog.tsx'
import { TreeBar } from './TreeBar.tsx'
import { TreeTable } from './TreeTable.tsx'
import { useTreeColumns } from './tree-columns.tsx'
import { useKeptTree, useShownTree } from './use-kept-tree.ts'
import { useTreeAddress } from './use-tree-address.ts'
import { useTreeLook } from './use-tree-look.ts'

const path = '/categories'

/** The categories of the shop as a tree: `/categories`. It begins afresh, at its place, with one that came back. */
export default function CategoryTree() {
  const [, navigate] = useLocation()
  const [times, again] = useState(0)
  const comeBack = useCallback(
    (id: number) => {
      if (location.pathname !== path) return
      navigate(`${path}?open=${id}`)
      again((before) => before + 1)
    },
    [navigate],
  )
  return <Tree key={times} onBack={comeBack} />
}

function Tree({ onBack }: { onBack: (id: number) => void }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const query = queryIn(useSearch())
  const actor = useActorRef(categoryTree, { input: { holder, query, opened: openedBefore(), shown: useShownTree() } })
  useKeptTree(actor)
  useTreeAddress(actor)
  const may = {
    open: permits(holder, categories.codes.view),
    add: permits(holder, categories.codes.add),
    move: permits(holder, categories.codes.edit),
    remove: permits(holder, categories.codes.delete),
  }
  const look = useTreeLook(actor, useTreeColumns(actor, may))
  const count = useSelector(actor, ({ context }) => (context.stored ? context.tree.length : undefined))
  return (
    <Page
      wide
      count={count}
      actions={
        <>
          <TrashLink list="categories" onRestored={onBack} />
          <ImportLink list="categories" />
          {may.add && (
            <ButtonLink variant="primary" icon={PlusIcon} href="/categories/add">
              {titleOf(i18n, { title: categories.one, adds: true })}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={listStyles.list}>
        <TreeBar actor={actor} look={look} />
        <TreeTable actor={actor} look={look} may={may} onBack={onBack} />
        <PlaceDialog actor={actor} />
        <DeleteCategory actor={actor} />
      </div>
    </Page>
  )
}
