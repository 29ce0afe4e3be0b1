import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { imagesPerVariant } from '#api/rules/platform/files.ts'
import { firstVariant } from '#machines/catalog/marketplace-import/filling.ts'
import { GalleryOf } from '#screens/platform/gallery/Gallery.tsx'
import { type Uploads, useUploads } from '#screens/platform/gallery/useUploads.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Badge } from '#ui/Badge.tsx'
import { useWords } from '#ui/Kit.tsx'
import { useErrors, useForm, usePart } from './form-actor.ts'
import { useImported } from './import/import-actor.ts'
import { fieldName } from './names.ts'

/** The uploads of one variant. The form waits for them before it saves; when their place goes, so do they. */
export function useVariantUploads(index: number): Uploads {
  const form = useForm()
  useEffect(
    function endWithThePlace() {
      return () => form.send({ type: 'UPLOADING', index, busy: false })
    },
    [form, index],
  )
  return useUploads({
    type: 'product',
    allowed: imagesPerVariant,
    onAdd: (images) => form.send({ type: 'ADD_IMAGES', index, images }),
    onBusy: (busy) => form.send({ type: 'UPLOADING', index, busy }),
  })
}

/** The mark of imported pictures, beside their title (R52). */
export function ImportedImages({ index }: { index: number }) {
  const words = useWords()
  const first = usePart((form) => firstVariant(form) === index)
  return useImported('images') && first ? <Badge tone="accent">{words.imported}</Badge> : null
}

/** The pictures of one variant, and those on their way to it. */
export function Images({ index, uploads, paste = false }: { index: number; uploads: Uploads; paste?: boolean }) {
  const form = useForm()
  const { i18n } = useLingui()
  const images = usePart(({ draft }) => draft.variants[index]?.images ?? [])
  const path = `variants.${index}.images`
  const errors = useErrors(path)
  return (
    <GalleryOf
      name={path}
      label={fieldName(i18n, 'images')}
      bare
      error={errors.map((one) => sentenceOf(i18n, one))}
      images={images}
      uploads={uploads}
      pasteAnywhere={paste}
      onMove={(from, to) => form.send({ type: 'MOVE_IMAGE', index, from, to })}
      onType={(image, value) => form.send({ type: 'SET_IMAGE_TYPE', index, image, value })}
      onStatus={(image, value) => form.send({ type: 'SET_IMAGE_STATUS', index, image, value })}
      onDelete={(image) => form.send({ type: 'DELETE_IMAGE', index, image })}
      onRestore={(image) => form.send({ type: 'RESTORE_IMAGE', index, image })}
    />
  )
}
