import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { memo, useState } from 'react'
import type { PageBlock } from '#api/contract/content/page-builder.ts'
import { itemOf } from '#api/resources/content/page-items/page-items.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { readable } from '#machines/content/page-builder/blocks.ts'
import { blocksIn, untranslatedIn, wrongIn } from '#machines/content/page-builder/page-builder.context.ts'
import { isUnder } from '#machines/platform/record-form/record-form.view.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { CopyIcon, TrashIcon } from '#ui/icons.ts'
import { ReaderOnly } from '#ui/ReaderOnly.tsx'
import { Refusable } from '#ui/Refusable.tsx'
import { SortableList } from '#ui/SortableList.tsx'
import { BlockFields } from './BlockFields.tsx'
import { blockName } from './block-name.ts'
import type { BuilderActor } from './builder-actor.ts'
import styles from './pagebuilder.module.css'

/** The blocks from the top, put in order by mouse, finger and key; the open one with its fields. */
export function Blocks({ actor }: { actor: BuilderActor }) {
  const { i18n } = useLingui()
  const [said, say] = useState('')
  const blocks = useSelector(actor, ({ context }) => blocksIn(context))
  // What stands in the way of one more block, or one less, is the same for each of them: it is asked once.
  const copying = useRefusals(actor, { type: 'COPY', key: '' })
  const deleting = useRefusals(actor, { type: 'DELETE', key: '' })
  return (
    <>
      <SortableList
        label={i18n._(/*i18n*/ { id: 'pagebuilder.blocks', message: 'Bloklar' })}
        items={blocks}
        itemKey={({ key }) => key}
        itemName={(block) => `${blocks.indexOf(block) + 1}. ${blockName(i18n, block)}`}
        say={say}
        onSort={(sorted) => actor.send({ type: 'MOVE', keys: sorted.map(({ key }) => key) })}
        render={(block) => (
          <Block actor={actor} block={block} at={blocks.indexOf(block)} copying={copying} deleting={deleting} />
        )}
      />
      <ReaderOnly live="polite">{said}</ReaderOnly>
    </>
  )
}

interface BlockProps {
  actor: BuilderActor
  block: PageBlock
  at: number
  /** What stands in the way of copying it. */
  copying: readonly Refusal[]
  /** And of deleting it. */
  deleting: readonly Refusal[]
}

/** One block of the list; while others are moved past it or typed into, it is not drawn anew. */
const Block = memo(function Block({ actor, block, at, copying, deleting }: BlockProps) {
  const { i18n } = useLingui()
  const { key } = block
  const open = useSelector(actor, ({ context }) => context.selected === key)
  const wrong = useSelector(actor, ({ context }) =>
    wrongIn(context).some((refusal) => isUnder(`blocks.${at}`, refusal)),
  )
  const untranslated = useSelector(actor, ({ context }) => untranslatedIn(context).has(key))
  const known = readable(block) !== undefined
  return (
    <div className={styles.block} data-open={open || undefined}>
      <div className={styles.head}>
        {known ? (
          <Button
            variant="ghost"
            aria-expanded={open}
            onPress={() => actor.send({ type: 'SELECT', key: open ? null : key })}
          >
            {blockName(i18n, block)}
          </Button>
        ) : (
          <span className={styles.unknown}>
            {i18n._({ ...words.unknown, values: { type: block.type } })}
            <span className={styles.quiet}>{i18n._(words.kept)}</span>
          </span>
        )}
        {wrong && <Badge tone="tomato">{i18n._(words.wrong)}</Badge>}
        {untranslated && <Badge tone="amber">{i18n._(words.untranslated)}</Badge>}
        <span className={styles.acts}>
          <Refusable
            {...act}
            icon={CopyIcon}
            refusals={useShown(copying)}
            onPress={() => actor.send({ type: 'COPY', key })}
          >
            {i18n._(words.copy)}
          </Refusable>
          <Refusable
            {...act}
            icon={TrashIcon}
            refusals={useShown(deleting)}
            onPress={() => actor.send({ type: 'DELETE', key })}
          >
            {i18n._(words.remove)}
          </Refusable>
        </span>
      </div>
      {open && itemOf(block.type) && <BlockFields actor={actor} block={block} at={at} />}
    </div>
  )
})

const act = { size: 'compact', variant: 'ghost' } as const

const words = {
  unknown: /*i18n*/ { id: 'pagebuilder.unknown', message: 'Tanınmayan blok: {type}' },
  kept: /*i18n*/ { id: 'pagebuilder.kept', message: 'Olduğu gibi saklanır; taşınabilir ya da silinebilir.' },
  wrong: /*i18n*/ { id: 'pagebuilder.wrong', message: 'Düzeltilecek' },
  untranslated: /*i18n*/ { id: 'pagebuilder.untranslated', message: 'Henüz çevrilmedi' },
  copy: /*i18n*/ { id: 'pagebuilder.copy', message: 'Kopyala' },
  remove: /*i18n*/ { id: 'pagebuilder.remove', message: 'Sil' },
}
