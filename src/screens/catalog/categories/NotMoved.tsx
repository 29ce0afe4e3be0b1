import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { categoryTreeMachine } from '#machines/catalog/category-tree/category-tree.machine.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { useWords } from '#ui/Kit.tsx'
import styles from './tree.module.css'

/** Why a move did not stay, until the next one. */
export function NotMoved({ actor }: { actor: Actor<typeof categoryTreeMachine> }) {
  const { i18n } = useLingui()
  const words = useWords()
  const notMoved = useSelector(actor, ({ context }) => context.notMoved)
  if (!notMoved) return null
  return (
    <p role="alert" className={styles.notMoved}>
      {i18n._(
        /*i18n*/ {
          id: 'categories.not_moved',
          message: '“{name}” taşınamadı, eski yerinde duruyor.',
          values: { name: notMoved.name },
        },
      )}{' '}
      {sentencesOf(i18n, notMoved.refusals)}{' '}
      <Button variant="link" onPress={() => actor.send({ ...notMoved.move, type: 'MOVE' })}>
        {words.retry}
      </Button>
    </p>
  )
}
