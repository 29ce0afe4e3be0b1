import type { ProductInput, Variant } from '#api/contract/catalog/products.ts'
import { normalized } from '#api/rules/catalog/product-sums.ts'
import type { FormContext } from './form.types.ts'
import { sendable } from './payload.ts'

/**
 * The product as it was before its save, to be saved over it again; `null` where that would not bring all of it back: a variant or a picture
 * that was taken out is gone, and one that came may be sold by now. A stock that the save changed goes back only if it has not moved since.
 */
export function wayBack({ original, draft }: Pick<FormContext, 'original' | 'draft'>): ProductInput | null {
  const now = new Map(draft.variants.map((one) => [one.id, one]))
  if (draft.variants.length !== original.variants.length) return null
  const same = original.variants.every((before) => {
    const after = now.get(before.id)
    return before.id && after && !after.deleted && pictures(before) === pictures(after)
  })
  if (!same) return null
  const { variants, ...product } = normalized(original)
  return sendable({
    ...product,
    variants: variants.map((one) => ({ ...one, quantity_loaded: Number(now.get(one.id)?.quantity) })),
  })
}

function pictures({ images }: Variant): string {
  return JSON.stringify(images.flatMap(({ image, deleted }) => (deleted ? [] : [image])).sort())
}
