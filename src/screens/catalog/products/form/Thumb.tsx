import { useLingui } from '@lingui/react'
import { urlOf } from '#api/contract/platform/files.ts'
import { frontOf, shownImages } from '#api/rules/platform/gallery.ts'
import { Picture } from '#screens/platform/gallery/Picture.tsx'
import { ImageIcon } from '#ui/icons.ts'
import { useForm, usePart } from './form-actor.ts'
import { variantName } from './names.ts'
import { focusWhenDrawn } from './useWantedFocus.ts'
import styles from './VariantTable.module.css'

/** The front picture of a variant, small; a press opens its pictures. */
export function Thumb({ index }: { index: number }) {
  const form = useForm()
  const { i18n } = useLingui()
  const image = usePart(({ draft }) => {
    const images = draft.variants[index]?.images ?? []
    return frontOf(images) ?? shownImages(images)[0] ?? null
  })
  const name = usePart(({ draft, lists }) => variantName(i18n, draft, lists, index))
  const label = i18n._(/*i18n*/ { id: 'variants.images_of', message: '{name}: görseller', values: { name } })
  return (
    <button
      type="button"
      className={styles.thumb}
      title={label}
      aria-label={label}
      onClick={() => {
        form.send({ type: 'OPEN_VARIANT', index })
        focusWhenDrawn(`variants.${index}.images`)
      }}
    >
      {image ? <Picture url={image.url ?? urlOf(image.image)} alt="" size={96} /> : <ImageIcon aria-hidden />}
    </button>
  )
}
