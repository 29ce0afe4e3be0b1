import { imagesPerVariant } from '#api/rules/platform/files.ts'
import { shownImages } from '#api/rules/platform/gallery.ts'
import type { FormContext, FormEvent } from '#machines/catalog/product-form/form.types.ts'
import type { Filling } from './marketplace-import.machine.ts'

/** The variant whose barcode is looked for, and whose pictures are filled in. */
export function firstVariant({ draft }: Pick<FormContext, 'draft'>): number {
  return Math.max(
    0,
    draft.variants.findIndex((one) => one.is_default && !one.deleted),
  )
}

/** The name that an import would replace (R53), and how many pictures there is still room for (R52). */
export function placeIn(form: Pick<FormContext, 'draft' | 'lists'>): { name: string; room: number } {
  const images = form.draft.variants[firstVariant(form)]?.images ?? []
  return { name: nameIn(form), room: Math.max(0, imagesPerVariant - shownImages(images).length) }
}

/** What the form is told when an import fills it. What was not found, and other languages, stay as they are. */
export function fillingEvents(form: Pick<FormContext, 'draft' | 'lists'>, filling: Filling): FormEvent[] {
  const { brand_id, category_id, name, images } = filling
  const language_id = form.lists.languages[0]?.id
  const events: FormEvent[] = []
  if (brand_id !== null) events.push({ type: 'SET_FIELD', key: 'brand_id', value: brand_id })
  if (category_id !== null) events.push({ type: 'CHOOSE_MAIN_CATEGORY', id: category_id })
  if (name !== null && language_id !== undefined)
    events.push({ type: 'SET_TEXT', language_id, key: 'name', value: name })
  if (images.length > 0) {
    const added = images.map((image) => ({ image: image.name, url: image.url }))
    events.push({ type: 'ADD_IMAGES', index: firstVariant(form), images: added })
  }
  return events
}

export type ImportedField = 'brand' | 'category' | 'name' | 'images'

/** Whether a field holds what was imported: an edit takes the mark away. */
export function isImported(
  form: Pick<FormContext, 'draft' | 'lists'>,
  filling: Filling | null,
  field: ImportedField,
): boolean {
  if (!filling) return false
  switch (field) {
    case 'brand':
      return filling.brand_id !== null && form.draft.brand_id === filling.brand_id
    case 'category':
      return filling.category_id !== null && form.draft.main_category_id === filling.category_id
    case 'name':
      return filling.name !== null && nameIn(form) === filling.name
    case 'images': {
      const names = new Set(filling.images.map((image) => image.name))
      return form.draft.variants.some(({ images }) => shownImages(images).some(({ image }) => names.has(image)))
    }
  }
}

function nameIn({ draft, lists }: Pick<FormContext, 'draft' | 'lists'>): string {
  const language = lists.languages[0]?.id
  return draft.translations.find((one) => one.language_id === language)?.name ?? ''
}
