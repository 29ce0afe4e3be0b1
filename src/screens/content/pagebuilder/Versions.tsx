import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { itemOf } from '#api/resources/content/page-items/page-items.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { type BlockDifference, differencesOf } from '#machines/content/page-builder/blocks.ts'
import { blocksIn } from '#machines/content/page-builder/page-builder.context.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { blockName } from './block-name.ts'
import type { BuilderActor } from './builder-actor.ts'
import styles from './pagebuilder.module.css'

const open = ['looking', 'comparing', 'lookFailed']

/** The versions that are kept, what restoring one would change, and the way back to it. */
export function Versions({ actor }: { actor: BuilderActor }) {
  const { i18n } = useLingui()
  const state = useSelector(actor, ({ value }) => String(value))
  const failure = useSelector(actor, ({ context }) => context.failure)
  const back = () => actor.send({ type: 'BACK' })
  return (
    <Dialog
      open={open.includes(state)}
      onClose={back}
      width="wide"
      title={i18n._(words.title)}
      footer={
        <>
          <Button onPress={back}>{i18n._(words.back)}</Button>
          {state === 'comparing' && (
            <Act actor={actor} event={{ type: 'RESTORE' }} variant="primary">
              {i18n._(words.restore)}
            </Act>
          )}
        </>
      }
    >
      {state === 'lookFailed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {state === 'looking' && <Skeleton shape="form" rows={4} />}
      {state === 'comparing' && <Compared actor={actor} />}
    </Dialog>
  )
}

function Compared({ actor }: { actor: BuilderActor }) {
  const { i18n } = useLingui()
  const format = useFormats()
  const looked = useSelector(actor, ({ context }) => context.looked)
  const now = useSelector(actor, ({ context }) => blocksIn(context))
  if (!looked) return null
  const { rows, version: chosen } = looked
  return (
    <div className={styles.versions}>
      <ol className={styles.versionList} aria-label={i18n._(words.title)}>
        {rows.map(({ version, saved_at, saved_by, blocks, published }) => (
          <li key={version}>
            <Button
              variant="ghost"
              aria-pressed={chosen?.version === version}
              onPress={() => actor.send({ type: 'VIEW_VERSION', version })}
            >
              {i18n._({ ...words.version, values: { version, at: format.moment(saved_at), by: saved_by || '–' } })}
            </Button>
            <span className={styles.quiet}>{i18n._({ ...words.blocks, values: { blocks } })}</span>
            {published && <Badge tone="grass">{i18n._(words.published)}</Badge>}
          </li>
        ))}
      </ol>
      {rows.length === 0 && <p className={styles.quiet}>{i18n._(words.none)}</p>}
      {chosen && <Differences differences={differencesOf(now, chosen.blocks)} />}
    </div>
  )
}

function Differences({ differences }: { differences: readonly BlockDifference[] }) {
  const { i18n } = useLingui()
  if (differences.length === 0) return <p role="status">{i18n._(words.same)}</p>
  return (
    <ul className={styles.differences} aria-label={i18n._(words.differences)}>
      {differences.map(({ block, is, fields }) => {
        const item = itemOf(block.type)
        const names = fields.map((field) => i18n._(item?.fields[field]?.label ?? { id: field, message: field }))
        return (
          <li key={`${is} ${block.key}`}>
            {i18n._({ ...words[is], values: { block: blockName(i18n, block) } })}
            {names.length > 0 && <span className={styles.quiet}> {names.join(', ')}</span>}
          </li>
        )
      })}
    </ul>
  )
}

const words = {
  title: /*i18n*/ { id: 'pagebuilder.versions', message: 'Sürümler' },
  back: /*i18n*/ { id: 'pagebuilder.back', message: 'Tasarıma dön' },
  restore: /*i18n*/ { id: 'pagebuilder.restore', message: 'Bu sürüme dön' },
  version: /*i18n*/ { id: 'pagebuilder.version', message: '{version}. sürüm, {at}, {by}' },
  blocks: /*i18n*/ { id: 'pagebuilder.block_count', message: '{blocks} blok' },
  published: /*i18n*/ { id: 'content.published', message: 'Yayında' },
  none: /*i18n*/ { id: 'pagebuilder.no_versions', message: 'Bu dilde henüz kaydedilmiş bir sürüm yok.' },
  same: /*i18n*/ { id: 'pagebuilder.same', message: 'Bu sürüm ekrandakiyle aynı.' },
  differences: /*i18n*/ { id: 'pagebuilder.differences', message: 'Dönünce değişecekler' },
  added: /*i18n*/ { id: 'pagebuilder.would_add', message: 'Geri gelir: {block}' },
  deleted: /*i18n*/ { id: 'pagebuilder.would_delete', message: 'Kalkar: {block}' },
  changed: /*i18n*/ { id: 'pagebuilder.would_change', message: 'Değişir: {block}' },
  moved: /*i18n*/ { id: 'pagebuilder.would_move', message: 'Yeri değişir: {block}' },
}
