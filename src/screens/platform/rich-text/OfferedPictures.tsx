import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { picturesOnPage } from '#api/contract/platform/files.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { Picture } from '#screens/platform/gallery/Picture.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { offeredPictures } from '#screens/platform/wiring/text-pictures.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './pictures.module.css'

interface OfferedPicturesProps {
  /** The address of the one that is chosen; `''` for none. */
  chosen: string
  onChoose: (url: string) => void
}

/** The pictures that texts of the shop show already, to be shown once more. */
export function OfferedPictures({ chosen, onChoose }: OfferedPicturesProps) {
  const { i18n } = useLingui()
  const actor = useActorRef(offeredPictures, { input: { query: 0 } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure, query: page } = context
  if (value === 'failed' && failure)
    return (
      <ErrorState
        title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
    )
  if (!data) return <Skeleton shape="form" rows={1} />
  if (data.total === 0) return null
  const show = (next: number) => () => actor.send({ type: 'SHOW', query: next })
  return (
    <section aria-label={i18n._(offered)}>
      <h3 className={styles.title}>{i18n._(offered)}</h3>
      <ul className={styles.offered}>
        {data.rows.map(({ id, name, url }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.offer}
              aria-pressed={url === chosen}
              aria-label={name}
              title={name}
              onClick={() => onChoose(url)}
            >
              <Picture url={url} alt="" size={96} />
            </button>
          </li>
        ))}
      </ul>
      {data.total > picturesOnPage && (
        <div className={styles.more}>
          {page > 0 && (
            <Button size="compact" onPress={show(page - 1)}>
              {i18n._(/*i18n*/ { id: 'editor.newer_pictures', message: 'Daha yeniler' })}
            </Button>
          )}
          {(page + 1) * picturesOnPage < data.total && (
            <Button size="compact" onPress={show(page + 1)}>
              {i18n._(/*i18n*/ { id: 'editor.older_pictures', message: 'Daha eskiler' })}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

const offered = /*i18n*/ { id: 'editor.offered_pictures', message: 'Metinlerde kullanılan görseller' }
