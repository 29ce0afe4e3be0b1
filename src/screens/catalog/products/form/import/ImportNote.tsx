import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { productChosen } from '#machines/catalog/marketplace-import/marketplace-import.machine.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { CloseIcon, DownloadIcon } from '#ui/icons.ts'
import { useWords } from '#ui/Kit.tsx'
import styles from './import.module.css'
import type { ImportActor } from './import-actor.ts'

/** What came of an import: where the marked fields are from, and what the shop does not have. */
export function ImportNote({ actor }: { actor: ImportActor }) {
  const message = useSelector(actor, (snapshot) => snapshot.hasTag('message'))
  const words = useWords()
  return (
    <div role="status">
      {message && (
        <div className={styles.note}>
          <DownloadIcon aria-hidden />
          <Sentences actor={actor} />
          <IconButton icon={CloseIcon} label={words.close} onPress={() => actor.send({ type: 'CLOSE' })} />
        </div>
      )}
    </div>
  )
}

function Sentences({ actor }: { actor: ImportActor }) {
  const { i18n } = useLingui()
  const { filled, taken, ...rest } = useSelector(actor, ({ context }) => context)
  const product = productChosen(rest)
  if (!filled || !taken || !product) return null
  const left = product.pictures.length - filled.images.length
  const { title, brand, category } = product
  return (
    <div className={styles.said}>
      <p>
        {i18n._(
          /*i18n*/ {
            id: 'marketplace.imported',
            message: '“{title}” pazaryerinden alındı. İşaretli alanlara bakıp kaydedin.',
            values: { title },
          },
        )}
      </p>
      {taken.brand_id === null && brand !== '' && (
        <p>
          {i18n._(
            /*i18n*/ {
              id: 'marketplace.brand_not_found',
              message: 'Mağazada “{brand}” adında bir marka yok.',
              values: { brand },
            },
          )}
        </p>
      )}
      {taken.category_id === null && category !== '' && (
        <p>
          {i18n._(
            /*i18n*/ {
              id: 'marketplace.category_not_found',
              message: 'Mağazada alt kategorisi olmayan tek bir “{category}” kategorisi yok.',
              values: { category },
            },
          )}
        </p>
      )}
      {filled.images.length > 0 && (
        <p>
          {i18n._(
            /*i18n*/ {
              id: 'marketplace.images_added',
              message: 'Varsayılan varyanta {count} görsel eklendi.',
              values: { count: filled.images.length },
            },
          )}
        </p>
      )}
      {left > 0 && (
        <p>
          {i18n._(
            /*i18n*/ {
              id: 'marketplace.images_left',
              message: '{count} görsel alınmadı: okunamadı ya da yer kalmadı.',
              values: { count: left },
            },
          )}
        </p>
      )}
    </div>
  )
}
