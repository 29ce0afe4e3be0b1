import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { listNamed } from '#api/registry/lists.ts'
import { pathOfUses } from '#api/resources/platform/resource.ts'
import type { ToDelete } from '#machines/catalog/category-tree/category-tree.context.ts'
import type { categoryTreeMachine } from '#machines/catalog/category-tree/category-tree.machine.ts'
import { Field } from '#ui/Field.tsx'
import { Link } from '#ui/Link.tsx'
import { CategoryChooser } from './CategoryChooser.tsx'
import styles from './tree.module.css'

interface ContentsFirstProps {
  actor: Actor<typeof categoryTreeMachine>
  toDelete: ToDelete
}

/** What keeps a category from being deleted, with links to it, and where it shall go first. */
export function ContentsFirst({ actor, toDelete }: ContentsFirstProps) {
  const { i18n } = useLingui()
  const tree = useSelector(actor, ({ context }) => context.tree)
  const { id, children, products } = toDelete
  const counts: Readonly<Record<string, number>> = { categories: children, products }
  const close = () => actor.send({ type: 'CANCEL' })
  return (
    <div className={styles.contents}>
      <p>
        {i18n._(
          /*i18n*/ { id: 'categories.contents', message: 'Silinmeden önce içindekiler başka bir kategoriye taşınır:' },
        )}
      </p>
      <ul className={styles.counts}>
        {listNamed('categories')
          .usedBy.filter(({ what }) => (counts[what] ?? 0) > 0)
          .map((use) => (
            <li key={use.what}>
              <Link href={pathOfUses(use, id) ?? ''} onClick={close}>
                {i18n._({ ...use.says, values: { count: counts[use.what] ?? 0 } })}
              </Link>
            </li>
          ))}
      </ul>
      {children > 0 && (
        <Field
          name="children_to"
          label={i18n._(/*i18n*/ { id: 'categories.children_to', message: 'Alt kategorilerin yeni üst kategorisi' })}
        >
          <CategoryChooser
            tree={tree}
            value={toDelete.children_to}
            top
            onChoose={(to) => actor.send({ type: 'SEND_CHILDREN', to })}
          />
        </Field>
      )}
      {products > 0 && (
        <Field
          name="products_to"
          label={i18n._(/*i18n*/ { id: 'categories.products_to', message: 'Ürünlerin yeni kategorisi' })}
        >
          <CategoryChooser
            tree={tree}
            value={toDelete.products_to}
            onChoose={(to) => actor.send({ type: 'SEND_PRODUCTS', to: to ?? undefined })}
          />
        </Field>
      )}
    </div>
  )
}
