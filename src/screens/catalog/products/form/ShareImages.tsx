import { useLingui } from '@lingui/react'
import { cellsBefore } from '#machines/catalog/product-form/pasted-block.ts'
import { lackingOf } from '#machines/catalog/product-form/shared-images.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'
import { useLocked } from '#ui/locked.ts'
import { Refusable } from '#ui/Refusable.tsx'
import { useForm, usePart } from './form-actor.ts'
import styles from './VariantDetails.module.css'

const takeBack = /*i18n*/ { id: 'undo.take', message: 'Geri al' }
const shared = /*i18n*/ {
  id: 'variants.images_shared',
  message: 'Görseller {count, plural, other {# varyanta}} verildi.',
}

/** How long the message stays that offers to take the pictures back. */
const offeredMs = 10_000

/** Gives the pictures of a variant to all that share one of its values, such as all in red, or to all others. */
export function ShareImages({ index }: { index: number }) {
  const locked = useLocked().length > 0
  const options = usePart(({ draft }) => [...draft.selected_options, null])
  if (locked) return null
  return (
    <div className={styles.share}>
      {options.map((option_id) => (
        <Share key={option_id} index={index} option_id={option_id} />
      ))}
    </div>
  )
}

/** Offered where it gives anybody a picture. */
function Share({ index, option_id }: { index: number; option_id: number | null }) {
  const form = useForm()
  const { i18n } = useLingui()
  const event = { type: 'SHARE_IMAGES', index, option_id } as const
  const refusals = useShown(useRefusals(form, event).map(({ at: _, ...one }) => one))
  const count = usePart(({ draft }) => lackingOf(draft, event).length)
  const value = usePart(({ draft, lists }) => {
    const own = draft.variants[index]?.options.find((one) => one.option_id === option_id)
    const option = lists.options.find(({ id }) => id === option_id)
    return option?.values.find(({ id }) => id === own?.option_value_id)?.name ?? ''
  })
  if (count === 0 || (option_id !== null && value === '')) return null
  const give = () => {
    const { draft: before } = form.getSnapshot().context
    form.send(event)
    const { draft } = form.getSnapshot().context
    const cells = lackingOf(before, event).flatMap(({ index: at }) => {
      const images = draft.variants[at]?.images
      return images ? [{ index: at, key: 'images' as const, value: images }] : []
    })
    toast({ type: 'success', message: shared, about: { count: cells.length }, offer: takeBack, ms: offeredMs }, () => {
      const { status, context } = form.getSnapshot()
      if (status === 'active') form.send({ type: 'FILL_VARIANTS', cells: cellsBefore(before, context.draft, cells) })
    })
  }
  return (
    <Refusable size="compact" refusals={refusals} onPress={give}>
      {option_id === null
        ? i18n._(
            /*i18n*/ {
              id: 'variants.share_all',
              message: 'Görselleri öteki {count, plural, other {# varyanta}} da ver',
              values: { count },
            },
          )
        : i18n._(
            /*i18n*/ {
              id: 'variants.share_value',
              message: 'Görselleri {value} olan {count, plural, other {# varyanta}} ver',
              values: { value, count },
            },
          )}
    </Refusable>
  )
}
