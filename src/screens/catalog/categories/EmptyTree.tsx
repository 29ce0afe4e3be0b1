import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { wholeTree } from '#machines/catalog/category-tree/category-tree.context.ts'
import type { categoryTreeMachine } from '#machines/catalog/category-tree/category-tree.machine.ts'
import { isNarrowed } from '#machines/catalog/category-tree/rows.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PlusIcon } from '#ui/icons.ts'

/** Nothing is there: either no category at all, or none that was asked for. */
export function EmptyTree({ actor, mayAdd }: { actor: Actor<typeof categoryTreeMachine>; mayAdd: boolean }) {
  const { i18n } = useLingui()
  const narrowed = useSelector(actor, ({ context }) => context.tree.length > 0 && isNarrowed(context.query))
  if (narrowed) {
    const { view } = actor.getSnapshot().context.query
    const query = { ...wholeTree, ...(view === undefined ? {} : { view: 0 }) }
    return (
      <EmptyState
        title={i18n._(/*i18n*/ { id: 'categories.none_found', message: 'Aramanıza uyan kategori yok.' })}
        action={
          <Button onPress={() => actor.send({ type: 'SHOW', query })}>
            {i18n._(/*i18n*/ { id: 'records.show_all', message: 'Tümünü göster' })}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      title={i18n._(/*i18n*/ { id: 'categories.none_yet', message: 'Henüz kategori yok.' })}
      action={
        mayAdd && (
          <ButtonLink variant="primary" icon={PlusIcon} href="/categories/add">
            {i18n._(/*i18n*/ { id: 'categories.add_first', message: 'İlk kategoriyi ekle' })}
          </ButtonLink>
        )
      }
    >
      {i18n._(
        /*i18n*/ { id: 'categories.why', message: 'Ürünler kategorilerde durur; müşteriler onları oradan bulur.' },
      )}
    </EmptyState>
  )
}
